import { useState } from 'react'
import { commonTexts } from '../../../common/texts.ts'
import { Button } from '../../../ui/kit/button.tsx'
import styles from '../../cases/components/case.module.css'
import type { DeskParcel } from '../contract-desk.ts'
import { carrierName } from '../parcel.ts'
import { deskParcelTexts as texts } from '../texts-desk.ts'
import { ParcelDialog, RemoveParcelDialog } from './parcel-dialog.tsx'

type Opened =
  | { readonly what: 'write'; readonly parcel: DeskParcel | null }
  | { readonly what: 'remove'; readonly parcel: DeskParcel }

/** Parcels of an order, at the desk: what is on its way, and writing down another one. */
export function Parcels({ parcels, mayWrite }: { parcels: readonly DeskParcel[]; mayWrite: boolean }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      {parcels.length === 0 && <p className={styles.by}>{texts.none}</p>}
      <ul className={`plain-list ${styles.stack}`}>
        {parcels.map(parcel => (
          <li key={parcel.id} className={styles.portIn}>
            <p className={styles.portInHead}>
              <strong>{carrierName(parcel.carrier)}</strong>
              <a href={parcel.follow} target="_blank" rel="noreferrer">
                <span>{parcel.code}</span>
                <span className="visually-hidden">{` ${commonTexts.opensInNewTab}`}</span>
              </a>
            </p>
            {mayWrite && (
              <div className={styles.actions}>
                <Button
                  small
                  variant="secondary"
                  aria-label={texts.of(texts.correct, parcel.code)}
                  onClick={() => setOpened({ what: 'write', parcel })}
                >
                  {texts.correct}
                </Button>
                <Button
                  small
                  variant="quiet"
                  aria-label={texts.of(texts.remove, parcel.code)}
                  onClick={() => setOpened({ what: 'remove', parcel })}
                >
                  {texts.remove}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <div>
          <Button small variant="secondary" onClick={() => setOpened({ what: 'write', parcel: null })}>
            {texts.add}
          </Button>
        </div>
      )}
      {opened?.what === 'write' && <ParcelDialog parcel={opened.parcel} onClose={close} />}
      {opened?.what === 'remove' && <RemoveParcelDialog parcel={opened.parcel} onClose={close} />}
    </>
  )
}

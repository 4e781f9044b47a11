import { useState } from 'react'
import { formatEuro } from '../../../common/money.ts'
import { Button } from '../../../ui/kit/button.tsx'
import styles from '../../cases/components/case.module.css'
import { dayInWords } from '../../cases/delivery-texts.ts'
import type { DeskReturn } from '../contract-desk.ts'
import { recordInWords } from '../record-words.ts'
import { type ReturnOutcome, type ReturnRecord, returnOutcomes } from '../returns.ts'
import { deskReturnTexts as texts } from '../texts-desk.ts'
import { ReturnDialog, UndoReturnDialog } from './return-dialogs.tsx'
import ownStyles from './returns-at-desk.module.css'

type Opened =
  | { readonly what: 'settle'; readonly device: DeskReturn; readonly outcome: ReturnOutcome }
  | { readonly what: 'undo'; readonly device: DeskReturn; readonly record: ReturnRecord }

type Props = { returns: readonly DeskReturn[]; today: string; mayWrite: boolean }

/** Rented devices that come back, at the desk: how many and by when, what came of them, and writing that down. */
export function ReturnsAtDesk({ returns, today, mayWrite }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <ul className={`plain-list ${styles.stack}`}>
        {returns.map(device => (
          <li key={device.position} className={styles.portIn}>
            <p className={styles.portInHead}>
              <strong>{device.name}</strong>
              <span className={styles.by}>{stateOf(device)}</span>
            </p>
            {device.open > 0 && device.priceInCents > 0 && (
              <p className={styles.by}>{texts.price(formatEuro(device.priceInCents))}</p>
            )}
            <Records
              device={device}
              onUndo={mayWrite ? record => setOpened({ what: 'undo', device, record }) : null}
            />
            {mayWrite && device.open > 0 && (
              <div className={styles.actions}>
                {returnOutcomes.map(outcome => (
                  <Button
                    key={outcome}
                    small
                    variant={outcome === 'received' ? 'secondary' : 'quiet'}
                    aria-label={texts.of(texts.actions[outcome], device.name)}
                    onClick={() => setOpened({ what: 'settle', device, outcome })}
                  >
                    {texts.actions[outcome]}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {opened?.what === 'settle' && (
        <ReturnDialog device={opened.device} outcome={opened.outcome} today={today} onClose={close} />
      )}
      {opened?.what === 'undo' && (
        <UndoReturnDialog device={opened.device} record={opened.record} onClose={close} />
      )}
    </>
  )
}

function stateOf({ quantity, open, lastDay, dueOn }: DeskReturn): string {
  if (lastDay === null || dueOn === null || quantity === 0) return texts.goesOn
  if (open === 0) return texts.settled(dayInWords(lastDay))
  return texts.by(texts.count(open, quantity), dayInWords(lastDay), dayInWords(dueOn))
}

type RecordsProps = { device: DeskReturn; onUndo: ((record: ReturnRecord) => void) | null }

/** The records of a device, each with its undo. */
function Records({ device, onUndo }: RecordsProps) {
  if (device.records.length === 0) return null
  return (
    <ul className={`plain-list ${ownStyles.records}`}>
      {device.records.map(record => (
        <li key={record.id}>
          <span>
            {[
              recordInWords(record),
              record.amountInCents !== null && texts.charged(formatEuro(record.amountInCents)),
              record.words,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {onUndo && (
            <Button
              small
              variant="quiet"
              aria-label={texts.of(texts.undo, recordInWords(record))}
              onClick={() => onUndo(record)}
            >
              {texts.undo}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

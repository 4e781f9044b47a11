import { Package } from 'lucide-react'
import { commonTexts } from '../../../common/texts.ts'
import type { OrderDelivery } from '../../tracking/contract.ts'
import { parcelTexts as texts } from '../texts.ts'
import styles from './parcel-list.module.css'

/** Parcels that are on their way, each with the page of its carrier. */
export const ParcelList = ({ parcels }: { parcels: OrderDelivery['parcels'] }) => (
  <ul className={`plain-list ${styles.list}`} aria-label={texts.title}>
    {parcels.map(({ carrier, code, link }) => (
      <li key={`${carrier} ${code}`}>
        <Package aria-hidden="true" />
        <div>
          <a href={link} target="_blank" rel="noreferrer">
            <span>{carrier === null ? texts.followOther : texts.follow(carrier)}</span>
            <span className="visually-hidden">{` ${commonTexts.opensInNewTab}`}</span>
          </a>
          <p className={styles.code}>{texts.code(code)}</p>
        </div>
      </li>
    ))}
  </ul>
)

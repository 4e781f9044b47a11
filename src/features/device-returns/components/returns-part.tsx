import { PackageOpen } from 'lucide-react'
import { formatEuro } from '../../../common/money.ts'
import { DetailsBlock } from '../../../ui/layout/details-block.tsx'
import { wholeDay } from '../../agreements/components/ways-out.ts'
import { DocumentLinks } from '../../documents/components/document-links.tsx'
import type { OrderReturns } from '../../tracking/contract.ts'
import { returnTexts as texts } from '../texts.ts'
import styles from './returns-part.module.css'

type Device = OrderReturns['devices'][number]

/** Rented devices that come back, as their customer reads of them: which, by when, and what came. */
export function ReturnsPart({ returns: { devices, slipPath } }: { returns: OrderReturns }) {
  const highest = Math.max(0, ...devices.filter(({ open }) => open > 0).map(each => each.priceInCents))
  return (
    <DetailsBlock heading="h2" title={texts.title}>
      {slipPath !== null && <p>{texts.intro}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {devices.map(device => (
          <li key={`${device.name} ${device.dueOn}`}>
            <PackageOpen aria-hidden="true" />
            <div>
              <strong>{texts.counted(device.quantity, device.name)}</strong>
              <p className={styles.state}>{stateOf(device)}</p>
            </div>
          </li>
        ))}
      </ul>
      {slipPath !== null && <DocumentLinks documents={[{ title: texts.slip, path: slipPath }]} />}
      {highest > 0 && <p className={styles.state}>{texts.cost(formatEuro(highest))}</p>}
    </DetailsBlock>
  )
}

function stateOf({ quantity, open, received, missing, chargedInCents, waived, dueOn }: Device): string {
  return [
    open > 0 && texts.by(wholeDay(dueOn)),
    open === quantity && texts.none,
    received > 0 && texts.received(received, quantity),
    missing > 0 && texts.missing(missing, formatEuro(chargedInCents)),
    waived > 0 && texts.waived(waived),
  ]
    .filter(Boolean)
    .join(' ')
}

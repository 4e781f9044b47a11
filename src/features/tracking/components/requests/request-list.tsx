import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatEuro } from '../../../../common/money.ts'
import { paidTexts } from '../../../../common/texts.ts'
import { Badge } from '../../../../ui/kit/badge.tsx'
import { Price } from '../../../../ui/kit/price.tsx'
import { TextWithAmounts } from '../../../../ui/kit/text-with-amounts.tsx'
import { exclConstruction } from '../../../addresses/promise-texts.ts'
import { vatPercentage } from '../../../carts/totals.ts'
import { productTypeNames } from '../../../catalogue/texts.ts'
import { formatDay } from '../../../customers/components/mijn/dates.ts'
import type { StateTexts } from '../../../customers/texts.ts'
import { requestTexts } from '../../../customers/texts.ts'
import type { OrderSummary } from '../../contract-mijn.ts'
import styles from './request-list.module.css'

/** The state of an order or a quote in two words. */
export const StateBadge = ({ state: { label, tone } }: { state: StateTexts }) => (
  <Badge tone={tone}>{label}</Badge>
)

/** An order or a quote in a list. */
export type ListedRequest = Omit<OrderSummary, 'state' | 'progress' | 'installationAddress' | 'origin'> & {
  readonly state: StateTexts
  /** Its address of delivery and its quote, each on a line of its own. */
  readonly places: readonly string[]
  /** The page with everything about it. */
  readonly to: string
}

/** Orders or quotes, the newest first: what it is, how it stands, what it costs, excl. VAT. */
export const RequestList = ({ requests }: { requests: readonly ListedRequest[] }) => (
  <div className={styles.requests}>
    <ul className={`plain-list ${styles.list}`}>
      {requests.map(({ number, productType, createdAt, totals, construction, state, places, to }) => (
        <li key={number} className={styles.item}>
          <div className={styles.what}>
            <Link to={to} className={styles.link}>
              <span>{productTypeNames[productType]}</span> <span className={styles.number}>{number}</span>
            </Link>
            {places.map(place => (
              <span key={place} className={styles.place}>
                {place}
              </span>
            ))}
            <span className={styles.date}>{formatDay(createdAt)}</span>
          </div>
          <div className={styles.state}>
            <StateBadge state={state} />
          </div>
          <div className={styles.prices}>
            {totals.monthlyInCents > 0 && (
              <Price amount={formatEuro(totals.monthlyInCents)} per={paidTexts.perMonth} />
            )}
            {totals.oneTimeInCents > 0 && (
              <Price size="small" amount={formatEuro(totals.oneTimeInCents)} per={paidTexts.oneTime} />
            )}
            {construction && (
              <span className={styles.note}>
                <TextWithAmounts>{exclConstruction(construction)}</TextWithAmounts>
              </span>
            )}
          </div>
          <p className={styles.next}>{state.next}</p>
          <ChevronRight aria-hidden="true" className={styles.arrow} />
        </li>
      ))}
    </ul>
    <p className={styles.note}>{requestTexts.withoutVat(vatPercentage)}</p>
  </div>
)

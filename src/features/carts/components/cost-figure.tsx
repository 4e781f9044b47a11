import { formatEuro } from '../../../common/money.ts'
import { paidTexts } from '../../../common/texts.ts'
import { Amount } from '../../../ui/kit/price.tsx'
import {
  type Cost,
  type CostlyMonths,
  costsOf,
  firstInvoiceNote,
  overTermLabel,
  shortestSummedTerm,
} from '../costs.ts'
import type { PricedLine } from '../order-lines.ts'
import { cartTableTexts, costTexts, termFactsTexts } from '../texts.ts'
import styles from './cost-figure.module.css'
import { MonthBar, MonthSwatch } from './month-bar.tsx'
import { isTotalUnknown, NotInTotals } from './not-in-totals.tsx'
import { WithVat } from './vat.tsx'

type Props = {
  /** Lines of one order, or of several that bind for the same term. */
  orders: readonly (readonly PricedLine[])[]
  /** Shown above it where there is more than one figure. */
  title?: string | undefined
}

/**
 * The costs of an order at a glance: its months as a bar where the first are free, and its sums
 * (docs/decisions/order-flow.md#what-it-costs-in-one-figure). The sums are a list, for screen readers and on paper as well.
 */
export function CostFigure({ orders, title }: Props) {
  const lines = orders.flat()
  if (lines.length === 0) return null
  const { term, months, monthly, oneTime, firstInvoice, overTerm } = costsOf(orders)
  const [note, ...others] = new Set(orders.map(firstInvoiceNote))
  return (
    <figure className={styles.figure}>
      <figcaption className={title ? styles.title : 'visually-hidden'}>{title ?? costTexts.title}</figcaption>
      {months.length > 0 && (
        <div className={styles.schedule}>
          <MonthBar months={months} />
          <dl className={styles.months}>
            {months.map(each => (
              <OfMonths key={each.from} months={each} />
            ))}
          </dl>
        </div>
      )}
      <dl className={styles.sums}>
        {months.length === 0 && <Sum label={cartTableTexts.monthly} cost={monthly} />}
        <Sum label={cartTableTexts.oneTime} cost={oneTime} lines={lines} />
        <Sum
          label={termFactsTexts.firstInvoice}
          cost={firstInvoice}
          lines={lines}
          note={others.length === 0 ? note : undefined}
        />
        {term >= shortestSummedTerm && <Sum label={overTermLabel(term)} cost={overTerm} lines={lines} />}
      </dl>
    </figure>
  )
}

/** Months that cost the same, with the colour that they have in the bar. */
const OfMonths = ({ months: { from, to, each, isFree } }: { months: CostlyMonths }) => (
  <div>
    <dt>
      <MonthSwatch isFree={isFree} />
      <span>{costTexts.months(from, to)}</span>
    </dt>
    <dd>
      {isFree && each.inCents === 0 ? (
        <span>{costTexts.free}</span>
      ) : (
        <>
          <Amount>{formatEuro(each.inCents)}</Amount>
          {from < to && <span className={styles.soft}>{` ${paidTexts.perMonth}`}</span>}
          {isFree && <span className={styles.soft}>{`, ${costTexts.subscriptionFree}`}</span>}
          <WithVat cents={each.withVatInCents} />
        </>
      )}
    </dd>
  </div>
)

type SumProps = {
  label: string
  cost: Cost
  /** Lines whose costs may not all be in it. */
  lines?: readonly PricedLine[]
  note?: string | undefined
}

/** A sum under its name; money that nobody knows yet is said, and is not drawn as € 0,00. */
const Sum = ({ label, cost, lines = [], note }: SumProps) => (
  <div>
    <dt>{label}</dt>
    {isTotalUnknown(cost.inCents, lines) ? (
      <dd>
        <span>{costTexts.notKnown}</span>
        <span className={styles.note}>{costTexts.construction}</span>
      </dd>
    ) : (
      <dd>
        <Amount>{formatEuro(cost.inCents)}</Amount>
        <WithVat cents={cost.withVatInCents} />
        {note && <span className={styles.note}>{note}</span>}
        <NotInTotals lines={lines} />
      </dd>
    )}
  </div>
)

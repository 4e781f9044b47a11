import { formatEuro } from '../../../common/money.ts'
import { Amount } from '../../../ui/kit/price.tsx'
import { costsOf, firstInvoiceNote, overTermLabel, shortestSummedTerm } from '../costs.ts'
import type { PricedLine } from '../order-lines.ts'
import { termFactsTexts } from '../texts.ts'
import { NotInTotals } from './not-in-totals.tsx'
import styles from './term-facts.module.css'
import { WithVat } from './vat.tsx'

/** First invoice, and the total over the term for carts that bind for a year or longer. */
export function TermFacts({ lines }: { lines: readonly PricedLine[] }) {
  if (lines.length === 0) return null
  const { term, firstInvoice, overTerm } = costsOf([lines])
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          {termFactsTexts.firstInvoice} <span className={styles.note}>{firstInvoiceNote(lines)}</span>
          <NotInTotals lines={lines} />
        </dt>
        <dd>
          <Amount>{formatEuro(firstInvoice.inCents)}</Amount>
          <WithVat cents={firstInvoice.withVatInCents} />
        </dd>
      </div>
      {term >= shortestSummedTerm && (
        <div>
          <dt>
            <span>{overTermLabel(term)}</span>
            <NotInTotals lines={lines} />
          </dt>
          <dd>
            <Amount>{formatEuro(overTerm.inCents)}</Amount>
            <WithVat cents={overTerm.withVatInCents} />
          </dd>
        </div>
      )}
    </dl>
  )
}

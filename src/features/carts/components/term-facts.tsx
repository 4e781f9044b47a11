import { formatEuro } from '../../../common/money.ts'
import { Amount } from '../../../ui/kit/price.tsx'
import { termInWords } from '../../catalogue/product-notes.ts'
import { contractTermOf, mainLine } from '../cart.ts'
import type { PricedLine } from '../order-lines.ts'
import { termFactsTexts } from '../texts.ts'
import {
  firstInvoiceInCents,
  isRecurring,
  lineTotalWithVatInCents,
  totalOverTermInCents,
  totalsOf,
} from '../totals.ts'
import { NotInTotals } from './not-in-totals.tsx'
import styles from './term-facts.module.css'
import { WithVat } from './vat.tsx'

/** First invoice, and the total over the term for carts that bind for a year or longer. */
export function TermFacts({ lines }: { lines: readonly PricedLine[] }) {
  const term = contractTermOf(lines)
  if (lines.length === 0) return null
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          {termFactsTexts.firstInvoice} <span className={styles.note}>{firstInvoiceNote(lines)}</span>
          <NotInTotals lines={lines} />
        </dt>
        <dd>
          <Amount>{formatEuro(firstInvoiceInCents(lines))}</Amount>
          <WithVat cents={firstInvoiceInCents(lines, lineTotalWithVatInCents)} />
        </dd>
      </div>
      {term >= 12 && (
        <div>
          <dt>
            <span>{termFactsTexts.overTerm(termInWords(term))}</span>
            <NotInTotals lines={lines} />
          </dt>
          <dd>
            <Amount>{formatEuro(totalOverTermInCents(lines))}</Amount>
            <WithVat cents={totalOverTermInCents(lines, lineTotalWithVatInCents)} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function firstInvoiceNote(lines: readonly PricedLine[]): string {
  const month = mainLine(lines)?.product.freeMonths ? termFactsTexts.freeMonth : termFactsTexts.month
  if (!lines.some(isRecurring)) return termFactsTexts.oneTimeOnly
  return totalsOf(lines).oneTimeInCents > 0 ? termFactsTexts.plusOneTime(month) : month
}

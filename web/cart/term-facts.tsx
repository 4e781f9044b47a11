import { termFactsTexts } from '../../content/basket-texts.ts'
import { termInWords } from '../../content/product-notes.ts'
import { type Cart, contractTermOf, mainLine } from '../../domain/cart.ts'
import { formatEuro } from '../../domain/money.ts'
import {
  firstInvoiceInCents,
  isRecurring,
  lineTotalWithVatInCents,
  totalOverTermInCents,
  totalsOf,
} from '../../domain/totals.ts'
import { Amount } from '../ui/amount.tsx'
import styles from './term-facts.module.css'
import { WithVat } from './vat.tsx'

/** First invoice, and the total over the term for carts that bind for a year or longer. */
export function TermFacts({ cart }: { cart: Cart }) {
  const term = contractTermOf(cart)
  if (cart.length === 0) return null
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          {termFactsTexts.firstInvoice} <span className={styles.note}>{firstInvoiceNote(cart)}</span>
        </dt>
        <dd>
          <Amount>{formatEuro(firstInvoiceInCents(cart))}</Amount>
          <WithVat cents={firstInvoiceInCents(cart, lineTotalWithVatInCents)} />
        </dd>
      </div>
      {term >= 12 && (
        <div>
          <dt>{termFactsTexts.overTerm(termInWords(term))}</dt>
          <dd>
            <Amount>{formatEuro(totalOverTermInCents(cart))}</Amount>
            <WithVat cents={totalOverTermInCents(cart, lineTotalWithVatInCents)} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function firstInvoiceNote(cart: Cart): string {
  const month = mainLine(cart)?.product.freeMonths ? termFactsTexts.freeMonth : termFactsTexts.month
  if (!cart.some(isRecurring)) return termFactsTexts.oneTimeOnly
  return totalsOf(cart).oneTimeInCents > 0 ? termFactsTexts.plusOneTime(month) : month
}

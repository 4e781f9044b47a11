import { formatEuro } from '../../../../common/money.ts'
import { Facts } from '../../../../platform/mail/templates/components.tsx'
import { withNotIn } from '../../../addresses/promise-texts.ts'
import type { Cart } from '../../../carts/cart-line.ts'
import { formatProductName } from '../../../carts/product-names.ts'
import { vatPercentage } from '../../../carts/totals.ts'
import { termInWords } from '../../../catalogue/product-notes.ts'
import { amountsOf, differencesBetween, type LineDifference } from '../../line-differences.ts'
import { lineDifferencesTexts as texts } from './texts.ts'

/** Differences between two carts as a table: each product, then both totals. */
export function LineDifferences({ before, after }: { before: Cart; after: Cart }) {
  const [was, is] = [amountsOf(before), amountsOf(after)]
  const changed = (from: string, to: string) => (from === to ? to : texts.was(to, from))
  const paidOnce = (name: 'oneTimeInCents' | 'firstInvoiceInCents') =>
    changed(
      withNotIn(formatEuro(was[name]), was.construction),
      withNotIn(formatEuro(is[name]), is.construction),
    )
  return (
    <Facts
      rows={[
        ...differencesBetween(before, after).map(
          line => [formatProductName(line.product), changeInWords(line)] as const,
        ),
        [texts.monthly, changed(formatEuro(was.monthlyInCents), formatEuro(is.monthlyInCents))],
        [texts.oneTime, paidOnce('oneTimeInCents')],
        [texts.firstInvoice, paidOnce('firstInvoiceInCents')],
        [
          texts.term,
          was.termInMonths === is.termInMonths
            ? ''
            : texts.was(termInWords(is.termInMonths), termInWords(was.termInMonths)),
        ],
        [texts.amounts, texts.withoutVat(vatPercentage)],
      ]}
    />
  )
}

function changeInWords({ before, after }: LineDifference): string {
  if (before === 0) return texts.added(after)
  return after === 0 ? texts.removed : texts.changed(before, after)
}

import { Facts } from '../../../../platform/mail/templates/components.tsx'
import { formatEuro } from '../../../../shared/money.ts'
import { termInWords } from '../../../catalogue/product-notes.ts'
import type { Cart } from '../../../checkout/rules/cart-line.ts'
import { vatPercentage } from '../../../checkout/rules/totals.ts'
import { formatProductName } from '../../../orders/product-names.ts'
import { amountsOf, differencesBetween, type LineDifference } from '../../line-differences.ts'

/** Differences between two carts as a table: each product, then both totals. */
export function LineDifferences({ before, after }: { before: Cart; after: Cart }) {
  const [was, is] = [amountsOf(before), amountsOf(after)]
  const amount = (from: number, to: number) =>
    from === to ? formatEuro(to) : `${formatEuro(to)} (was ${formatEuro(from)})`
  return (
    <Facts
      rows={[
        ...differencesBetween(before, after).map(
          line => [formatProductName(line.product), changeInWords(line)] as const,
        ),
        ['Per maand', amount(was.monthlyInCents, is.monthlyInCents)],
        ['Eenmalig', amount(was.oneTimeInCents, is.oneTimeInCents)],
        ['Eerste factuur', amount(was.firstInvoiceInCents, is.firstInvoiceInCents)],
        [
          'Looptijd',
          was.termInMonths === is.termInMonths
            ? ''
            : `${termInWords(is.termInMonths)} (was ${termInWords(was.termInMonths)})`,
        ],
        ['Bedragen', `excl. ${vatPercentage}%\u00a0btw`],
      ]}
    />
  )
}

function changeInWords({ before, after }: LineDifference): string {
  if (before === 0) return `${after} × erbij`
  return after === 0 ? 'vervalt' : `${after} × (was ${before} ×)`
}

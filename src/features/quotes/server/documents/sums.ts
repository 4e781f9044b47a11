import { formatEuro } from '../../../../common/money.ts'
import { withNotInTotals } from '../../../addresses/promise-texts.ts'
import type { PricedLine } from '../../../carts/order-lines.ts'
import {
  firstInvoiceInCents,
  type LineAmount,
  lineTotalInCents,
  lineTotalWithVatInCents,
  vatPercentage,
} from '../../../carts/totals.ts'
import { overTermOf } from '../../over-term.ts'
import { type OfferedPart, sumOfParts } from '../../quote.ts'
import { overTermTitle } from '../../texts-overview.ts'
import { quoteDocumentTexts as texts } from './texts.ts'

/** First invoice and total over the term of parts, excl. and incl. VAT. */
export function sums(
  parts: readonly OfferedPart[],
  which: { readonly isWhole: boolean },
): readonly (readonly [string, string])[] {
  const overTerm = overTermOf(parts, which)
  const all = parts.flatMap(({ lines }) => lines)
  return [
    [
      texts.firstInvoice,
      both(amountOf => sumOfParts(parts, which, lines => firstInvoiceInCents(lines, amountOf)), all),
    ],
    ...(overTerm
      ? [
          [
            overTermTitle(overTerm.months),
            both(amountOf => overTermOf(parts, which, amountOf)?.inCents ?? 0, all),
          ] as const,
        ]
      : []),
  ]
}

const both = (sum: (amountOf: LineAmount) => number, lines: readonly PricedLine[]): string =>
  withNotInTotals(
    texts.amount(formatEuro(sum(lineTotalInCents)), formatEuro(sum(lineTotalWithVatInCents)), vatPercentage),
    lines,
  )

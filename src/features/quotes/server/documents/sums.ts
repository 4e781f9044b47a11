import { formatEuro } from '../../../../common/money.ts'
import { withNotInTotals } from '../../../addresses/promise-texts.ts'
import type { PricedLine } from '../../../carts/order-lines.ts'
import { firstInvoiceInCents, lineTotalWithVatInCents, vatPercentage } from '../../../carts/totals.ts'
import { type OverTerm, overTermOf } from '../../over-term.ts'
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
      both(
        {
          inCents: sumOfParts(parts, which, firstInvoiceInCents),
          withVatInCents: sumOfParts(parts, which, lines =>
            firstInvoiceInCents(lines, lineTotalWithVatInCents),
          ),
        },
        all,
      ),
    ],
    ...(overTerm ? [[overTermTitle(overTerm.months), both(overTerm, all)] as const] : []),
  ]
}

const both = ({ inCents, withVatInCents }: Omit<OverTerm, 'months'>, lines: readonly PricedLine[]): string =>
  withNotInTotals(texts.amount(formatEuro(inCents), formatEuro(withVatInCents), vatPercentage), lines)

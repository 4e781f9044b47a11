import { formatEuro } from '../../../../common/money.ts'
import { notInTotals } from '../../../addresses/promise-texts.ts'
import {
  firstInvoiceInCents,
  type LineAmount,
  lineTotalInCents,
  lineTotalWithVatInCents,
  vatPercentage,
} from '../../../checkout/rules/totals.ts'
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
  const excluded = notInTotals(parts.flatMap(({ lines }) => lines))
  return [
    [
      texts.firstInvoice,
      both(amountOf => sumOfParts(parts, which, lines => firstInvoiceInCents(lines, amountOf)), excluded),
    ],
    ...(overTerm
      ? [
          [
            overTermTitle(overTerm.months),
            both(amountOf => overTermOf(parts, which, amountOf)?.inCents ?? 0, excluded),
          ] as const,
        ]
      : []),
  ]
}

const both = (sum: (amountOf: LineAmount) => number, excluded: string | null): string =>
  [
    texts.amount(formatEuro(sum(lineTotalInCents)), formatEuro(sum(lineTotalWithVatInCents)), vatPercentage),
    excluded,
  ]
    .filter(Boolean)
    .join(', ')

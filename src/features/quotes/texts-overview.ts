import { formatEuro } from '../../common/money.ts'
import { withNotInTotals } from '../addresses/promise-texts.ts'
import { termInWords } from '../catalogue/product-notes.ts'
import { addressLine } from '../details/facts.ts'
import { overTermOf } from './over-term.ts'
import type { OfferedPart, QuotePart } from './quote.ts'

/* Words of what all parts of a quote come to. */

/** @param months null where parts have terms that differ */
export const overTermTitle = (months: number | null): string =>
  months === null ? 'Totaal over de looptijd van elk deel' : `Totaal over ${termInWords(months)}`

/** How many different addresses parts have, in words. */
export function addressCount(parts: readonly Pick<QuotePart, 'address'>[]): string {
  const { size } = new Set(parts.map(({ address }) => addressLine(address)))
  return size === 1 ? '1 adres' : `${size} adressen`
}

/** The sum of parts over their terms, excl. VAT, and to how many addresses they go. */
export function overviewFacts(
  parts: readonly (OfferedPart & Pick<QuotePart, 'address'>)[],
  which: { readonly isWhole: boolean },
): readonly (readonly [string, string])[] {
  const overTerm = overTermOf(parts, which)
  return [
    ...(overTerm
      ? [
          [
            overTermTitle(overTerm.months),
            withNotInTotals(
              `${formatEuro(overTerm.inCents)} excl. btw`,
              parts.flatMap(({ lines }) => lines),
            ),
          ] as const,
        ]
      : []),
    [overviewTexts.addresses, addressCount(parts)],
  ]
}

const overviewTexts = { addresses: 'Levering op' } as const

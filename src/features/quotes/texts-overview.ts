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

type Facts = readonly (readonly [string, string])[]

/** The sum of parts over their terms, excl. VAT; none where no part binds for a year. */
export function overTermFacts(parts: readonly OfferedPart[], which: { readonly isWhole: boolean }): Facts {
  const overTerm = overTermOf(parts, which)
  if (!overTerm) return []
  const amount = withNotInTotals(
    `${formatEuro(overTerm.inCents)} excl. btw`,
    parts.flatMap(({ lines }) => lines),
  )
  return [[overTermTitle(overTerm.months), amount]]
}

/** To how many addresses parts go. */
export const addressFacts = (parts: readonly Pick<QuotePart, 'address'>[]): Facts => [
  [overviewTexts.addresses, addressCount(parts)],
]

/** Names the parts that bind for a term, in months. */
export const partsOfTermTitle = (term: number, count: number): string =>
  overviewTexts.partsOfTerm(term === 0 ? null : termInWords(term), count)

const overviewTexts = {
  addresses: 'Levering op',
  /** @param term null for what is paid once */
  partsOfTerm: (term: string | null, count: number) =>
    `${term === null ? 'Zonder looptijd' : `Looptijd ${term}`}, ${count === 1 ? '1 deel' : `${count} delen`}`,
} as const

import { contractTermOf } from '../carts/cart.ts'
import { type LineAmount, totalOverTermInCents } from '../carts/totals.ts'
import { linesOfPart, type OfferedPart, sumOfParts } from './quote.ts'

/** The sum of parts over their terms, one-time charges included. */
export type OverTerm = {
  /** null where the parts bind for terms that differ: each counts with its own. */
  readonly months: number | null
  readonly inCents: number
}

/** null where no part binds for a year. @param amountOf excl. VAT, unless another amount of a line is asked for */
export function overTermOf(
  parts: readonly OfferedPart[],
  which: { readonly isWhole: boolean },
  amountOf?: LineAmount,
): OverTerm | null {
  const terms = new Set(parts.map(part => contractTermOf(linesOfPart(part, which))))
  const [months = 0] = terms
  if (Math.max(0, ...terms) < 12) return null
  return {
    months: terms.size === 1 ? months : null,
    inCents: sumOfParts(parts, which, lines => totalOverTermInCents(lines, amountOf)),
  }
}

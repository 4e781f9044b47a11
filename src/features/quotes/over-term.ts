import { type Cost, costsOf, shortestSummedTerm } from '../carts/costs.ts'
import { linesOfPart, type OfferedPart } from './quote.ts'

/** Lines of the parts that bind for a term, in months. */
export type PartsOfTerm = {
  readonly term: number
  readonly orders: readonly ReturnType<typeof linesOfPart>[]
}

/** Parts by the term that they bind for, the longest first. */
export function byTerm(
  parts: readonly OfferedPart[],
  which: { readonly isWhole: boolean },
): readonly PartsOfTerm[] {
  const all = parts.map(part => {
    const lines = linesOfPart(part, which)
    return { lines, term: costsOf([lines]).term }
  })
  return [...new Set(all.map(({ term }) => term))]
    .toSorted((one, other) => other - one)
    .map(term => ({ term, orders: all.filter(part => part.term === term).map(({ lines }) => lines) }))
}

/** The sum of parts over their terms, one-time charges included. */
export type OverTerm = Cost & {
  /** null where the parts bind for terms that differ: each counts with its own. */
  readonly months: number | null
}

/** null where no part binds for a year. */
export function overTermOf(
  parts: readonly OfferedPart[],
  which: { readonly isWhole: boolean },
): OverTerm | null {
  const terms = byTerm(parts, which)
  const [longest, ...others] = terms
  if (!longest || longest.term < shortestSummedTerm) return null
  const sums = terms.map(({ orders }) => costsOf(orders).overTerm)
  const sum = (of: keyof Cost) => sums.reduce((total, each) => total + each[of], 0)
  return {
    months: others.length === 0 ? longest.term : null,
    inCents: sum('inCents'),
    withVatInCents: sum('withVatInCents'),
  }
}

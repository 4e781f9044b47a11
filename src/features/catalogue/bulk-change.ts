import { inOrder, type Offering } from './offering.ts'

/* One change of many offerings: the same for the table that shows it beforehand and for what is stored. */

/** Amounts to which a price is rounded, in cents: half of one counts as a whole one. */
export const roundings = [1, 5, 10, 50, 100] as const
export type Rounding = (typeof roundings)[number]

export type BulkAction =
  /** `cents` more, or less where it is below 0. */
  | { readonly kind: 'amount'; readonly cents: number; readonly rounding: Rounding }
  /** `hundredths` of a percent more, or less where it is below 0. */
  | { readonly kind: 'percentage'; readonly hundredths: number; readonly rounding: Rounding }
  /** Behind this offering, in the order in which they stand; null: before all others of their type. */
  | { readonly kind: 'move'; readonly behind: number | null }
  | { readonly kind: 'end' }

/** An offering that the deed changes. */
export type BulkChange = {
  readonly before: Offering
  /** null where it ends. */
  readonly after: Offering | null
  /** The price before it was rounded, in ten-thousandths of a cent; null where no price changes. */
  readonly exact: number | null
}

/** Why nothing of it can be done. */
export type BulkProblem = 'below-zero' | 'too-high' | 'of-several-types' | 'behind-itself' | 'gone'

const parts = 10_000
const highest = 100_000_000

/**
 * These offerings as an action makes them, with those that it moves out of the way; or why it cannot be done, and of which.
 * @param sold everything that is sold
 */
export function bulkChange(
  sold: ReadonlyMap<number, Offering>,
  ids: readonly number[],
  deed: BulkAction,
): readonly BulkChange[] | { readonly problem: BulkProblem; readonly of: Offering | null } {
  const chosen = [...new Set(ids)].flatMap(id => sold.get(id) ?? [])
  if (chosen.length < new Set(ids).size) return { problem: 'gone', of: null }
  switch (deed.kind) {
    case 'end':
      return chosen.map(before => ({ before, after: null, exact: null }))
    case 'move':
      return moved([...sold.values()], chosen, deed.behind)
    default:
      return priced(chosen, deed)
  }
}

type Priced = Extract<BulkAction, { readonly kind: 'amount' | 'percentage' }>

/** The price that a deed makes of one, in ten-thousandths of a cent. */
const exactPrice = (cents: number, deed: Priced): number =>
  deed.kind === 'amount' ? (cents + deed.cents) * parts : cents * (parts + deed.hundredths)

/** @param exact in ten-thousandths of a cent */
export const rounded = (exact: number, to: Rounding): number =>
  Math.floor((2 * exact + to * parts) / (2 * to * parts)) * to

function priced(
  chosen: readonly Offering[],
  deed: Priced,
): readonly BulkChange[] | { readonly problem: BulkProblem; readonly of: Offering } {
  const changes: BulkChange[] = []
  for (const before of chosen) {
    const exact = exactPrice(before.priceInCents, deed)
    const priceInCents = rounded(exact, deed.rounding)
    if (priceInCents < 0) return { problem: 'below-zero', of: before }
    if (priceInCents > highest) return { problem: 'too-high', of: before }
    if (priceInCents === before.priceInCents) continue
    // A device is bought at the price that the offering shows.
    const device = before.device && { ...before.device, productBuyPriceInCents: priceInCents }
    changes.push({ before, after: { ...before, priceInCents, device }, exact })
  }
  return changes
}

function moved(
  sold: readonly Offering[],
  chosen: readonly Offering[],
  behind: number | null,
): readonly BulkChange[] | { readonly problem: BulkProblem; readonly of: Offering | null } {
  const [first] = chosen
  if (!first) return []
  const ids = new Set(chosen.map(({ id }) => id))
  const other = chosen.find(({ productType }) => productType !== first.productType)
  if (other) return { problem: 'of-several-types', of: other }
  const rest = sold
    .filter(({ id, productType }) => productType === first.productType && !ids.has(id))
    .toSorted(inOrder)
  const place = behind === null ? 0 : rest.findIndex(({ id }) => id === behind) + 1
  if (behind !== null && place === 0)
    return { problem: 'behind-itself', of: sold.find(({ id }) => id === behind) ?? null }
  const order = [...rest.slice(0, place), ...chosen.toSorted(inOrder), ...rest.slice(place)]
  let last = -1
  return order.flatMap((before): readonly BulkChange[] => {
    // Others keep their place where there is room.
    last = ids.has(before.id) ? last + 1 : Math.max(before.position, last + 1)
    return before.position === last ? [] : [{ before, after: { ...before, position: last }, exact: null }]
  })
}

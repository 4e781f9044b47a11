import { usualDeliveryWeeks } from '../../common/working-days.ts'
import {
  type DeliveryTerms,
  type DeliveryWeeks,
  isMainProduct,
  type ProductOffering,
  withPlaceOf,
} from '../catalogue/product.ts'
import type { FibreAvailability } from '../catalogue/product-sub-types.ts'

/**
 * The one place that says of an internet line at an address whether it can be had, in how many weeks and what its
 * construction costs (docs/decisions/orders.md#a-promise-has-a-source).
 */

/** The answer of a network about an address, of any technology. */
export type NetworkRow = DeliveryTerms & { readonly availability: FibreAvailability }

export type LinePromise = {
  /** Ordered right away, only after a quote, or not at all. */
  readonly obtainable: 'now' | 'by-quote' | 'no'
  /** null where it is agreed upon. */
  readonly weeks: DeliveryWeeks | null
  /** Costs of construction, excl. VAT; 0 where there are none, null where they are not known yet. */
  readonly constructionInCents: number | null
}

const unknownRow: NetworkRow = { availability: 'other', weeks: null, constructionInCents: null }

const obtainableBy = {
  'on-net': 'now',
  'near-net': 'by-quote',
  other: 'by-quote',
  'no-net': 'no',
} as const satisfies Record<FibreAvailability, LinePromise['obtainable']>

/**
 * The promise of a row; null where no network says anything. What lies in the building needs no construction unless
 * the row has a sum for it. What is not there has neither weeks nor costs, whatever its row says.
 */
export function promiseOfRow(row: NetworkRow | null): LinePromise {
  const { availability, weeks, constructionInCents } = row ?? unknownRow
  const obtainable = obtainableBy[availability]
  if (obtainable === 'no') return { obtainable, weeks: null, constructionInCents: null }
  return {
    obtainable,
    weeks: weeks && weeks.to > 0 ? weeks : null,
    constructionInCents: obtainable === 'now' ? (constructionInCents ?? 0) : constructionInCents,
  }
}

/**
 * A line of no address, or of a time when rows were not kept: what lies ready is delivered as usual, the rest as agreed, and what
 * its construction cost stands among the lines.
 */
function rowBefore({ fiber, fiberLineAvailability }: ProductOffering): NetworkRow {
  const availability = fiber ? (fiberLineAvailability ?? 'on-net') : 'on-net'
  return {
    availability,
    weeks: availability === 'on-net' ? usualDeliveryWeeks : null,
    constructionInCents: 0,
  }
}

/** The answer of the networks about a line at its address. */
export const rowOf = (line: ProductOffering): NetworkRow => line.delivery ?? rowBefore(line)

/** The promise of a line: the word of a colleague in its quote, else what the networks say. */
export function promiseOfLine(line: ProductOffering): LinePromise {
  const ofRow = promiseOfRow(rowOf(line))
  const said = line.delivery?.said
  if (!said) return ofRow
  return {
    obtainable: ofRow.obtainable === 'now' ? 'now' : 'by-quote',
    weeks: said.weeks,
    constructionInCents: said.constructionInCents,
  }
}

/** Whether a line is delivered in the weeks that the shop promises in general, and with them in days. */
export const isDeliveredAsUsual = (promise: LinePromise | null): boolean =>
  promise === null ||
  (promise.obtainable === 'now' &&
    promise.weeks?.from === usualDeliveryWeeks.from &&
    promise.weeks.to === usualDeliveryWeeks.to)

/** Whether a colleague has to say when a line is delivered and what its construction costs: nobody else does. */
export function needsWord(line: ProductOffering): boolean {
  const { obtainable, weeks, constructionInCents } = promiseOfLine(line)
  return obtainable !== 'now' && (weeks === null || constructionInCents === null)
}

/** A line of a cart, a quote or an order: of a product, or with a text of its own, which says nothing of an address. */
export type AnyLine = { readonly product: ProductOffering } | { readonly text: string }

/** The internet lines among lines of any kind. */
export const internetLinesOf = (lines: readonly AnyLine[]): readonly ProductOffering[] =>
  lines.flatMap(line =>
    'product' in line && line.product.productType === 'internet' && isMainProduct(line.product)
      ? [line.product]
      : [],
  )

/** The promise of several lines: that of their internet line; null where there is none, which no address decides about. */
export function promiseOf(lines: readonly AnyLine[]): LinePromise | null {
  const [line] = internetLinesOf(lines)
  return line ? promiseOfLine(line) : null
}

/** Costs of construction that no total has: the known ones, and whether there are others. */
export type Construction = { readonly knownInCents: number; readonly isUnknown: boolean }

/** Costs of construction of lines, of one order or of many; null where there are none. */
export const constructionOf = (lines: readonly AnyLine[]): Construction | null =>
  constructionIn(internetLinesOf(lines).map(promiseOfLine))

/** The same of promises. */
export function constructionIn(
  promises: readonly Pick<LinePromise, 'constructionInCents'>[],
): Construction | null {
  const costs = promises.map(({ constructionInCents }) => constructionInCents)
  const knownInCents = costs.reduce<number>((sum, cents) => sum + (cents ?? 0), 0)
  const isUnknown = costs.includes(null)
  return knownInCents > 0 || isUnknown ? { knownInCents, isUnknown } : null
}

const rank = { now: 0, 'by-quote': 1, no: 2 } as const

/** Whether a row promises less than another did: it can be had less, later, or for more; what is not known is worst. */
export function isWorse(now: NetworkRow, before: NetworkRow): boolean {
  const [is, was] = [promiseOfRow(now), promiseOfRow(before)]
  const isMore = (one: number | null, other: number | null) => other !== null && (one === null || one > other)
  return (
    rank[is.obtainable] > rank[was.obtainable] ||
    isMore(is.weeks?.to ?? null, was.weeks?.to ?? null) ||
    isMore(is.constructionInCents, was.constructionInCents)
  )
}

/** A line with what is known of it at an address. */
export const lineWithRow = (line: ProductOffering, row: NetworkRow): ProductOffering => ({
  ...line,
  fiberLineAvailability: line.fiber ? row.availability : null,
  delivery: { ...row, said: null, quote: null },
})

/** Lines at an address in a shop that makes no quotes: what only a quote could tell cannot be had there. */
export const orderableOnly = (lines: readonly ProductOffering[]): readonly ProductOffering[] =>
  lines.map(line =>
    promiseOfLine(line).obtainable === 'by-quote'
      ? lineWithRow(line, { ...unknownRow, availability: 'no-net' })
      : line,
  )

/** Whether the networks give less of any of these lines now than they did when it was sold. @param offered the lines at its address */
export const givesLess = (sold: readonly AnyLine[], offered: readonly ProductOffering[]): boolean =>
  internetLinesOf(sold).some(line => isWorse(rowOf(lineAmong(line, offered)), rowOf(line)))

/** Lines as they are where those offered there are known; what is no internet line is the same everywhere. */
export const requalified = <Line extends AnyLine>(
  lines: readonly Line[],
  offered: readonly ProductOffering[],
): readonly Line[] =>
  lines.map(line =>
    'product' in line && internetLinesOf([line]).length > 0
      ? { ...line, product: lineAmong(line.product, offered) }
      : line,
  )

/** A line as rules judge it where the networks do not count: as one that lies ready. */
export const asIfReady = (line: ProductOffering): ProductOffering =>
  withPlaceOf(line, { fiberLineAvailability: line.fiber ? 'on-net' : null, delivery: null })

/**
 * A line where the lines offered at its address are known: one that is not among them has to be looked into if it is fibre, and
 * is not there if it is DSL.
 */
export function lineAmong(line: ProductOffering, offered: readonly ProductOffering[]): ProductOffering {
  const here = offered.find(({ id }) => id === line.id)
  if (here) return lineWithRow(line, rowOf(here))
  return lineWithRow(line, line.fiber ? unknownRow : { ...unknownRow, availability: 'no-net' })
}

import type { ProductOffering } from '../../catalogue/product.ts'
import { isInternetLine } from '../../catalogue/product.ts'
import { lineWithRow, type NetworkRow } from '../line-promise.ts'
import type { CoverageRow } from './coverage-table.ts'

/** The offer of a technology at an address. */
type Reach = NetworkRow & { readonly maxDownloadMbs: number; readonly maxUploadMbs: number }

/** Availability at an address, by technology. */
export type Qualification = {
  readonly fibre: Reach
  /** null where there is no copper line. */
  readonly dsl: Reach | null
}

const bestFirst: readonly NetworkRow['availability'][] = ['on-net', 'near-net', 'other', 'no-net']

/**
 * The most precise row of each technology decides: one address, then one house number, one postcode, the narrowest
 * range; of equally precise ones the best. Where no network says anything of fibre it is `other`: somebody has to look,
 * for nobody said that it cannot be had. Copper that nobody speaks of is not there.
 */
export function qualificationFrom(rows: readonly CoverageRow[]): Qualification {
  const fibre = decisive(rows, 'fibre')
  const dsl = decisive(rows, 'dsl')
  return {
    fibre: fibre ? reachOf(fibre) : nobodyKnows,
    dsl: dsl?.availability === 'on-net' ? reachOf(dsl) : null,
  }
}

const nobodyKnows: Reach = {
  availability: 'other',
  maxDownloadMbs: 0,
  maxUploadMbs: 0,
  weeks: null,
  constructionInCents: null,
}

const reachOf = (row: CoverageRow): Reach => ({
  availability: row.availability,
  maxDownloadMbs: row.maxDownloadMbs,
  maxUploadMbs: row.maxUploadMbs,
  weeks: row.weeksTo > 0 ? { from: row.weeksFrom, to: row.weeksTo } : null,
  constructionInCents: row.oneTimeInCents,
})

const decisive = (rows: readonly CoverageRow[], technology: CoverageRow['technology']): CoverageRow | null =>
  rows
    .filter(row => row.technology === technology)
    .toSorted(
      (a, b) =>
        precision(b) - precision(a) ||
        a.postcodeCount - b.postcodeCount ||
        bestFirst.indexOf(a.availability) - bestFirst.indexOf(b.availability) ||
        b.maxDownloadMbs - a.maxDownloadMbs,
    )[0] ?? null

const precision = (row: CoverageRow): number =>
  (row.houseNumber === null ? 0 : 1) + (row.suffix === null ? 0 : 1)

/**
 * The internet lines that the catalogue has for such an address, each with what the networks say of it there. Lines are limited to
 * the speed that can be delivered where that is known: copper, on-net and near-net. Of no-net and other fibre all lines
 * are given: to say that they cannot be had, or to ask for a quote of.
 */
export const linesFor = (
  offerings: readonly ProductOffering[],
  { fibre, dsl }: Qualification,
): readonly ProductOffering[] =>
  offerings.filter(isInternetLine).flatMap(line => {
    if (!line.fiber) return dsl && isWithin(line, dsl) ? [lineWithRow(line, rowIn(dsl))] : []
    const isLimited = fibre.availability === 'on-net' || fibre.maxDownloadMbs > 0
    return !isLimited || isWithin(line, fibre) ? [lineWithRow(line, rowIn(fibre))] : []
  })

const rowIn = ({ availability, weeks, constructionInCents }: Reach): NetworkRow => ({
  availability,
  weeks,
  constructionInCents,
})

const isWithin = (
  line: ProductOffering,
  limit: { readonly maxDownloadMbs: number; readonly maxUploadMbs: number },
): boolean =>
  (line.downloadSpeedMbs ?? 0) <= limit.maxDownloadMbs && (line.uploadSpeedMbs ?? 0) <= limit.maxUploadMbs

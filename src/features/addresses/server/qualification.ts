import type { ProductOffering } from '../../catalogue/product.ts'
import type { FibreAvailability } from '../../catalogue/product-sub-types.ts'
import { isInternetLine } from '../../checkout/rules/internet.ts'
import type { CoverageRow } from './coverage-table.ts'

/** Availability at an address, by technology. */
export type Qualification = {
  readonly fibre: {
    readonly availability: FibreAvailability
    readonly maxDownloadMbs: number
    readonly maxUploadMbs: number
  }
  /** null where there is no copper line. */
  readonly dsl: { readonly maxDownloadMbs: number; readonly maxUploadMbs: number } | null
}

const bestFirst: readonly FibreAvailability[] = ['on-net', 'near-net', 'other', 'no-net']

/**
 * The most precise row of each technology decides: one address, then one house number, one postcode, the narrowest
 * range; of equally precise ones the best. Where no network says anything of fibre it is `other`: somebody has to look,
 * for nobody said that it cannot be had. Copper that nobody speaks of is not there.
 */
export function qualificationFrom(rows: readonly CoverageRow[]): Qualification {
  const fibre = decisive(rows, 'fibre')
  const dsl = decisive(rows, 'dsl')
  return {
    fibre: fibre ?? { availability: 'other', maxDownloadMbs: 0, maxUploadMbs: 0 },
    dsl: dsl?.availability === 'on-net' ? dsl : null,
  }
}

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
 * The internet lines that the catalogue has for such an address, fibre with its availability there. Lines are limited to
 * the speed that can be delivered where that is known: copper, on-net and near-net. Of no-net and other fibre all lines
 * are given: to say that they cannot be had, or to ask for a quote of.
 */
export const linesFor = (
  offerings: readonly ProductOffering[],
  { fibre, dsl }: Qualification,
): readonly ProductOffering[] =>
  offerings.filter(isInternetLine).flatMap(line => {
    if (!line.fiber) return dsl && isWithin(line, dsl) ? [line] : []
    const isLimited = fibre.availability === 'on-net' || fibre.maxDownloadMbs > 0
    return !isLimited || isWithin(line, fibre) ? [{ ...line, fiberLineAvailability: fibre.availability }] : []
  })

const isWithin = (
  line: ProductOffering,
  limit: { readonly maxDownloadMbs: number; readonly maxUploadMbs: number },
): boolean =>
  (line.downloadSpeedMbs ?? 0) <= limit.maxDownloadMbs && (line.uploadSpeedMbs ?? 0) <= limit.maxUploadMbs

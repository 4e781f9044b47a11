import type { FibreAvailability } from '../catalogue/product-sub-types.ts'
import { type CorrectedPlace, widthOf } from './corrected-place.ts'

/** The word of networks and colleagues on an address, and which of it counts (decisions, "Coverage"). */

export const technologies = ['fibre', 'dsl'] as const
export type Technology = (typeof technologies)[number]

/** The offer of a technology. */
export type Said = {
  readonly technology: Technology
  readonly availability: FibreAvailability
  /** 0 where nothing can be delivered or nobody knows. */
  readonly maxDownloadMbs: number
  readonly maxUploadMbs: number
  /** Whole weeks until the delivery; 0 to 0 where nobody knows. */
  readonly weeksFrom: number
  readonly weeksTo: number
  /** Once, excl. VAT; null where it is not known. */
  readonly oneTimeInCents: number | null
}

/** A row of an import: coverage of one place by one network. */
export type CoverageRow = Said & {
  readonly networkOwner: string
  /** First and last postcode; the same for a single one. */
  readonly zipCodeFrom: string
  readonly zipCodeTo: string
  /** How many postcodes could lie from its first to its last; 1 for a single one. */
  readonly postcodeCount: number
  /** null where it holds for every house number. */
  readonly houseNumber: number | null
  /** null where it holds for every suffix of the number; '' is the number without one. */
  readonly suffix: string | null
}

/** The word of a colleague, which stands above every row of an import. */
export type CoverageCorrection = Said &
  CorrectedPlace & {
    readonly id: string
    /** The first and the last day on which it holds, as 2026-11-29; no last one where nobody knows yet. */
    readonly startsOn: string
    readonly endsOn: string | null
    /** The source of a colleague's word: "gebeld met de netbeheerder". */
    readonly source: string
    readonly reason: string
    readonly madeBy: string | null
    /** ISO 8601 */
    readonly madeAt: string
  }

/** Everything that is said of one address, in no particular order. */
export type SaidOfPlace = {
  readonly rows: readonly CoverageRow[]
  /** Those that cover the address and have not been ended. */
  readonly corrections: readonly CoverageCorrection[]
}

/** The word that decides about a technology at an address. */
export type DecidedBy =
  | {
      readonly kind: 'correction'
      readonly correction: CoverageCorrection
      /** The row that would decide without it. */
      readonly row: CoverageRow | null
    }
  | { readonly kind: 'row'; readonly row: CoverageRow }
  /** Nobody says anything of it here. */
  | { readonly kind: 'nothing' }

/**
 * A correction beats every row; among corrections the narrower wins, then the newer. Among rows the most precise decides: one
 * address, then one house number, one postcode, the narrowest range; of equally precise ones the best: availability, speed, costs,
 * weeks, and where all these are alike the first network by name.
 * @param day on which it counts, in the Netherlands
 */
export function decidedBy(said: SaidOfPlace, technology: Technology, day: string): DecidedBy {
  const row = decisiveRow(said.rows, technology)
  const correction = decisiveCorrection(said.corrections, technology, day)
  if (correction) return { kind: 'correction', correction, row }
  return row ? { kind: 'row', row } : { kind: 'nothing' }
}

const bestFirst: readonly FibreAvailability[] = ['on-net', 'near-net', 'other', 'no-net']

const decisiveRow = (rows: readonly CoverageRow[], technology: Technology): CoverageRow | null =>
  rows
    .filter(row => row.technology === technology)
    .toSorted(
      (a, b) =>
        precision(b) - precision(a) ||
        a.postcodeCount - b.postcodeCount ||
        bestFirst.indexOf(a.availability) - bestFirst.indexOf(b.availability) ||
        b.maxDownloadMbs - a.maxDownloadMbs ||
        b.maxUploadMbs - a.maxUploadMbs ||
        knownFirst(a.oneTimeInCents, b.oneTimeInCents) ||
        knownFirst(a.weeksTo || null, b.weeksTo || null) ||
        a.weeksFrom - b.weeksFrom ||
        a.networkOwner.localeCompare(b.networkOwner, 'nl'),
    )[0] ?? null

/** A known figure before one that nobody knows, and the least first. */
const knownFirst = (a: number | null, b: number | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : a - b

const precision = (row: CoverageRow): number =>
  (row.houseNumber === null ? 0 : 1) + (row.suffix === null ? 0 : 1)

const decisiveCorrection = (
  corrections: readonly CoverageCorrection[],
  technology: Technology,
  day: string,
): CoverageCorrection | null =>
  corrections
    .filter(correction => correction.technology === technology && holdsOn(correction, day))
    .toSorted(comesFirst)[0] ?? null

type Period = Pick<CoverageCorrection, 'startsOn' | 'endsOn'>

/** Whether a correction holds on a day. */
export const holdsOn = ({ startsOn, endsOn }: Period, day: string): boolean =>
  startsOn <= day && (endsOn === null || day <= endsOn)

/** Whether two hold on a same day. */
export const periodsMeet = (one: Period, other: Period): boolean =>
  (one.endsOn === null || other.startsOn <= one.endsOn) &&
  (other.endsOn === null || one.startsOn <= other.endsOn)

type Ranked = CorrectedPlace & Pick<CoverageCorrection, 'madeAt' | 'id'>

/** Orders corrections by what counts first: the narrower, then the newer. */
export function comesFirst(a: Ranked, b: Ranked): number {
  const [widthA, widthB] = [widthOf(a), widthOf(b)]
  if (widthA !== widthB) return widthA < widthB ? -1 : 1
  if (a.madeAt !== b.madeAt) return a.madeAt > b.madeAt ? -1 : 1
  return a.id > b.id ? -1 : 1
}

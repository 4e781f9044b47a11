import { isOrderable, needsQuote } from '../carts/internet/lines.ts'
import type { ProductOffering } from '../catalogue/product.ts'

/** Which internet lines can be had at an address, and why one cannot. */

export const technologies = ['fibre', 'dsl'] as const
export type Technology = (typeof technologies)[number]

/** A line that a client asks for; what it does not say is any. */
export type WantedLine = {
  readonly technology: Technology | null
  readonly downloadMbs: number
  readonly uploadMbs: number
}

export type UnavailabilityCode =
  | 'unknownAddress'
  | 'noNetwork'
  | 'quoteNeeded'
  | 'speedNotAvailable'
  | 'unknownOffering'
  | 'notSold'

export type LineVerdict =
  | { readonly kind: 'qualified'; readonly lines: readonly ProductOffering[] }
  | {
      readonly kind: 'unqualified'
      readonly reason: UnavailabilityCode
      /** The other lines that can be had here. */
      readonly alternatives: readonly ProductOffering[]
    }

export const technologyOf = ({ fiber }: Pick<ProductOffering, 'fiber'>): Technology =>
  fiber ? 'fibre' : 'dsl'

/** @param lines the lines at the address, null where there is no such address */
export function lineVerdict(wanted: WantedLine, lines: readonly ProductOffering[] | null): LineVerdict {
  if (!lines) return { kind: 'unqualified', reason: 'unknownAddress', alternatives: [] }
  const offered = lines.filter(isOrderable)
  const fitting = offered.filter(line => isWanted(line, wanted))
  if (fitting.length > 0) return { kind: 'qualified', lines: fitting }
  return { kind: 'unqualified', reason: reasonOf(wanted, lines), alternatives: distinct(offered) }
}

const ofTechnology = (line: ProductOffering, { technology }: WantedLine): boolean =>
  technology === null || technologyOf(line) === technology

const isWanted = (line: ProductOffering, wanted: WantedLine): boolean =>
  ofTechnology(line, wanted) &&
  (line.downloadSpeedMbs ?? 0) >= wanted.downloadMbs &&
  (line.uploadSpeedMbs ?? 0) >= wanted.uploadMbs

function reasonOf(wanted: WantedLine, lines: readonly ProductOffering[]): UnavailabilityCode {
  const own = lines.filter(line => ofTechnology(line, wanted))
  if (own.some(isOrderable)) return 'speedNotAvailable'
  return own.some(line => needsQuote(line) && isWanted(line, wanted)) ? 'quoteNeeded' : 'noNetwork'
}

/** One of each technology and speed, the slowest first: lines differ by their term too. */
export function distinct(lines: readonly ProductOffering[]): readonly ProductOffering[] {
  const bySpeed = new Map(
    lines.map(line => [`${line.fiber} ${line.downloadSpeedMbs} ${line.uploadSpeedMbs}`, line]),
  )
  return [...bySpeed.values()].toSorted(
    (a, b) =>
      (a.downloadSpeedMbs ?? 0) - (b.downloadSpeedMbs ?? 0) ||
      (a.uploadSpeedMbs ?? 0) - (b.uploadSpeedMbs ?? 0),
  )
}

/** Verdict on one offering of the catalogue, with the lines of its term as alternatives. */
export function offeringVerdict(
  offering: ProductOffering,
  lines: readonly ProductOffering[] | null,
): LineVerdict {
  if (lines?.some(line => line.id === offering.id && isOrderable(line)))
    return { kind: 'qualified', lines: lines.filter(line => line.id === offering.id) }
  const wanted: WantedLine = {
    technology: technologyOf(offering),
    downloadMbs: offering.downloadSpeedMbs ?? 0,
    uploadMbs: offering.uploadSpeedMbs ?? 0,
  }
  if (!lines) return { kind: 'unqualified', reason: 'unknownAddress', alternatives: [] }
  const sameTerm = lines.filter(
    line => isOrderable(line) && line.contractDuration === offering.contractDuration,
  )
  return { kind: 'unqualified', reason: reasonOf(wanted, lines), alternatives: distinct(sameTerm) }
}

export type QualificationResult = 'qualified' | 'alternate' | 'unqualified'

export const resultOf = (verdict: LineVerdict, withAlternatives: boolean): QualificationResult =>
  verdict.kind === 'qualified'
    ? 'qualified'
    : withAlternatives && verdict.alternatives.length > 0
      ? 'alternate'
      : 'unqualified'

/** The result of a whole: the worst of its items. */
export const worstOf = (results: readonly QualificationResult[]): QualificationResult =>
  results.find(result => result === 'unqualified') ??
  results.find(result => result === 'alternate') ??
  'qualified'

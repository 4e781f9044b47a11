import type { Technology } from '../addresses/coverage.ts'
import type { LineReason, LineVerdict } from '../addresses/line-verdict.ts'
import type { ProductOffering } from '../catalogue/product.ts'

/** Which internet lines can be had at an address, and why one cannot. */

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

export type Unavailability = {
  readonly code: UnavailabilityCode
  /** The word of the rule on the line, where it is the rule that refuses it. */
  readonly reason?: LineReason
}

export type Qualified =
  | { readonly kind: 'qualified'; readonly lines: readonly ProductOffering[] }
  | {
      readonly kind: 'unqualified'
      readonly unavailable: Unavailability
      /** The other lines that can be had here. */
      readonly alternatives: readonly ProductOffering[]
    }

const unknownAddress: Qualified = {
  kind: 'unqualified',
  unavailable: { code: 'unknownAddress' },
  alternatives: [],
}

export const technologyOf = ({ fiber }: Pick<ProductOffering, 'fiber'>): Technology =>
  fiber ? 'fibre' : 'dsl'

const isReady = ({ reason }: LineVerdict): boolean => reason.kind === 'ready'
const lineOf = ({ line }: LineVerdict): ProductOffering => line

/** @param verdicts of the lines of the catalogue at the address, null where there is no such address */
export function lineQualified(wanted: WantedLine, verdicts: readonly LineVerdict[] | null): Qualified {
  if (!verdicts) return unknownAddress
  const ready = verdicts.filter(isReady)
  const fitting = ready.filter(({ line }) => isWanted(line, wanted))
  if (fitting.length > 0) return { kind: 'qualified', lines: fitting.map(lineOf) }
  return {
    kind: 'unqualified',
    unavailable: whyNot(wanted, verdicts),
    alternatives: distinct(ready.map(lineOf)),
  }
}

const ofTechnology = (line: ProductOffering, { technology }: WantedLine): boolean =>
  technology === null || technologyOf(line) === technology

const isWanted = (line: ProductOffering, wanted: WantedLine): boolean =>
  ofTechnology(line, wanted) &&
  (line.downloadSpeedMbs ?? 0) >= wanted.downloadMbs &&
  (line.uploadSpeedMbs ?? 0) >= wanted.uploadMbs

/** The lack of the line that comes nearest to it; one that no line of the catalogue is fast enough for lacks its speed. */
function whyNot(wanted: WantedLine, verdicts: readonly LineVerdict[]): Unavailability {
  const own = verdicts.filter(({ line }) => ofTechnology(line, wanted))
  const fitting = own.filter(({ line }) => isWanted(line, wanted))
  const reasons = (fitting.length > 0 ? fitting : own).map(({ reason }) => reason)
  const nearest = nearestFirst.flatMap(kind => reasons.filter(reason => reason.kind === kind))[0]
  if (!nearest) return { code: 'noNetwork' }
  if (fitting.length === 0 && own.some(isReady)) return { code: 'speedNotAvailable' }
  return { code: codes[nearest.kind], reason: nearest }
}

const nearestFirst = [
  'by-quote',
  'too-fast',
  'ready',
  'no-quotes',
  'no-network',
  'unsaid',
] as const satisfies readonly LineReason['kind'][]

const codes: Readonly<Record<LineReason['kind'], UnavailabilityCode>> = {
  ready: 'speedNotAvailable',
  'by-quote': 'quoteNeeded',
  'no-quotes': 'noNetwork',
  'no-network': 'noNetwork',
  unsaid: 'noNetwork',
  'too-fast': 'speedNotAvailable',
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

/** The same of one offering of the catalogue, with the lines of its term as alternatives. */
export function offeringQualified(
  offering: ProductOffering,
  verdicts: readonly LineVerdict[] | null,
): Qualified {
  if (!verdicts) return unknownAddress
  const own = verdicts.find(({ line }) => line.id === offering.id)
  if (own && isReady(own)) return { kind: 'qualified', lines: [own.line] }
  const sameTerm = verdicts.filter(
    each => isReady(each) && each.line.contractDuration === offering.contractDuration,
  )
  return {
    kind: 'unqualified',
    unavailable: own ? { code: codes[own.reason.kind], reason: own.reason } : { code: 'notSold' },
    alternatives: distinct(sameTerm.map(lineOf)),
  }
}

export type QualificationResult = 'qualified' | 'alternate' | 'unqualified'

export const resultOf = (qualified: Qualified, withAlternatives: boolean): QualificationResult =>
  qualified.kind === 'qualified'
    ? 'qualified'
    : withAlternatives && qualified.alternatives.length > 0
      ? 'alternate'
      : 'unqualified'

/** The result of a whole: the worst of its items. */
export const worstOf = (results: readonly QualificationResult[]): QualificationResult =>
  results.find(result => result === 'unqualified') ??
  results.find(result => result === 'alternate') ??
  'qualified'

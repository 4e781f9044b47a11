import type { ProductOffering } from '../../catalogue/product.ts'
import { isInternetLine } from '../../catalogue/product.ts'
import { type DecidedBy, decidedBy, type Said, type SaidOfPlace, type Technology } from '../coverage.ts'
import { lineWithRow, type NetworkRow, orderableOnly, promiseOfLine } from '../line-promise.ts'
import type { LineReason, LineVerdict } from '../line-verdict.ts'

/** The offer of a technology at an address. */
type Reach = NetworkRow & { readonly maxDownloadMbs: number; readonly maxUploadMbs: number }

/** Availability at an address, by technology, and who says so. */
export type Qualification = {
  readonly fibre: Reach
  /** null where there is no copper line. */
  readonly dsl: Reach | null
  readonly decidedBy: Readonly<Record<Technology, DecidedBy>>
}

/**
 * The qualification of an address, decided by `decidedBy`. Where nobody says anything of fibre it is `other`: somebody has to look,
 * for nobody said that it cannot be had. Copper that nobody speaks of is not there.
 * @param day on which it counts, in the Netherlands
 */
export function qualificationFrom(said: SaidOfPlace, day: string): Qualification {
  const fibre = decidedBy(said, 'fibre', day)
  const dsl = decidedBy(said, 'dsl', day)
  const ofFibre = wordOf(fibre)
  const ofDsl = wordOf(dsl)
  return {
    fibre: ofFibre ? reachOf(ofFibre) : nobodyKnows,
    dsl: ofDsl?.availability === 'on-net' ? reachOf(ofDsl) : null,
    decidedBy: { fibre, dsl },
  }
}

function wordOf(by: DecidedBy): Said | null {
  if (by.kind === 'nothing') return null
  return by.kind === 'row' ? by.row : by.correction
}

const nobodyKnows: Reach = {
  availability: 'other',
  maxDownloadMbs: 0,
  maxUploadMbs: 0,
  weeks: null,
  constructionInCents: null,
}

const reachOf = (said: Said): Reach => ({
  availability: said.availability,
  maxDownloadMbs: said.maxDownloadMbs,
  maxUploadMbs: said.maxUploadMbs,
  weeks: said.weeksTo > 0 ? { from: said.weeksFrom, to: said.weeksTo } : null,
  constructionInCents: said.oneTimeInCents,
})

/**
 * Every internet line that the catalogue has, with whether it is offered at such an address and why. Lines are limited to
 * the speed that can be delivered where that is known: copper, on-net and near-net. Of no-net and other fibre all lines
 * are given: to say that they cannot be had, or to ask for a quote of.
 */
export const verdictsFor = (
  offerings: readonly ProductOffering[],
  qualification: Qualification,
): readonly LineVerdict[] => offerings.filter(isInternetLine).map(line => verdictOf(line, qualification))

function verdictOf(line: ProductOffering, { fibre, dsl, decidedBy: by }: Qualification): LineVerdict {
  if (!line.fiber) {
    if (!dsl)
      return { line, isListed: false, reason: { kind: by.dsl.kind === 'nothing' ? 'unsaid' : 'no-network' } }
    return tooFast(line, dsl) ?? listed(lineWithRow(line, rowIn(dsl)))
  }
  const isLimited = fibre.availability === 'on-net' || fibre.maxDownloadMbs > 0
  return (isLimited ? tooFast(line, fibre) : null) ?? listed(lineWithRow(line, rowIn(fibre)))
}

const listed = (line: ProductOffering): LineVerdict => ({ line, isListed: true, reason: reasonOf(line) })

function reasonOf(line: ProductOffering): LineReason {
  const { obtainable } = promiseOfLine(line)
  if (obtainable === 'now') return { kind: 'ready' }
  if (obtainable === 'no') return { kind: 'no-network' }
  return { kind: 'by-quote', isNear: line.fiberLineAvailability === 'near-net' }
}

const rowIn = ({ availability, weeks, constructionInCents }: Reach): NetworkRow => ({
  availability,
  weeks,
  constructionInCents,
})

function tooFast(line: ProductOffering, limit: Reach): LineVerdict | null {
  const over = (direction: 'download' | 'upload', mostMbs: number): LineVerdict => ({
    line,
    isListed: false,
    reason: { kind: 'too-fast', direction, mostMbs },
  })
  if ((line.downloadSpeedMbs ?? 0) > limit.maxDownloadMbs) return over('download', limit.maxDownloadMbs)
  return (line.uploadSpeedMbs ?? 0) > limit.maxUploadMbs ? over('upload', limit.maxUploadMbs) : null
}

/** Ways in which the shop sells, beside lines that can be ordered right away. */
export type WaysOfSelling = {
  /** Quotes, of lines whose costs nobody knows beforehand; absent in a shop that makes none. */
  readonly makesQuotes?: true
}

/** The same as the shop sells them. */
export const verdictsSold = (
  verdicts: readonly LineVerdict[],
  { makesQuotes }: WaysOfSelling,
): readonly LineVerdict[] =>
  makesQuotes
    ? verdicts
    : verdicts.map(verdict => {
        if (verdict.reason.kind !== 'by-quote') return verdict
        const [line = verdict.line] = orderableOnly([verdict.line])
        return { line, isListed: true, reason: { kind: 'no-quotes' } }
      })

/** The internet lines that the shop shows at an address, each with what is said of it there. */
export const linesIn = (verdicts: readonly LineVerdict[]): readonly ProductOffering[] =>
  verdicts.flatMap(({ line, isListed }) => (isListed ? [line] : []))

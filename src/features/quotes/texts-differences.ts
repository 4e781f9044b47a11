import { formatEuro } from '../../common/money.ts'
import { constructionIn, type LinePromise } from '../addresses/line-promise.ts'
import { constructionInWords, promiseFactTexts, weeksInWords } from '../addresses/promise-texts.ts'
import { termInWords } from '../catalogue/product-notes.ts'
import { amountsInWords } from '../orders/totals-texts.ts'
import { partTitle } from './texts.ts'
import type { PartDifference, PartTotals } from './versions.ts'

/* How versions of a quote differ, in words. */

/** Differences between versions of a part, or of the discounts on the whole. */
export type DifferenceInWords = {
  /** null where lines are not told apart by part. */
  readonly title: string | null
  /** How the totals of the part differ; empty for the whole. */
  readonly words: string
  /** Lines by name; none of a part that is new or gone. */
  readonly lines: readonly (readonly [string, string])[]
}

/** Differences between versions by part. Where there is one part its lines are not told apart by part. */
export function differencesByPart(
  differences: readonly PartDifference[],
  partCount: number,
): readonly DifferenceInWords[] {
  const isOnly =
    partCount === 1 && differences.every(({ part, change }) => part === null || change === 'changed')
  return differences.map(({ part, change, lines, before, after }) => {
    const inWords = [
      ...lines.map(line => [line.name, differenceInWords(line)] as const),
      ...(change === 'changed' ? promiseDifferences(before?.promise ?? null, after?.promise ?? null) : []),
    ]
    if (part === null || isOnly) return { title: null, words: '', lines: inWords }
    const title = partTitle(part)
    if (change === 'removed') return { title, words: partChangeTexts.removed(before), lines: [] }
    if (change === 'added' && after)
      return { title, words: partChangeTexts.added(partTotalsInWords(after)), lines: [] }
    const words =
      before && after ? partChangeTexts.changed(partTotalsInWords(before), partTotalsInWords(after)) : ''
    return { title, words, lines: inWords }
  })
}

/** The same as rows of a name and words, lines below their part. */
export const differencesInWords = (
  differences: readonly PartDifference[],
  partCount: number,
): readonly (readonly [string, string])[] =>
  differencesByPart(differences, partCount).flatMap(({ title, words, lines }) =>
    title === null
      ? lines
      : [
          [title, words] as const,
          ...lines.map(([name, change]) => [partChangeTexts.line(name), change] as const),
        ],
  )

const partChangeTexts = {
  added: (totals: string) => `nieuw, ${totals}`,
  removed: (before: PartTotals | null) => (before ? `vervalt, was ${partTotalsInWords(before)}` : 'vervalt'),
  changed: (before: string, after: string) => (before === after ? after : `was ${before}, nu ${after}`),
  /** A line of a part, below the part. */
  line: (name: string) => `– ${name}`,
} as const

const partTotalsInWords = (totals: PartTotals): string =>
  amountsInWords(totals, constructionIn(totals.promise ? [totals.promise] : []))

/** How weeks and costs of construction differ between two versions. */
function promiseDifferences(
  before: LinePromise | null,
  after: LinePromise | null,
): readonly (readonly [string, string])[] {
  if (!before || !after) return []
  const rows = [
    [promiseFactTexts.weeks, weeksInWords(before), weeksInWords(after)],
    [promiseFactTexts.construction, constructionInWords(before), constructionInWords(after)],
  ] as const
  return rows.flatMap(([name, was, is]) => (was === is ? [] : [[name, `was ${was}, nu ${is}`] as const]))
}

type LineFacts = { readonly quantity: number; readonly amountInCents: number; readonly termInMonths: number }

/** A line before and after: `was € 50,00, nu € 45,00 per maand`. */
export function differenceInWords({
  before,
  after,
  isRecurring,
}: {
  readonly before: LineFacts | null
  readonly after: LineFacts | null
  readonly isRecurring: boolean
}): string {
  const rhythm = isRecurring ? 'per maand' : 'eenmalig'
  if (!after) return 'vervalt'
  const now = `${formatEuro(after.amountInCents)} ${rhythm}`
  if (!before) return `nieuw, ${now}`
  if (before.amountInCents !== after.amountInCents)
    return `was ${formatEuro(before.amountInCents)}, nu ${now}`
  return before.quantity === after.quantity
    ? `was ${termInWords(before.termInMonths)}, nu ${termInWords(after.termInMonths)}`
    : `was ${before.quantity} ×, nu ${after.quantity} ×`
}

import { formatEuro } from '../../common/money.ts'
import { usualDeliveryWeeks } from '../../common/working-days.ts'
import type { DeliveryWeeks } from '../catalogue/product.ts'
import { type AnyLine, type Construction, constructionOf, type LinePromise } from './line-promise.ts'

/** The promise of an internet line, in words. */

/** `1 tot 3 weken`, `1 week`. */
export const weekCount = ({ from, to }: DeliveryWeeks): string => {
  const count = to === 1 ? '1 week' : `${to} weken`
  return from === to ? count : `${from} tot ${count}`
}

/** The same of a promise, and `in overleg` where nobody has said; null is what no address decides about. */
export const weeksInWords = (promise: Pick<LinePromise, 'weeks'> | null): string => {
  const weeks = promise ? promise.weeks : usualDeliveryWeeks
  return weeks ? weekCount(weeks) : 'in overleg'
}

/** Costs of construction that a total does not have: `excl. aanleg € 1.250,00`. */
export const exclConstruction = ({ knownInCents, isUnknown }: Construction): string => {
  if (knownInCents === 0) return 'excl. aanleg, nog niet bekend'
  const known = `excl. aanleg ${formatEuro(knownInCents)}`
  return isUnknown ? `${known} en wat nog niet bekend is` : known
}

/** The costs that the totals of lines have not in them; null where they have all. */
export function notInTotals(lines: readonly AnyLine[]): string | null {
  const construction = constructionOf(lines)
  return construction && exclConstruction(construction)
}

/** Whether costs that nobody knows yet are not in the totals of lines. */
export const hasUnknownCosts = (lines: readonly AnyLine[]): boolean =>
  constructionOf(lines)?.isUnknown ?? false

/** Words of a total, such as its amount or its name, with the costs that it has not in it. */
export const withNotInTotals = (words: string, lines: readonly AnyLine[]): string =>
  withNotIn(words, constructionOf(lines))

/** The same where the costs are kept with the total. */
export const withNotIn = (words: string, construction: Construction | null): string =>
  construction ? `${words}, ${exclConstruction(construction)}` : words

/** Costs of construction by themselves: `€ 1.250,00`, `geen`, `nog niet bekend`. */
export function constructionInWords({
  constructionInCents,
}: Pick<LinePromise, 'constructionInCents'>): string {
  if (constructionInCents === null) return 'nog niet bekend'
  return constructionInCents === 0 ? 'geen' : formatEuro(constructionInCents)
}

/** When it is there and what its construction costs: `10 tot 20 weken, aanleg € 1.250,00`. */
export const promiseInWords = (promise: LinePromise): string =>
  `${weeksInWords(promise)}, aanleg ${constructionInWords(promise)}`

/** The names of what is promised, in a list of facts. */
export const promiseFactTexts = {
  weeks: 'Levertijd',
  construction: 'Kosten van de aanleg',
} as const

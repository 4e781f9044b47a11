import { formatDay } from '../../common/moments.ts'
import { formatEuro } from '../../common/money.ts'
import type { EndingLine } from './contract.ts'
import { agreementTexts, noticeTexts } from './texts.ts'

/** The cost of leaving in words, for pages, mails and documents. */

const costing = (ending: readonly EndingLine[]): readonly EndingLine[] =>
  ending.filter(({ costInCents }) => costInCents !== 0)

/** Whether a sum is said as at most so much: a percentage of a line in it is not confirmed. */
export const isSumAtMost = (ending: readonly EndingLine[]): boolean =>
  costing(ending).some(({ isAtMost }) => isAtMost)

/** A sum as it is said: `ten hoogste € 56,00`, or the sum alone where it is confirmed. */
export const sumInWords = (cents: number, isAtMost: boolean): string =>
  isAtMost ? agreementTexts.atMost(formatEuro(cents)) : formatEuro(cents)

const sharesOf = (ending: readonly EndingLine[]): readonly number[] => [
  ...new Set(costing(ending).map(({ percentage }) => percentage)),
]

/** Whether lines that end cost different shares of their price, so that each says its own. */
export const haveOwnShares = (ending: readonly EndingLine[]): boolean => sharesOf(ending).length > 1

/** The price of the months left, or the share of it, that a notice costs. */
export function priceOfMonthsLeft(ending: readonly EndingLine[]): string {
  const [share = 100, ...others] = sharesOf(ending)
  return others.length === 0 ? agreementTexts.monthsLeft(share) : noticeTexts.ownShares
}

/** Sentences on what is left to do once lines have ended: devices come back, data is fetched. */
export function afterwards(ending: readonly EndingLine[]): readonly string[] {
  const days = ending.flatMap(({ dataUntil }) => dataUntil ?? [])
  const [first] = days.toSorted()
  return [
    ...rentedWords(ending),
    ...(first === undefined ? [] : [noticeTexts.data(formatDay(new Date(first)))]),
  ]
}

/** Rented devices come back, and what one costs that does not: the highest where they differ. */
function rentedWords(ending: readonly EndingLine[]): readonly string[] {
  if (!ending.some(({ isRented }) => isRented)) return []
  const highest = Math.max(0, ...ending.flatMap(({ notReturnedInCents }) => notReturnedInCents ?? []))
  const price = highest > 0 ? [noticeTexts.notReturned(formatEuro(highest))] : []
  return [[noticeTexts.rented, ...price].join(' ')]
}

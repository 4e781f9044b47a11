import { addDays, type Day } from '../../common/working-days.ts'
import { daysOfMonth, lastDayOfTerm, monthsLater, type Term } from './term.ts'

/**
 * The cost of leaving a line before the end of its term (docs/decisions/agreements.md). The rule holds for agreements on
 * electronic communication and for cloud alike; what differs is the share that is due.
 */

/** From a day on, cents excl. VAT per month for the whole line: 0 in free months, below 0 for a discount. */
export type PriceStep = { readonly from: Day; readonly centsPerMonth: number }

/** The term and the prices that a line binds its customer to. */
export type Bond = {
  readonly term: Term
  /** By day, the earliest first; nothing is due before the first. */
  readonly prices: readonly PriceStep[]
  /** Share of the price that is due for the months left, in whole percents. */
  readonly percentage: number
}

/** Cents that are due per month on a day. */
export const priceOn = (prices: readonly PriceStep[], day: Day): number =>
  prices.findLast(({ from }) => from <= day)?.centsPerMonth ?? 0

/** Months have 28 to 31 days; a day of any of them is a whole number of these parts of a month. */
const partsOfMonth = 28n * 29n * 15n * 31n

/** Half up to the cent; a discount's half away from 0, which is to the customer's advantage. */
function toCents(parts: bigint, perCent: bigint): number {
  const size = parts < 0n ? -parts : parts
  const cents = Number((size * 2n + perCent) / (perCent * 2n))
  return parts < 0n ? 0 - cents : cents
}

type Stretch = { readonly after: Day; readonly until: Day }

/**
 * The sum over a stretch of days of what is due per month on each, in parts of a cent.
 * @param turns days on which what is due may change
 */
function dueOver({ after, until }: Stretch, turns: readonly Day[], dueOn: (day: Day) => number): bigint {
  let parts = 0n
  let day = addDays(after, 1)
  while (day <= until) {
    const firstOfNext = monthsLater(`${day.slice(0, 7)}-01`, 1)
    const next = [firstOfNext, ...turns.filter(turn => turn > day)].toSorted()[0] ?? firstOfNext
    const end = next <= until ? next : addDays(until, 1)
    const days = BigInt((Date.parse(end) - Date.parse(day)) / 86_400_000)
    parts += BigInt(dueOn(day)) * days * (partsOfMonth / BigInt(daysOfMonth(day)))
    day = end
  }
  return parts
}

/**
 * Cents excl. VAT that leaving on a last day costs: for each month left of the term the price then due, a part of a month
 * by its days. 0 once the term is over.
 */
export function costOfLeaving({ term, prices, percentage }: Bond, lastDay: Day): number {
  const until = lastDayOfTerm(term)
  if (until === null) return 0
  const turns = prices.map(({ from }) => from)
  const parts = dueOver({ after: lastDay, until }, turns, day => priceOn(prices, day))
  return toCents(parts * BigInt(percentage), partsOfMonth * 100n)
}

/** The shares of several lines, the dearest first, each with the lines that have it. */
const byShare = (bonds: readonly Bond[]) =>
  [...Map.groupBy(bonds, ({ percentage }) => percentage)].toSorted(([one], [other]) => other - one)

/** Cents per month that lines bind to on a day, until the end of the term of each. */
const boundTo = (bonds: readonly Bond[], day: Day): number =>
  bonds.reduce((sum, { term, prices }) => {
    const until = lastDayOfTerm(term)
    return until !== null && day <= until ? sum + priceOn(prices, day) : sum
  }, 0)

/**
 * Cents excl. VAT that it costs to leave lines for others: for each month left of the terms what the old prices come to above
 * what the new lines bind to in that month. 0 where the new ones cost at least as much and their terms end no sooner.
 */
export function costOfReplacing(old: readonly Bond[], by: readonly Bond[], lastDay: Day): number {
  const all = [...old, ...by]
  const ends = all.flatMap(({ term }) => lastDayOfTerm(term) ?? [])
  const turns = [
    ...all.flatMap(({ prices }) => prices.map(({ from }) => from)),
    ...ends.map(end => addDays(end, 1)),
  ]
  const shares = byShare(old)
  const due = (day: Day): number => {
    let covered = Math.max(0, boundTo(by, day))
    let hundredths = 0
    for (const [percentage, bonds] of shares) {
      const price = Math.max(0, boundTo(bonds, day))
      hundredths += Math.max(0, price - covered) * percentage
      covered = Math.max(0, covered - price)
    }
    return hundredths
  }
  const until = ends.toSorted().at(-1) ?? lastDay
  return toCents(dueOver({ after: lastDay, until }, turns, due), partsOfMonth * 100n)
}

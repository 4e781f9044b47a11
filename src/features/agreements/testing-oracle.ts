/**
 * An oracle of what leaving costs and until when a line binds, read from the decisions alone (docs/decisions/agreements.md):
 * day by day, on a calendar that is walked, without a line of the rules that it judges.
 */

/** A day of the calendar, counted from 1 January 2020. */
type CalendarDay = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly days: number
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengths = (year: number) => [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const calendar: CalendarDay[] = []
const numbers = new Map<string, number>()
for (let year = 2020; year < 2050; year++)
  for (const [month, days] of lengths(year).entries())
    for (let day = 1; day <= days; day++) {
      const two = (number: number) => String(number).padStart(2, '0')
      numbers.set(`${year}-${two(month + 1)}-${two(day)}`, calendar.length)
      calendar.push({ year, month, day, days })
    }
const names = [...numbers.keys()]

export const numberOf = (day: string): number => numbers.get(day) ?? Number.NaN
export const dayOf = (number: number): string => names[number] ?? 'outside of the calendar'

/** The day number so many months later: the day itself, or the last one of a month that lacks it. */
function later(number: number, months: number): number {
  const from = calendar[number]
  if (!from) throw new RangeError('outside of the calendar')
  let passed = 0
  let day = number - from.day + 1
  while (passed < months) {
    day += calendar[day]?.days ?? 0
    passed++
  }
  const { days } = calendar[day] ?? { days: 0 }
  return day + Math.min(from.day, days) - 1
}

/** One thing that happened to a line: it began, or it is other from a day on; a new term only where it was chosen. */
export type Happened = {
  readonly from: number
  readonly perMonth: number
  readonly freeMonths: number
  readonly newTerm: number | null
}

export type History = {
  readonly happened: readonly Happened[]
  readonly endsOn: number | null
  readonly percentage: number
}

/** The line as it is on a day; null while it is not there. */
function state({ happened, endsOn }: History, day: number) {
  if (endsOn !== null && day > endsOn) return null
  let term: { from: number; months: number } | null = null
  let now: Happened | null = null
  for (const each of happened) {
    if (each.from > day) break
    now = each
    if (each.newTerm !== null) term = { from: each.from, months: each.newTerm }
  }
  return now && term && { now, lastDay: term.months === 0 ? null : later(term.from, term.months) - 1 }
}

export function withoutCosts(history: History, noticeOn: number): number | null {
  const found = state(history, noticeOn)
  if (!found) return null
  const notice = later(noticeOn, 1)
  return found.lastDay === null ? notice : Math.max(found.lastDay, notice)
}

export function termStatus(history: History, day: number): string | null {
  const found = state(history, day)
  if (!found) return null
  if (found.lastDay === null) return 'without-term'
  return day > found.lastDay ? 'renewed' : 'within-term'
}

/** Cents that leaving on a last day costs, each day of the months left a part of its month; null while it is not there. */
export function cost(history: History, lastDay: number): number | null {
  const found = state(history, lastDay)
  if (!found) return null
  const { now } = found
  const paidFrom = later(now.from, now.freeMonths)
  // Counted by length of month, so that each sum stays whole.
  const dueDays = new Map<number, number>()
  for (let day = lastDay + 1; day <= (found.lastDay ?? -1); day++) {
    const { days } = calendar[day] ?? { days: 0 }
    if (day >= paidFrom) dueDays.set(days, (dueDays.get(days) ?? 0) + 1)
  }
  const due = (days: number, others: number) =>
    BigInt(dueDays.get(days) ?? 0) *
    BigInt(others) *
    BigInt(Math.abs(now.perMonth)) *
    BigInt(history.percentage)
  const whole = 28n * 29n * 30n * 31n * 100n
  const sum = due(28, 29 * 30 * 31) + due(29, 28 * 30 * 31) + due(30, 28 * 29 * 31) + due(31, 28 * 29 * 30)
  const cents = Number(sum / whole) + ((sum % whole) * 2n >= whole ? 1 : 0)
  return now.perMonth < 0 ? 0 - cents : cents
}

import { addDays, type Day } from '../../common/working-days.ts'

/** A line's term: so many months from a day; 0 months where the customer may leave from the first day on. */
export type Term = { readonly from: Day; readonly months: number }

/** Calendar months of notice, from the day on which it is given; never rounded to the end of a month. */
export const noticeMonths = 1

/** Days after the last one within which rented devices come back. */
export const returnDays = 14

/** Days after the last one on which a customer still fetches data from a data processing service (Data Act, article 25(2)(g)). */
export const dataDays = 30

const yearAndMonth = (day: Day): readonly [year: number, month: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
]

/** Days of the calendar month that a day lies in. */
export function daysOfMonth(day: Day): number {
  const [year, month] = yearAndMonth(day)
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** A day so many calendar months later, or that month's last day where it has no such day: 31 January, 28 February. */
export function monthsLater(day: Day, months: number): Day {
  const [year, month] = yearAndMonth(day)
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
  return addDays(first, Math.min(Number(day.slice(8)), daysOfMonth(first)) - 1)
}

/** The last day of a term; null without one. */
export const lastDayOfTerm = ({ from, months }: Term): Day | null =>
  months === 0 ? null : addDays(monthsLater(from, months), -1)

export const termStatuses = ['within-term', 'renewed', 'without-term'] as const
/** How a term is on a day: the line is bound by it, going on by the month after it, or never bound. */
export type TermStatus = (typeof termStatuses)[number]

export function termStatusOn(term: Term, day: Day): TermStatus {
  const lastDay = lastDayOfTerm(term)
  if (lastDay === null) return 'without-term'
  return day <= lastDay ? 'within-term' : 'renewed'
}

/** The first day on which a line can be gone by, once notice was given on a day, whatever it costs. */
export const earliestLastDay = (noticeOn: Day): Day => monthsLater(noticeOn, noticeMonths)

/** The last day by which a line ends without costs, once notice was given on a day. */
export function lastDayWithoutCosts(term: Term, noticeOn: Day): Day {
  const earliest = earliestLastDay(noticeOn)
  const lastDay = lastDayOfTerm(term)
  return lastDay !== null && lastDay > earliest ? lastDay : earliest
}

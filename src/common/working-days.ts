import { lazy } from './lazy.ts'

const format = lazy(
  () => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' }),
)

/** The day in the Netherlands at a moment, as the server writes days: `2026-11-24`. */
export const dutchDay = (moment: Date): string => format().format(moment)

/**
 * Dates that the shop promises after an order, in calendar days (order-flow §9; decisions, "Settled after the first
 * look").
 */

/** A day as `2026-11-24`, without an hour or a time zone. */
export type Day = string

/** Whether a day is of a year that people and the database can write, so that days before and behind it are days too. */
export const isOfUsualYear = (day: Day): boolean => day >= '2000' && day < '3000'

/** Says of a day whether nobody works although it is no weekend: a holiday or a closing day of the provider. */
export type IsClosed = (day: Day) => boolean

export type PromisedDates = {
  /** The day that the dates are counted from: the promise of another day is another one. */
  readonly orderedOn: Day
  /** The last day on which we call. */
  readonly callBy: Day
  /** The first and the last day of the delivery. */
  readonly delivery: { readonly from: Day; readonly to: Day }
}

/** Working days until the call (order-flow §9). */
const callWithin = 1

/** Weeks until the delivery of what lies ready (order-flow §9). */
export const usualDeliveryWeeks = { from: 1, to: 3 } as const

export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export function isWorkingDay(day: Day, isClosed: IsClosed): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isClosed(day)
}

/** The day itself where somebody works on it, else the next one. `isClosed` must leave a working day within a year. */
export function workingDayFrom(day: Day, isClosed: IsClosed): Day {
  for (let ahead = 0; ahead <= 366; ahead++) {
    const candidate = addDays(day, ahead)
    if (isWorkingDay(candidate, isClosed)) return candidate
  }
  throw new RangeError(`No working day within a year of ${day}`)
}

/** The day that is so many working days later; the day itself does not count. */
export function workingDaysAfter(day: Day, count: number, isClosed: IsClosed): Day {
  let reached = day
  for (let passed = 0; passed < count; passed++) reached = workingDayFrom(addDays(reached, 1), isClosed)
  return reached
}

/** The working days after a day, as many as are asked for. */
export const nextWorkingDays = (day: Day, count: number, isClosed: IsClosed): readonly Day[] =>
  Array.from({ length: count }, (_, place) => workingDaysAfter(day, place + 1, isClosed))

/** A call within one working day after the day of the order; a delivery one to three weeks after it, on working days. */
export function promisedDates(orderedOn: Day, isClosed: IsClosed): PromisedDates {
  const weeksLater = (weeks: number) => workingDayFrom(addDays(orderedOn, 7 * weeks), isClosed)
  return {
    orderedOn,
    callBy: workingDayFrom(addDays(orderedOn, callWithin), isClosed),
    delivery: { from: weeksLater(usualDeliveryWeeks.from), to: weeksLater(usualDeliveryWeeks.to) },
  }
}

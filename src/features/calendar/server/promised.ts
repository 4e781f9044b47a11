import { deliveryWeeks } from '../../../common/delivery-weeks.ts'
import { closedOn, dayInTheNetherlands, endOfDayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { IsoWeek } from '../../../common/iso-weeks.ts'
import { type Day, type PromisedDates, promisedDates } from '../../../common/working-days.ts'
import type { Config } from '../../../platform/config/config.ts'

/** Computes the promised dates of an order from its moment. */
export type PromisedFor = (orderedAt: Date) => PromisedDates

/** Counts with the provider's own closing days. */
export function promisedFor({ closingDays }: Pick<Config, 'closingDays'>): PromisedFor {
  const isClosed = closedOn(closingDays)
  const promised = ofOneDay(day => promisedDates(day, isClosed))
  return orderedAt => promised(dayInTheNetherlands(orderedAt))
}

/** The promised dates of an order of this moment, and the weeks that its buyer can prefer for the delivery. */
export type PromisedNow = (now: Date) => PromisedDates & { readonly weeks: IsoWeek[] }

export function promisedNow(config: Pick<Config, 'closingDays'>): PromisedNow {
  const promised = promisedFor(config)
  const weeksFrom = ofOneDay(from => deliveryWeeks(from, closedOn(config.closingDays)))
  return now => {
    const dates = promised(now)
    return { ...dates, weeks: weeksFrom(dates.delivery.from) }
  }
}

/** By when we call about what came in at a moment. */
export type CallBy = (openedAt: Date) => Date

/** The promised day's end. */
export function callBy(config: Pick<Config, 'closingDays'>): CallBy {
  const promised = promisedFor(config)
  const endOf = ofOneDay(endOfDayInTheNetherlands)
  return openedAt => endOf(promised(openedAt).callBy)
}

/** Remembers the last day that was asked: all that comes in today is promised the same. */
function ofOneDay<Promised>(promisedOn: (day: Day) => Promised): (day: Day) => Promised {
  let last: { readonly day: Day; readonly promised: Promised } | null = null
  return day => {
    if (last?.day !== day) last = { day, promised: promisedOn(day) }
    return last.promised
  }
}

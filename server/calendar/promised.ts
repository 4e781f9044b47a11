import { type PromisedDates, promisedDates } from '../../domain/working-days.ts'
import type { Config } from '../config.ts'
import { closedOn, dayInTheNetherlands, endOfDayInTheNetherlands } from './dutch-calendar.ts'

/** What is promised for an order at a moment. */
export type PromisedFor = (orderedAt: Date) => PromisedDates

/** Counts with the provider's own closing days. */
export function promisedFor({ closingDays }: Pick<Config, 'closingDays'>): PromisedFor {
  const isClosed = closedOn(closingDays)
  return orderedAt => promisedDates(dayInTheNetherlands(orderedAt), isClosed)
}

/** By when we call about what came in at a moment. */
export type CallBy = (openedAt: Date) => Date

/** The promised day's end. */
export function callBy(config: Pick<Config, 'closingDays'>): CallBy {
  const promised = promisedFor(config)
  return openedAt => endOfDayInTheNetherlands(promised(openedAt).callBy)
}

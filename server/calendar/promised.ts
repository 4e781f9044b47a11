import { type PromisedDates, promisedDates } from '../../domain/working-days.ts'
import type { Config } from '../config.ts'
import { closedOn, dayInTheNetherlands } from './dutch-calendar.ts'

/** What is promised for an order at a moment. */
export type PromisedFor = (orderedAt: Date) => PromisedDates

/** Counts with the provider's own closing days. */
export function promisedFor({ closingDays }: Pick<Config, 'closingDays'>): PromisedFor {
  const isClosed = closedOn(closingDays)
  return orderedAt => promisedDates(dayInTheNetherlands(orderedAt), isClosed)
}

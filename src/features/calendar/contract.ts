import * as z from 'zod/mini'
import { defineCall } from '../../common/contract/call.ts'

const Day = z.iso.date()

/** Promised dates, `2026-11-24`, counted on the server; shown next to the texts of order-flow §9. */
export const PromisedDates = z.object({
  /** The day in the Netherlands that the dates are counted from. */
  orderedOn: Day,
  /** The last day on which we call. */
  callBy: Day,
  /** The first and the last day of a delivery of what lies ready. */
  delivery: z.object({ from: Day, to: Day }),
})

export type PromisedDates = z.infer<typeof PromisedDates>

/** Promises for an order of today, and the weeks (`2026-W50`) that its buyer can prefer. */
export const PromisedToday = z.extend(PromisedDates, { weeks: z.array(z.string()) })

export type PromisedToday = z.infer<typeof PromisedToday>

/** The promises of an order of today, for everyone. */
export const calendarCalls = {
  promisedToday: defineCall({
    method: 'GET',
    path: '/api/promised-dates',
    group: 'Catalogue',
    summary: 'By when we call about an order of today, and between which days it is delivered.',
    access: 'anyone',
    limit: { max: 120, per: 'minute' },
    answers: { 200: { description: 'The days', body: PromisedToday } },
  }),
}

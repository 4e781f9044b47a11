import * as z from 'zod/mini'

const Day = z.iso.date()

/** What the shop promises in days, `2026-11-24`, counted on the server; stands beside the words of order-flow §9. */
export const PromisedDates = z.object({
  /** The day in the Netherlands that the dates are counted from. */
  orderedOn: Day,
  /** The last day on which we call. */
  callBy: Day,
  /** The first and the last day of a delivery of what lies ready. */
  delivery: z.object({ from: Day, to: Day }),
})
export type PromisedDates = z.infer<typeof PromisedDates>

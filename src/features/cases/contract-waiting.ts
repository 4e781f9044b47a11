import * as z from 'zod/mini'

/** Until when a case waits: for its day, or for its customer and that day at the latest. */
export const Waiting = z.object({ until: z.iso.date(), untilAnswer: z.boolean() })

import * as z from 'zod/mini'
import { returnOutcomes } from './returns.ts'

const day = z.iso.date()

/** The devices of a rented line that come back, as staff see them; days are `2026-11-24`, money in cents excl. VAT. */
export const DeskReturn = z.object({
  position: z.int(),
  name: z.string(),
  startedOn: day,
  /** Of each that does not come back, at most. */
  priceInCents: z.int(),
  quantity: z.int(),
  lastDay: z.nullable(day),
  dueOn: z.nullable(day),
  open: z.int(),
  records: z.array(
    z.object({
      id: z.string(),
      position: z.int(),
      outcome: z.enum(returnOutcomes),
      quantity: z.int(),
      day,
      words: z.string(),
      amountInCents: z.nullable(z.int()),
    }),
  ),
})

export type DeskReturn = z.infer<typeof DeskReturn>

import * as z from 'zod/mini'
import { carriers } from './parcel.ts'

/** A parcel of an order, as staff see it. */
export const DeskParcel = z.object({
  id: z.string(),
  carrier: z.enum(carriers),
  code: z.string(),
  /** As it was typed, of another carrier; empty otherwise. */
  link: z.string(),
  /** Address at which it is followed. */
  follow: z.string(),
})

export type DeskParcel = z.infer<typeof DeskParcel>

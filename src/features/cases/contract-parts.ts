import * as z from 'zod/mini'
import { CaseFile } from '../case-files/contract-desk.ts'
import { carriers } from '../parcels/parcel.ts'
import { portInSteps } from '../porting/port-in.ts'
import { portInRefusalNames } from './port-in-states.ts'

/* Parts of a case as staff see it; moments are ISO 8601 and days `2026-11-24`. */

export const Day = z.iso.date()

export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema)

/** An answer that can still be taken back. */
export const WaitingAnswer = z.object({
  message: z.string(),
  subject: z.string(),
  text: z.string(),
  cc: z.string(),
  /** Files that go along, which are drafts of whoever takes it back. */
  files: z.array(CaseFile),
  /** Name of the colleague who wrote it; null where that is not known any more. */
  by: orNull(z.string()),
  goesAt: z.string(),
  /** Milliseconds until then, when it was asked. */
  msLeft: z.int(),
  /** Whether a moment was chosen for it. */
  isPlanned: z.boolean(),
})

export type WaitingAnswer = z.infer<typeof WaitingAnswer>

export const PortIn = z.object({
  position: z.int(),
  number: z.string(),
  state: z.string(),
  /** As it is called: `gepland`. */
  stateLabel: z.string(),
  provider: orNull(z.string()),
  providerReference: orNull(z.string()),
  askedOn: orNull(Day),
  /** The last day on which the other provider answers; null while it was not asked. */
  answeredBy: orNull(Day),
  wishDate: orNull(Day),
  plannedOn: orNull(Day),
  refusal: orNull(z.enum(portInRefusalNames)),
  steps: z.array(z.enum(portInSteps)),
})

export type PortIn = z.infer<typeof PortIn>

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

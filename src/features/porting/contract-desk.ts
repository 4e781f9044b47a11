import * as z from 'zod/mini'
import { portInRefusalNames } from '../cases/port-in-states.ts'
import { portInSteps } from './port-in.ts'

/** A number that comes along, as staff see it at its case; days are `2026-11-24`. */
export const PortIn = z.object({
  position: z.int(),
  number: z.string(),
  state: z.string(),
  /** As it is called: `gepland`. */
  stateLabel: z.string(),
  provider: z.nullable(z.string()),
  providerReference: z.nullable(z.string()),
  askedOn: z.nullable(z.iso.date()),
  /** The last day on which the other provider answers; null while it was not asked. */
  answeredBy: z.nullable(z.iso.date()),
  wishDate: z.nullable(z.iso.date()),
  plannedOn: z.nullable(z.iso.date()),
  refusal: z.nullable(z.enum(portInRefusalNames)),
  steps: z.array(z.enum(portInSteps)),
})

export type PortIn = z.infer<typeof PortIn>

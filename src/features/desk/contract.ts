import * as z from 'zod/mini'
import { staffRoles } from './staff-roles.ts'

/** The signed-in colleague. */
export const SignedInStaff = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  hasSecondFactor: z.boolean(),
  /** Whether the colleague must set up a second factor first, because administrators require it of everybody. */
  secondFactorDue: z.boolean(),
})

export type SignedInStaff = z.infer<typeof SignedInStaff>

/** The codes by which a refusal with status 403 says what would open the call. */
export const staffRefusals = {
  /** The role does not permit it. */
  role: 'not-permitted',
  /** The second factor, or the password where none is set, once more. */
  confirm: 'confirm-first',
  /** A second factor is demanded, and is to be set up first. */
  setUp: 'second-factor-first',
} as const

/** Changes that open pages of the desk are told of. */
export const DeskChanges = z.object({
  /** The number of the last event that this tells about. */
  last: z.int(),
  /** How far this tells, for whoever asks what came after it. */
  mark: z.string(),
  /** The numbers of cases that something happened to; null where they are too many to name. */
  cases: z.nullable(z.array(z.string())),
  /** The numbers of cases that colleagues came to, left, or began or ceased to write in. */
  present: z.optional(z.array(z.string())),
})

export type DeskChanges = z.infer<typeof DeskChanges>

import * as z from 'zod/mini'
import { staffRoles } from '../domain/staff-roles.ts'
import { newPasswordField } from './account.ts'
import type { Failure } from './failure.ts'
import { emailField, requiredName } from './fields.ts'

/** Links with which somebody gets into the desk for the first time: `<publicUrl>/beheer/toegang#<token>`. */

const StaffLinkToken = z.string().check(z.minLength(20), z.maxLength(120))

export const noSuchStaffLink: Failure = {
  message: 'Deze link werkt niet meer. Vraag een beheerder om een nieuwe.',
}

/** POST /api/beheer/toegang/vraag: StaffLinkQuestion → 200 StaffLinkStanding; 404 where it does not serve. Uses nothing up. */
export const checkStaffLink = { method: 'POST', path: '/api/beheer/toegang/vraag' } as const
export const StaffLinkQuestion = z.object({ token: StaffLinkToken })
export const StaffLinkStanding = z.discriminatedUnion('for', [
  z.object({ for: z.literal('first-administrator') }),
  z.object({ for: z.literal('invitation'), email: z.string(), role: z.enum(staffRoles) }),
  z.object({ for: z.literal('password'), email: z.string() }),
])
export type StaffLinkStanding = z.infer<typeof StaffLinkStanding>

export const staffNameField = requiredName('Naam')

/**
 * POST /api/beheer/toegang: StaffJoining → 200 StaffJoined; 404 where the link does not serve; 422 with the field that is
 * wrong. The first administrator says his name and address, who is invited his name.
 */
export const joinStaff = { method: 'POST', path: '/api/beheer/toegang' } as const
const answers = { name: staffNameField, email: emailField, password: newPasswordField }
export const FirstAdministrator = z.object(answers)
export const InvitedColleague = z.object({ name: answers.name, password: answers.password })
export const NewStaffPassword = z.object({ password: answers.password })
export const StaffJoining = z.object({
  token: StaffLinkToken,
  name: z.optional(answers.name),
  email: z.optional(answers.email),
  password: answers.password,
})
export type StaffJoining = z.infer<typeof StaffJoining>
/** Who replaced a password signs in with it, and with his second factor. */
export const StaffJoined = z.object({ isSignedIn: z.boolean() })

import * as z from 'zod/mini'
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
export const StaffLinkStanding = z.object({ for: z.literal('first-administrator') })
export type StaffLinkStanding = z.infer<typeof StaffLinkStanding>

export const staffNameField = requiredName('Naam')

/** POST /api/beheer/toegang: StaffJoining → 204 and signed in; 404 where the link does not serve; 422 with the field that is wrong. */
export const joinStaff = { method: 'POST', path: '/api/beheer/toegang' } as const
const answers = { name: staffNameField, email: emailField, password: newPasswordField }
export const FirstAdministrator = z.object(answers)
export const StaffJoining = z.object({ token: StaffLinkToken, ...answers })
export type StaffJoining = z.infer<typeof StaffJoining>

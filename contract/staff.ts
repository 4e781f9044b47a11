import * as z from 'zod/mini'
import { staffRoles } from '../domain/staff-roles.ts'
import { LoginForm } from './account.ts'

/** Who signs in at the desk, and who is signed in. */

/**
 * POST /api/beheer/inloggen: SignInForm → 200 and a new session; 401 with the message to show; 429 after too many wrong
 * passwords, with Retry-After; 422 for a form that is not filled in.
 */
export const signIn = { method: 'POST', path: '/api/beheer/inloggen' } as const
export const SignInForm = z.object({
  email: LoginForm.shape.username,
  password: LoginForm.shape.password,
})
export type SignInForm = z.infer<typeof SignInForm>

/** POST /api/beheer/uitloggen, no body → 204, also for who is not signed in. The session ends on the server. */
export const signOut = { method: 'POST', path: '/api/beheer/uitloggen' } as const

/** GET /api/beheer/ik → who is signed in. */
export const whoAmI = { method: 'GET', path: '/api/beheer/ik' } as const
export const SignedInStaff = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
})
export type SignedInStaff = z.infer<typeof SignedInStaff>

/** POST /api/beheer/aanwezig, no body → 204. Somebody is at work: what a page reads by itself keeps no session alive. */
export const stillHere = { method: 'POST', path: '/api/beheer/aanwezig' } as const

/** The codes by which a refusal with status 403 says what would open the call. */
export const staffRefusals = {
  /** The role does not permit it. */
  role: 'not-permitted',
  /** The second factor, or the password where none is set, once more. */
  confirm: 'confirm-first',
} as const

import * as z from 'zod/mini'
import { staffRoles } from '../domain/staff-roles.ts'
import { compactCode } from '../domain/typed-text.ts'
import { LoginForm } from './account.ts'
import { fieldFacts } from './field-facts.ts'
import { requiredText } from './fields.ts'

/** Who signs in at the desk, and who is signed in. */

/** What is said at the field for a code that is not taken; one that was taken before is not either. */
export const wrongCode =
  'Deze code klopt niet of is al gebruikt. Wacht op de volgende code in je app, of gebruik een herstelcode.'

const codeFacts = { label: 'Code uit je app, of een herstelcode', kind: 'code' } as const

/** Six digits of an authenticator, or a recovery code; spaces and hyphens make no difference. */
export const codeField = requiredText('Code', 40, 'Vul de code uit je app in', compactCode).register(
  fieldFacts,
  codeFacts,
)

/**
 * POST /api/beheer/inloggen: SignInForm → 200 SignInAnswer, and a new session unless the code is still asked for; 401 with
 * the message to show; 429 after too many wrong passwords, with Retry-After; 422 with the field that is wrong.
 */
export const signIn = { method: 'POST', path: '/api/beheer/inloggen' } as const
export const SignInForm = z.object({
  email: LoginForm.shape.username,
  password: LoginForm.shape.password,
  /** Absent until it is asked for. */
  code: z.optional(codeField).register(fieldFacts, codeFacts),
})
export type SignInForm = z.infer<typeof SignInForm>
export const SignInAnswer = z.object({
  /** Whether the password is right and the code of the second factor is still to come. */
  needsCode: z.boolean(),
})

/** POST /api/beheer/uitloggen, no body → 204, also for who is not signed in. The session ends on the server. */
export const signOut = { method: 'POST', path: '/api/beheer/uitloggen' } as const

/** GET /api/beheer/ik → who is signed in. */
export const whoAmI = { method: 'GET', path: '/api/beheer/ik' } as const
export const SignedInStaff = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  hasSecondFactor: z.boolean(),
  /** Whether he has to set one up before anything else: an administrator asks it of everybody. */
  secondFactorDue: z.boolean(),
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
  /** A second factor is demanded, and is to be set up first. */
  setUp: 'second-factor-first',
} as const

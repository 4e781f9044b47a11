import * as z from 'zod/mini'
import { newPasswordField, passwordLength } from './account.ts'
import { fieldFacts } from './field-facts.ts'
import { emailField } from './fields.ts'

/** A logged-in customer's password and sessions. Without a login each call answers 401. */

/** What is said at the field for the password that a customer has now. */
export const currentPasswordMessages = {
  missing: 'Vul je huidige wachtwoord in',
  wrong: 'Het huidige wachtwoord klopt niet',
} as const

const currentPasswordFacts = { label: 'Huidig wachtwoord', kind: 'password' } as const

/** The password that a customer has now, before what matters changes. */
export const currentPasswordField = z
  .string({ error: currentPasswordMessages.missing })
  .check(
    z.minLength(1, { error: currentPasswordMessages.missing }),
    z.maxLength(passwordLength.max, { error: currentPasswordMessages.wrong }),
  )
  .register(fieldFacts, currentPasswordFacts)

/** The same where only some changes ask for it (`domain/account-changes.ts`). */
export const passwordForSomeChanges = z
  .optional(currentPasswordField)
  .register(fieldFacts, currentPasswordFacts)

/** PUT /api/mijn/wachtwoord: PasswordChange → 200; 422 with the field that is wrong. Ends the customer's other sessions. */
export const changePassword = { method: 'PUT', path: '/api/mijn/wachtwoord' } as const
export const PasswordChange = z.object({
  currentPassword: currentPasswordField,
  newPassword: newPasswordField,
})
export type PasswordChange = z.infer<typeof PasswordChange>

/**
 * POST /api/mijn/inlogadres: LoginEmailChange → 202, and a link goes to the new address, which changes it (confirmLoginEmail in
 * account.ts); the same whether or not somebody logs in with it. 422 with the field that is wrong; 429 where one went there
 * just now.
 */
export const changeLoginEmail = { method: 'POST', path: '/api/mijn/inlogadres' } as const
export const LoginEmailChange = z.object({ email: emailField, currentPassword: currentPasswordField })
export type LoginEmailChange = z.infer<typeof LoginEmailChange>

/** GET /api/mijn/sessies → where the customer is logged in, the session that asks first. */
export const customerSessions = { method: 'GET', path: '/api/mijn/sessies' } as const
const CustomerSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** The browser as it names itself; empty where it does not. */
  userAgent: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  lastSeenAt: z.string(),
})
export type CustomerSession = z.infer<typeof CustomerSession>
export const CustomerSessions = z.array(CustomerSession)

/** What ending a session asks for: who holds a stolen one shall not end those of its owner. */
export const PasswordAgain = z.object({ currentPassword: currentPasswordField })
export type PasswordAgain = z.infer<typeof PasswordAgain>

/** POST /api/mijn/sessies/{id}/einde: PasswordAgain → 204; 404 where the customer has no such session. */
export const endSession = (id: string) =>
  ({ method: 'POST', path: `${customerSessions.path}/${encodeURIComponent(id)}/einde` }) as const

/** POST /api/mijn/sessies/einde: PasswordAgain → 204: every session of the customer but the one that asks. */
export const endOtherSessions = { method: 'POST', path: '/api/mijn/sessies/einde' } as const

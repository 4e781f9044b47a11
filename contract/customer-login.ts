import * as z from 'zod/mini'
import { newPasswordField, passwordLength } from './account.ts'
import { fieldFacts } from './field-facts.ts'

/** A logged-in customer's password and sessions. Without a login each call answers 401. */

/** PUT /api/mijn/wachtwoord: PasswordChange → 200; 422 with the field that is wrong. Ends the customer's other sessions. */
export const changePassword = { method: 'PUT', path: '/api/mijn/wachtwoord' } as const
export const PasswordChange = z.object({
  currentPassword: z
    .string({ error: 'Vul je huidige wachtwoord in' })
    .check(
      z.minLength(1, { error: 'Vul je huidige wachtwoord in' }),
      z.maxLength(passwordLength.max, { error: 'Het huidige wachtwoord klopt niet' }),
    )
    .register(fieldFacts, { label: 'Huidig wachtwoord', kind: 'password' }),
  newPassword: newPasswordField,
})
export type PasswordChange = z.infer<typeof PasswordChange>

/** GET /api/mijn/sessies → where the customer is logged in, the session that asks first. */
export const customerSessions = { method: 'GET', path: '/api/mijn/sessies' } as const
export const CustomerSessions = z.array(
  z.object({
    id: z.string(),
    isCurrent: z.boolean(),
    /** The browser as it names itself; empty where it does not. */
    userAgent: z.string(),
    /** ISO 8601. */
    createdAt: z.string(),
    lastSeenAt: z.string(),
  }),
)
export type CustomerSessions = z.infer<typeof CustomerSessions>

/** DELETE /api/mijn/sessies/{id} → 204; 404 where the customer has no such session. */
export const endSession = (id: string) =>
  ({ method: 'DELETE', path: `${customerSessions.path}/${encodeURIComponent(id)}` }) as const

/** DELETE /api/mijn/sessies → 204: every session of the customer but the one that asks. */
export const endOtherSessions = { method: 'DELETE', path: '/api/mijn/sessies' } as const

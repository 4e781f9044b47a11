import * as z from 'zod/mini'
import { newPasswordField } from './account.ts'
import { CustomerSessions, currentPasswordField } from './customer-login.ts'
import { codeField } from './staff.ts'

/** A colleague's own account at the desk: password, second factor and sessions. */

/**
 * POST /api/beheer/bevestigen: Confirmation → 204, and sensitive acts are open for ten minutes; 422 with the field that is
 * wrong. The code where a second factor is set up, otherwise the password.
 */
export const confirmIdentity = { method: 'POST', path: '/api/beheer/bevestigen' } as const
export const ConfirmationByCode = z.object({ code: codeField })
export const ConfirmationByPassword = z.object({ currentPassword: currentPasswordField })
export const Confirmation = z.union([ConfirmationByCode, ConfirmationByPassword])
export type Confirmation = z.infer<typeof Confirmation>

/** PUT /api/beheer/ik/wachtwoord: StaffPasswordChange → 204; 422 with the field that is wrong. Ends every other session. */
export const changeStaffPassword = { method: 'PUT', path: '/api/beheer/ik/wachtwoord' } as const
export const StaffPasswordChange = z.object({
  currentPassword: currentPasswordField,
  newPassword: newPasswordField,
})
export type StaffPasswordChange = z.infer<typeof StaffPasswordChange>

/** GET /api/beheer/ik/sessies → where the colleague is signed in, the session that asks first. */
export const staffSessionList = { method: 'GET', path: '/api/beheer/ik/sessies' } as const
export const StaffSessions = CustomerSessions
export type StaffSession = z.infer<typeof StaffSessions>[number]

/** POST /api/beheer/ik/sessies/{id}/einde, no body → 204; 404 where the colleague has no such session. */
export const endStaffSession = (id: string) =>
  ({ method: 'POST', path: `${staffSessionList.path}/${encodeURIComponent(id)}/einde` }) as const

/** POST /api/beheer/ik/sessies/einde, no body → 204: every session of the colleague but the one that asks. */
export const endOtherStaffSessions = { method: 'POST', path: '/api/beheer/ik/sessies/einde' } as const

/** POST /api/beheer/ik/tweede-factor, no body → 200 SecondFactorKey; 409 where one is set up. */
export const beginSecondFactor = { method: 'POST', path: '/api/beheer/ik/tweede-factor' } as const
export const SecondFactorKey = z.object({
  /** In base32, to be typed where no code can be scanned. */
  key: z.string(),
  /** `otpauth://…`, for an authenticator on the same device. */
  address: z.string(),
  /** The same as a picture: the dark squares as a path of SVG, on a square of this size. */
  picture: z.object({ size: z.int(), path: z.string() }),
})
export type SecondFactorKey = z.infer<typeof SecondFactorKey>

/** PUT /api/beheer/ik/tweede-factor: SecondFactorProof → 200 RecoveryCodes; 422 with `errors.code`; 409 where none was begun. */
export const finishSecondFactor = { method: 'PUT', path: beginSecondFactor.path } as const
export const SecondFactorProof = z.object({ code: codeField })
/** Shown once. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) })

/** POST /api/beheer/ik/tweede-factor/einde, no body → 204. */
export const removeSecondFactor = { method: 'POST', path: `${beginSecondFactor.path}/einde` } as const

/** POST /api/beheer/ik/herstelcodes, no body → 200 RecoveryCodes: the ones before are worth nothing; 409 without a second factor. */
export const renewRecoveryCodes = { method: 'POST', path: '/api/beheer/ik/herstelcodes' } as const

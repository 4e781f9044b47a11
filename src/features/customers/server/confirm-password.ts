import { checkPassword } from '../../authentication/server/check-password.ts'
import type { LoginThrottle } from '../../authentication/server/login-throttle.ts'
import type { StoredCustomer } from './stored-customers.ts'

/** The account whose password is asked for again, and the request's origin, as for a login. */
export type PasswordConfirmation = {
  readonly customer: StoredCustomer
  readonly ip: string
  readonly deviceId: string | null
}

/** Reasons to reject an action that needs the password. */
export type ConfirmationFailure =
  | { readonly kind: 'missing-password' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'throttled'; readonly retryAfterSeconds: number }

/**
 * Checks the password of a logged-in customer again. A wrong one counts like a failed login; a missing one does not.
 * @returns null if it is correct
 */
export async function confirmPassword(
  throttle: LoginThrottle,
  { customer, ip, deviceId }: PasswordConfirmation,
  password: string | undefined,
): Promise<ConfirmationFailure | null> {
  if (password === undefined) return { kind: 'missing-password' }
  const attempt = { email: customer.email, ip, deviceId }
  const judgement = await checkPassword(throttle, attempt, password, customer.passwordHash)
  if (judgement.kind === 'right') return null
  return judgement.kind === 'wrong' ? { kind: 'wrong-password' } : judgement
}

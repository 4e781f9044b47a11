import { judgePassword } from './judge-password.ts'
import type { LoginThrottle } from './login-throttle.ts'
import type { StoredCustomer } from './stored-customers.ts'

/** Who gives the password of his account again, and from where, as a login says it. */
export type PasswordGiver = {
  readonly customer: StoredCustomer
  readonly ip: string
  readonly deviceId: string | null
}

/** Why somebody who is logged in may not do what asks for his password. */
export type NotConfirmed =
  | { readonly kind: 'missing-password' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'throttled'; readonly retryAfterSeconds: number }

/**
 * Asks a logged-in customer for his password once more. A wrong one counts as a wrong login does; none at all counts as
 * nothing.
 * @returns null where it is his
 */
export async function whyNotConfirmed(
  throttle: LoginThrottle,
  { customer, ip, deviceId }: PasswordGiver,
  password: string | undefined,
): Promise<NotConfirmed | null> {
  if (password === undefined) return { kind: 'missing-password' }
  const attempt = { email: customer.email, ip, deviceId }
  const judgement = await judgePassword(throttle, attempt, password, customer.passwordHash)
  if (judgement.kind === 'right') return null
  return judgement.kind === 'wrong' ? { kind: 'wrong-password' } : judgement
}

import type { LoginAttempt, LoginThrottle, Throttled } from './login-throttle.ts'
import { verifyPassword } from './passwords.ts'

/** `open`: it was looked at, and more is asked for before it counts as either. */
export type CheckResult = 'right' | 'wrong' | 'open'

export type PasswordCheck<Possible extends CheckResult = 'right' | 'wrong'> =
  | { readonly [Each in Possible]: { readonly kind: Each } }[Possible]
  | ({ readonly kind: 'throttled' } & Throttled)

/**
 * Looks at a password within the limits of wrong ones.
 * @param hash null where there is no account or it has no password yet
 */
export const checkPassword = (
  throttle: LoginThrottle,
  attempt: LoginAttempt,
  password: string,
  hash: string | null,
): Promise<PasswordCheck> =>
  checkWithin(throttle, attempt, async () => ((await verifyPassword(password, hash)) ? 'right' : 'wrong'))

/**
 * Looks at what proves who somebody is within the limits of wrong passwords. It counts as wrong until it was right; what is
 * left open, or could not be looked at because too many wait, counts as nothing.
 */
export async function checkWithin<Possible extends CheckResult>(
  throttle: LoginThrottle,
  attempt: LoginAttempt,
  look: () => Promise<Possible>,
): Promise<PasswordCheck<Possible>> {
  const throttled = await throttle.begin(attempt)
  if (throttled) return { kind: 'throttled', ...throttled }
  const verdict = await look().catch(async error => {
    await throttle.withdraw(attempt)
    throw error
  })
  if (verdict === 'open') await throttle.withdraw(attempt)
  if (verdict === 'right') await throttle.succeed(attempt)
  return { kind: verdict } as PasswordCheck<Possible>
}

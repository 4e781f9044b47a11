import type { LoginAttempt, LoginThrottle, Throttled } from './login-throttle.ts'
import { verifyPassword } from './passwords.ts'

export type Judgement =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  | ({ readonly kind: 'throttled' } & Throttled)

/**
 * Looks at a password within the limits of wrong ones. It counts as wrong until it was right; one that could not be looked
 * at, because too many wait, counts as nothing.
 * @param hash null where there is no account or it has no password yet
 */
export async function judgePassword(
  throttle: LoginThrottle,
  attempt: LoginAttempt,
  password: string,
  hash: string | null,
): Promise<Judgement> {
  const throttled = await throttle.begin(attempt)
  if (throttled) return { kind: 'throttled', ...throttled }
  const isRight = await verifyPassword(password, hash).catch(async error => {
    await throttle.withdraw(attempt)
    throw error
  })
  if (!isRight) return { kind: 'wrong' }
  await throttle.succeed(attempt)
  return { kind: 'right' }
}

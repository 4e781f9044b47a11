import type { PasswordChange } from '../../contract/customer-login.ts'
import { transaction } from '../database/pool.ts'
import { email, queueDeliveries } from '../deliveries/queue.ts'
import { revokeLinks } from '../mailed-links/mailed-links.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import type { AccountServices } from './account-services.ts'
import type { DeviceOwner } from './device-cookie.ts'
import { whyGuessable } from './guessable-passwords.ts'
import type { LoginThrottle } from './login-throttle.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { replacePassword, type StoredCustomer } from './stored-customers.ts'

/** Where a change is asked from, as a login says it, and the session that stays. */
export type PasswordChanger = {
  readonly customer: StoredCustomer
  readonly source: string
  readonly deviceId: string | null
  readonly sessionHash: Buffer
}

export type PasswordOutcome =
  | { readonly kind: 'changed'; readonly owner: DeviceOwner }
  | { readonly kind: 'wrong-password' }
  /** Why the new one would be guessed, in Dutch. */
  | { readonly kind: 'guessable'; readonly reason: string }
  | { readonly kind: 'throttled'; readonly retryAfterSeconds: number }

/**
 * Gives a logged-in customer another password. A wrong current one counts as a wrong login does. It ends every other
 * session and every mailed link, and the customer is told by mail: all of it or nothing. A current password that is replaced
 * meanwhile, through a mailed link, is a wrong one.
 */
export async function changePassword(
  services: Pick<AccountServices, 'database' | 'brandName' | 'mailDomain' | 'onMailQueued'> & {
    readonly throttle: LoginThrottle
  },
  { customer, source, deviceId, sessionHash }: PasswordChanger,
  { currentPassword, newPassword }: PasswordChange,
): Promise<PasswordOutcome> {
  const { database, throttle, brandName, mailDomain, onMailQueued } = services
  const attempt = { email: customer.email, source, deviceId }
  const throttled = await throttle.begin(attempt)
  if (throttled) return { kind: 'throttled', retryAfterSeconds: throttled.retryAfterSeconds }
  if (!(await verifyPassword(currentPassword, customer.passwordHash))) return { kind: 'wrong-password' }
  await throttle.succeed(attempt)
  const reason = whyGuessable(newPassword, { ...customer, brandName })
  if (reason !== null) return { kind: 'guessable', reason }
  const passwordHash = await hashPassword(newPassword)

  const isReplaced = await transaction(database, async tx => {
    if (!(await replacePassword(tx, customer, passwordHash))) return false
    await revokeLinks(tx, { customerId: customer.id }, null)
    await endOtherSessions(tx, customer.id, sessionHash)
    await queueDeliveries(tx, { customerId: customer.id }, [
      email('password-changed', customer.email, mailDomain),
    ])
    return true
  })
  if (!isReplaced) return { kind: 'wrong-password' }
  onMailQueued()
  return { kind: 'changed', owner: { id: customer.id, passwordHash } }
}

import { transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { endOtherSessions } from '../../../platform/sessions/sessions.ts'
import type { DeviceOwner } from '../../authentication/server/device-cookie.ts'
import { whyGuessable } from '../../authentication/server/guessable-passwords.ts'
import type { LoginThrottle } from '../../authentication/server/login-throttle.ts'
import { hashPassword } from '../../authentication/server/passwords.ts'
import { revokeLinks } from '../../mailed-links/server/mailed-links.ts'
import type { PasswordChange } from '../contract-login.ts'
import { customerMails } from '../mails.ts'
import type { AccountServices } from './account-services.ts'
import { type ConfirmationFailure, confirmPassword, type PasswordConfirmation } from './confirm-password.ts'
import { replacePassword } from './stored-customers.ts'

/** The account whose password changes, and the session that stays. */
export type PasswordChanger = PasswordConfirmation & { readonly sessionHash: Buffer }

export type PasswordOutcome =
  | { readonly kind: 'changed'; readonly owner: DeviceOwner }
  | ConfirmationFailure
  /** Why the new one would be guessed, in Dutch. */
  | { readonly kind: 'guessable'; readonly reason: string }

/**
 * Gives a logged-in customer another password. A wrong current one counts as a wrong login does. It ends every other
 * session and every mailed link, and the customer is told by mail: all of it or nothing. A current password that is replaced
 * meanwhile, through a mailed link, is a wrong one.
 */
export async function changePassword(
  services: Pick<AccountServices, 'database' | 'brandName' | 'mailDomain' | 'onMailQueued'> & {
    readonly throttle: LoginThrottle
  },
  changer: PasswordChanger,
  { currentPassword, newPassword }: PasswordChange,
): Promise<PasswordOutcome> {
  const { database, throttle, brandName, mailDomain, onMailQueued } = services
  const { customer, sessionHash } = changer
  const notConfirmed = await confirmPassword(throttle, changer, currentPassword)
  if (notConfirmed) return notConfirmed
  const reason = whyGuessable(newPassword, { ...customer, brandName })
  if (reason !== null) return { kind: 'guessable', reason }
  const passwordHash = await hashPassword(newPassword)

  const isReplaced = await transaction(database, async tx => {
    if (!(await replacePassword(tx, customer, passwordHash))) return false
    await revokeLinks(tx, { customerId: customer.id }, null)
    await endOtherSessions(tx, customer.id, sessionHash)
    await queueDeliveries(tx, { customerId: customer.id }, [
      email(customerMails.passwordChanged, customer.email, mailDomain),
    ])
    return true
  })
  if (!isReplaced) return { kind: 'wrong-password' }
  onMailQueued()
  return { kind: 'changed', owner: { id: customer.id, passwordHash } }
}

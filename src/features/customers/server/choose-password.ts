import { type Transaction, transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { endSessionsOf, storeSession } from '../../../platform/sessions/sessions.ts'
import type { DeviceOwner } from '../../authentication/server/device-cookie.ts'
import { whyGuessable } from '../../authentication/server/guessable-passwords.ts'
import { forgetFailures } from '../../authentication/server/login-throttle.ts'
import { hashPassword } from '../../authentication/server/passwords.ts'
import { consumeLink, revokeLinks, type StoredLink } from '../../mailed-links/server/mailed-links.ts'
import { customerMails } from '../mails.ts'
import { accountLink, type LinkHolder } from './account-links.ts'
import type { AccountServices } from './account-services.ts'
import { type ClaimServices, claimGuestCases } from './claim-guest-cases.ts'
import { lockCustomer, setPassword } from './stored-customers.ts'
import { becomeCustomer, lockRegistrations } from './stored-registrations.ts'

/** `no-link`: the token is nobody's, or its link serves no more. `guessable`: why, in Dutch; the link serves still. */
export type ChooseOutcome =
  | { readonly kind: 'chosen'; readonly owner: DeviceOwner; readonly sessionId: string }
  | { readonly kind: 'no-link' }
  | { readonly kind: 'guessable'; readonly reason: string }

/**
 * Stores the password chosen through a mailed link and uses the link up, in one transaction. A registration becomes a
 * customer, and the links of other registrations at its address end. For an existing customer all sessions and other
 * links end, and a mail tells that the password was replaced. Failed attempts are forgotten. Returns the id of a new
 * session (docs/decisions/accounts.md#choosing-a-password-logs-in).
 * @param userAgent the browser's own name
 */
export async function choosePassword(
  services: Pick<
    AccountServices,
    'database' | 'lookupKey' | 'brandName' | 'mailDomain' | 'onMailQueued' | keyof ClaimServices
  >,
  { token, password }: { readonly token: string; readonly password: string },
  userAgent: string,
): Promise<ChooseOutcome> {
  const { database, lookupKey, brandName, onMailQueued } = services
  const found = await accountLink(database, token)
  if (!found) return { kind: 'no-link' }
  const { link, holder } = found
  const reason = whyGuessable(password, { ...holder, brandName })
  if (reason !== null) return { kind: 'guessable', reason }
  const passwordHash = await hashPassword(password)

  const sessionId = await transaction(database, async tx => {
    const isTheirs =
      link.registrationId === null
        ? await replaceForgotten(tx, services, { link, holder, passwordHash })
        : await activate(tx, services, { link, holder, passwordHash })
    if (!isTheirs) return null
    await forgetFailures(tx, holder.email, lookupKey)
    return storeSession(tx, holder.id, userAgent)
  })
  if (sessionId === null) return { kind: 'no-link' }
  onMailQueued()
  return { kind: 'chosen', owner: { id: holder.id, passwordHash }, sessionId }
}

type Choice = {
  readonly link: StoredLink
  readonly holder: LinkHolder
  readonly passwordHash: string
}

/** @returns false where the link serves no more, or another registration at the address was activated meanwhile */
async function activate(
  tx: Transaction,
  services: ClaimServices,
  { link, holder, passwordHash }: Choice,
): Promise<boolean> {
  await lockRegistrations(tx, holder.email)
  if (!(await consumeLink(tx, link.id))) return false
  if (!(await becomeCustomer(tx, holder, passwordHash))) return false
  await revokeLinks(tx, { customerId: holder.id }, null)
  await claimGuestCases(tx, services, holder)
  return true
}

/** @returns false where the link serves no more */
async function replaceForgotten(
  tx: Transaction,
  { mailDomain }: Pick<AccountServices, 'mailDomain'>,
  { link, holder, passwordHash }: Choice,
): Promise<boolean> {
  await lockCustomer(tx, holder.id)
  if (!(await consumeLink(tx, link.id))) return false
  await setPassword(tx, holder.id, passwordHash)
  await revokeLinks(tx, { customerId: holder.id }, null)
  await endSessionsOf(tx, holder.id)
  await queueDeliveries(tx, { customerId: holder.id }, [
    email(customerMails.passwordChanged, holder.email, mailDomain),
  ])
  return true
}

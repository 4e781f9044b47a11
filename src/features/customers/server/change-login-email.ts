import { eq } from 'drizzle-orm'
import { hasSqlState } from '../../../platform/database/failures.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { email as emailTo, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { endOtherSessions } from '../../../platform/sessions/sessions.ts'
import type { LoginThrottle } from '../../authentication/server/login-throttle.ts'
import { appendEvent } from '../../events/server/events.ts'
import { activeLink, consumeLink, createLink, revokeLinks } from '../../mailed-links/server/mailed-links.ts'
import { isAnotherEmail } from '../account-changes.ts'
import type { LoginEmailStatus } from '../contract-links.ts'
import type { LoginEmailChange } from '../contract-login.ts'
import { customerEvents } from '../events.ts'
import { customerMails } from '../mails.ts'
import type { AccountServices } from './account-services.ts'
import { type ClaimServices, claimGuestCases } from './claim-guest-cases.ts'
import { type ConfirmationFailure, confirmPassword, type PasswordConfirmation } from './confirm-password.ts'
import { startCooldown } from './link-cooldown.ts'
import { customerLinks } from './links.ts'
import {
  customerById,
  lockCustomer,
  lockPassword,
  type StoredCustomer,
  setLoginEmail,
} from './stored-customers.ts'
import { loginEmailChanges } from './tables.ts'

type Services = Pick<
  AccountServices,
  'database' | 'linkKey' | 'lookupKey' | 'mailDomain' | 'mailKinds' | 'onMailQueued'
>

export type AskOutcome =
  | { readonly kind: 'asked' }
  /** It is already the login address. */
  | { readonly kind: 'same' }
  | { readonly kind: 'too-soon'; readonly retryAfterSeconds: number }
  | ConfirmationFailure

/**
 * Takes the address that a logged-in customer wants to log in with, and mails it a link: nothing changes before whoever
 * reads that mail says so. The outcome tells nothing of who else logs in with it
 * (docs/decisions/accounts.md#another-login-address).
 */
export async function askForLoginEmail(
  services: Services & { readonly throttle: LoginThrottle },
  giver: PasswordConfirmation,
  { email, currentPassword }: LoginEmailChange,
): Promise<AskOutcome> {
  const { database, throttle, lookupKey, linkKey, mailDomain, mailKinds, onMailQueued } = services
  const { customer } = giver
  const notConfirmed = await confirmPassword(throttle, giver, currentPassword)
  if (notConfirmed) return notConfirmed
  if (!isAnotherEmail(customer.email, email)) return { kind: 'same' }

  const outcome = await transaction<AskOutcome>(database, async tx => {
    if (!(await lockPassword(tx, customer))) return { kind: 'wrong-password' }
    const retryAfterSeconds = await startCooldown(tx, {
      purpose: customerLinks.loginEmail,
      email,
      lookupKey,
      mailKinds,
    })
    if (retryAfterSeconds !== null) return { kind: 'too-soon', retryAfterSeconds }
    await lockCustomer(tx, customer.id)
    const link = { owner: { customerId: customer.id }, purpose: customerLinks.loginEmail } as const
    const mailedLinkId = await createLink(tx, link, linkKey)
    await tx.insert(loginEmailChanges).values({ mailedLinkId, email })
    await queueDeliveries(tx, { mailedLinkId }, [emailTo(customerMails.loginEmailLink, email, mailDomain)])
    return { kind: 'asked' }
  })
  if (outcome.kind === 'asked') onMailQueued()
  return outcome
}

/** Pending change of an active link; null otherwise. Reading does not use the link up. */
async function changeOf(database: Database, token: string) {
  const link = await activeLink(database, token, [customerLinks.loginEmail])
  if (!link || link.customerId === null) return null
  const [wanted] = await database
    .select()
    .from(loginEmailChanges)
    .where(eq(loginEmailChanges.mailedLinkId, link.id))
  const customer = await customerById(database, link.customerId)
  return wanted && customer && { link, customer, email: wanted.email }
}

/** Account and new login address of an active link; null if the link is not active. */
export async function loginEmailStatus(database: Database, token: string): Promise<LoginEmailStatus | null> {
  const change = await changeOf(database, token)
  return change ? { companyName: change.customer.organization.companyName, email: change.email } : null
}

export type ConfirmOutcome =
  | { readonly kind: 'changed'; readonly customerId: string }
  /** The link is nobody's, or serves no more. */
  | { readonly kind: 'no-link' }
  /** Somebody else logs in with the address; the link serves still. */
  | { readonly kind: 'taken' }

/**
 * Makes the address that the link was mailed to the login address. All other links end, since they are in the old
 * mailbox, and so do all sessions except this one. Both addresses are told.
 * @param sessionHash of the current session
 */
export async function confirmLoginEmail(
  { database, mailDomain, onMailQueued, ...claim }: Services & ClaimServices,
  token: string,
  sessionHash: Buffer,
): Promise<ConfirmOutcome> {
  const change = await changeOf(database, token)
  if (!change) return { kind: 'no-link' }
  const { link, customer, email } = change
  try {
    const isChanged = await transaction(database, async tx => {
      await lockCustomer(tx, customer.id)
      if (!(await consumeLink(tx, link.id))) return false
      await setLoginEmail(tx, customer.id, email)
      await claimGuestCases(tx, claim, { id: customer.id, email })
      await revokeLinks(tx, { customerId: customer.id }, null)
      await endOtherSessions(tx, customer.id, sessionHash)
      await tell(tx, customer, email, mailDomain)
      return true
    })
    if (!isChanged) return { kind: 'no-link' }
  } catch (error) {
    if (hasSqlState(error, '23505')) return { kind: 'taken' }
    throw error
  }
  onMailQueued()
  return { kind: 'changed', customerId: customer.id }
}

async function tell(
  tx: Transaction,
  { id, email: before }: StoredCustomer,
  after: string,
  mailDomain: string,
): Promise<void> {
  const eventId = await appendEvent(tx, {
    type: customerEvents.changed,
    actor: { kind: 'customer', id },
    customerId: id,
    changedFields: ['email'],
    values: { email: { before, after } },
  })
  await queueDeliveries(
    tx,
    { eventId },
    [before, after].map(address => emailTo(customerMails.loginEmailChanged, address, mailDomain)),
  )
}

import type { Database, Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { CausedBy } from '../../../platform/deliveries/caused-by.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { organisationAddress } from '../../details/details.ts'
import {
  activeLink,
  createLink,
  type LinkOwner,
  linkWithToken,
  type StoredLink,
} from '../../mailed-links/server/mailed-links.ts'
import type { LinkPurpose, LinkStatus } from '../contract-links.ts'
import { customerMails } from '../mails.ts'
import type { AccountServices } from './account-services.ts'
import { passwordLinks } from './links.ts'
import { customerById, lockCustomer, type StoredCustomer } from './stored-customers.ts'
import { lockRegistrations, registrationById, type StoredRegistration } from './stored-registrations.ts'

/**
 * Makes a link with which the account of a registration is activated, and queues the mail with it; older links of the same
 * registration serve no more, those of others do. The mail's row holds the link's id only
 * (docs/decisions/mail.md#tokens-of-mailed-links-are-derived).
 */
export async function mailActivationLink(
  tx: Transaction,
  services: MailServices,
  registration: Pick<StoredRegistration, 'id' | 'email'>,
  causedBy: CausedBy = null,
): Promise<void> {
  await lockRegistrations(tx, registration.email)
  const owner = { registrationId: registration.id }
  await mailLink(tx, services, { owner, email: registration.email, purpose: 'activation', causedBy })
}

/** The same for a customer who is to choose another password. */
export async function mailResetLink(
  tx: Transaction,
  services: MailServices,
  customer: Pick<StoredCustomer, 'id' | 'email'>,
): Promise<void> {
  await lockCustomer(tx, customer.id)
  const owner = { customerId: customer.id }
  await mailLink(tx, services, { owner, email: customer.email, purpose: 'password-reset', causedBy: null })
}

type MailServices = Pick<AccountServices, 'linkKey' | 'mailDomain'>

type MailedTo = {
  readonly owner: LinkOwner
  readonly email: string
  readonly purpose: LinkPurpose
  readonly causedBy: CausedBy
}

/** Which mail brings a link. */
const mailOf = {
  activation: customerMails.activation,
  'password-reset': customerMails.passwordReset,
} as const

/** Call it under the owner's lock. */
async function mailLink(
  tx: Transaction,
  { linkKey, mailDomain }: MailServices,
  { owner, email: address, purpose, causedBy }: MailedTo,
): Promise<void> {
  const mailedLinkId = await createLink(tx, { owner, purpose: passwordLinks[purpose] }, linkKey)
  await queueDeliveries(tx, { mailedLinkId }, [email(mailOf[purpose], address, mailDomain, { causedBy })])
}

/** Owner of the mailbox that a link was sent to: a customer, or a registration without a password. */
export type LinkHolder = Pick<StoredCustomer, 'id' | 'email' | 'organization' | 'createdAt'>

/** Account that the link belongs to; null if it no longer exists. */
async function holderOf(
  database: Queryable,
  { customerId, registrationId }: StoredLink,
): Promise<LinkHolder | null> {
  if (customerId !== null) return customerById(database, customerId)
  return registrationId === null ? null : registrationById(database, registrationId)
}

/** A link as its mail needs it. */
export type MailedLink = {
  readonly token: string
  readonly expiresAt: Date
  readonly holder: LinkHolder
}

/**
 * The link with this id together with its token; null where there is none.
 * @throws where it was made under another APP_SECRET: its token cannot be known here
 */
export async function mailedLink(
  database: Queryable,
  id: string,
  linkKey: Uint8Array,
): Promise<MailedLink | null> {
  const found = await linkWithToken(database, id, linkKey)
  const holder = found && (await holderOf(database, found.link))
  return holder && { token: found.token, expiresAt: found.link.expiresAt, holder }
}

/** The link of a token and who holds it, while it serves for an account; null otherwise. Looking uses nothing up. */
export async function accountLink(database: Database, token: string) {
  const link = await activeLink(database, token, Object.values(passwordLinks))
  const holder = link && (await holderOf(database, link))
  return holder && { link, holder }
}

/**
 * Purpose and owner of an active link; null otherwise. Reading does not use the link up. A link that activates an
 * account also returns the registered details (docs/decisions/mail.md#tokens-of-mailed-links-are-derived).
 */
export async function linkStatus(database: Database, token: string): Promise<LinkStatus | null> {
  const found = await accountLink(database, token)
  if (!found) return null
  const { link, holder } = found
  const { companyName, kvkNumber, firstName, lastName, ibanEnding } = holder.organization
  const owner = { email: holder.email, companyName }
  if (link.purpose === 'password-reset') return { purpose: link.purpose, ...owner }
  const address = organisationAddress(holder.organization)
  return {
    purpose: link.purpose,
    ...owner,
    registered: { kvkNumber, firstName, lastName, address, ibanEnding },
  }
}

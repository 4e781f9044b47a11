import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { type LinkPurpose, type LinkStanding, linkLifetimeHours } from '../../contract/account.ts'
import { organisationAddress } from '../../domain/details.ts'
import type { Transaction } from '../database/pool.ts'
import { email, queueDeliveries } from '../deliveries/queue.ts'
import type { AccountServices } from './account-services.ts'
import { customerById, lockCustomer, type StoredCustomer } from './customers-table.ts'
import { hashOfLinkToken, linkToken } from './link-token.ts'
import {
  insertLink,
  type LinkOwner,
  linkById,
  type StoredLink,
  servingLink,
  voidLinks,
} from './links-table.ts'
import { lockRegistrations, registrationById, type StoredRegistration } from './registrations-table.ts'

/**
 * Makes a link with which the account of a registration is activated, and queues the mail with it; older links of the same
 * registration serve no more, those of others do. The mail's row holds the link's id only
 * (docs/decisions/0018-mailed-links.md).
 */
export async function mailActivationLink(
  tx: Transaction,
  services: MailServices,
  registration: Pick<StoredRegistration, 'id' | 'email'>,
): Promise<void> {
  await lockRegistrations(tx.$client, registration.email)
  const owner = { registrationId: registration.id }
  await mailLink(tx, services, { owner, email: registration.email, purpose: 'activation' })
}

/** The same for a customer who is to choose another password. */
export async function mailResetLink(
  tx: Transaction,
  services: MailServices,
  customer: Pick<StoredCustomer, 'id' | 'email'>,
): Promise<void> {
  await lockCustomer(tx.$client, customer.id)
  const owner = { customerId: customer.id }
  await mailLink(tx, services, { owner, email: customer.email, purpose: 'password-reset' })
}

type MailServices = Pick<AccountServices, 'linkKey' | 'mailDomain'>

/** Which mail brings a link. */
const mailOf = { activation: 'account-activation', 'password-reset': 'password-reset' } as const

/** Call it under the owner's lock, so that of two links made at once one voids the other. */
async function mailLink(
  tx: Transaction,
  { linkKey, mailDomain }: MailServices,
  { owner, email: address, purpose }: { owner: LinkOwner; email: string; purpose: LinkPurpose },
): Promise<void> {
  await voidLinks(tx.$client, owner, purpose)
  const id = randomUUID()
  const tokenHash = hashOfLinkToken(linkToken(id, linkKey))
  await insertLink(tx.$client, owner, { id, purpose, tokenHash }, linkLifetimeHours)
  await queueDeliveries(tx, { mailedLinkId: id }, [email(mailOf[purpose], address, mailDomain)])
}

/** Who holds the mailbox that a link was sent to: a customer, or who registered and has no password yet. */
export type LinkHolder = Pick<StoredCustomer, 'id' | 'email' | 'organization' | 'createdAt'>

/** Whose link it is; null where he is gone. */
export async function holderOf(
  database: Pool | PoolClient,
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
  database: Pool | PoolClient,
  id: string,
  linkKey: Uint8Array,
): Promise<MailedLink | null> {
  const link = await linkById(database, id)
  const holder = link && (await holderOf(database, link))
  if (!holder) return null
  const token = linkToken(id, linkKey)
  if (!hashOfLinkToken(token).equals(link.tokenHash))
    throw new Error('The link was made under another APP_SECRET')
  return { token, expiresAt: link.expiresAt, holder }
}

/**
 * What a link is for and whose it is, while it serves; null otherwise. Looking uses nothing up. One that activates an account
 * says with what it was registered (docs/decisions/0018-mailed-links.md).
 */
export async function linkStanding(database: Pool, token: string): Promise<LinkStanding | null> {
  const link = await servingLink(database, hashOfLinkToken(token))
  const holder = link && (await holderOf(database, link))
  if (!holder) return null
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

import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { type LinkPurpose, type LinkStanding, linkLifetimeHours } from '../../contract/account.ts'
import { email, queueEmails } from '../emails/queue.ts'
import type { AccountServices } from './account-services.ts'
import { addressOf } from './customer-details.ts'
import { customerById, lockCustomer, type StoredCustomer } from './customers-table.ts'
import { hashOfLinkToken, linkToken } from './link-token.ts'
import { insertLink, linkById, servingLink, voidLinks } from './links-table.ts'

/** Which mail brings a link. */
const mailOf = { activation: 'account-activation', 'password-reset': 'password-reset' } as const

/**
 * Makes a link for a customer and queues the mail with it; older links of the same purpose serve no more. The mail's row
 * holds the link's id only (docs/decisions/0018-mailed-links.md).
 */
export async function mailLink(
  client: PoolClient,
  { linkKey, mailDomain }: Pick<AccountServices, 'linkKey' | 'mailDomain'>,
  customer: Pick<StoredCustomer, 'id' | 'email'>,
  purpose: LinkPurpose,
): Promise<void> {
  // One after the other, so that of two links made at once one voids the other.
  await lockCustomer(client, customer.id)
  await voidLinks(client, customer.id, purpose)
  const id = randomUUID()
  const tokenHash = hashOfLinkToken(linkToken(id, linkKey))
  await insertLink(client, { id, customerId: customer.id, purpose, tokenHash }, linkLifetimeHours)
  await queueEmails(client, { accountLinkId: id }, [email(mailOf[purpose], customer.email, mailDomain)])
}

/** A link as its mail needs it. */
export type MailedLink = {
  readonly token: string
  readonly expiresAt: Date
  readonly customer: StoredCustomer
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
  const customer = link && (await customerById(database, link.customerId))
  if (!customer) return null
  const token = linkToken(id, linkKey)
  if (!hashOfLinkToken(token).equals(link.tokenHash))
    throw new Error('The link was made under another APP_SECRET')
  return { token, expiresAt: link.expiresAt, customer }
}

/**
 * What a link is for and whose it is, while it serves; null otherwise. Looking uses nothing up. One that activates an account
 * says with what it was registered (docs/decisions/0018-mailed-links.md).
 */
export async function linkStanding(database: Pool, token: string): Promise<LinkStanding | null> {
  const link = await servingLink(database, hashOfLinkToken(token))
  const customer = link && (await customerById(database, link.customerId))
  if (!customer) return null
  const { companyName, kvkNumber, firstName, lastName, ibanEnding } = customer.organization
  const owner = { email: customer.email, companyName }
  if (link.purpose === 'password-reset') return { purpose: link.purpose, ...owner }
  const address = addressOf(customer.organization)
  return {
    purpose: link.purpose,
    ...owner,
    registered: { kvkNumber, firstName, lastName, address, ibanEnding },
  }
}

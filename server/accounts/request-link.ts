import type { PoolClient } from 'pg'
import type { LinkPurpose } from '../../contract/account.ts'
import { transaction } from '../database/pool.ts'
import { email as emailTo, queueEmails } from '../emails/queue.ts'
import { mailLink } from './account-links.ts'
import type { AccountServices } from './account-services.ts'
import { customerByEmail, type StoredCustomer } from './customers-table.ts'
import { startCooldown } from './link-cooldown.ts'

/** `too-soon`: an earlier request was less than the cooldown ago; the same for addresses that nobody has. */
export type LinkOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'too-soon'; readonly retryAfterSeconds: number }

type Services = Pick<AccountServices, 'database' | 'linkKey' | 'lookupKey' | 'mailDomain' | 'onMailQueued'>

/**
 * Mails what whoever asks at this address needs next, where anybody has it: to choose a first password, to choose a new
 * one, or to hear that the account works already. The outcome tells nothing of that.
 */
export async function requestLink(
  services: Services,
  purpose: LinkPurpose,
  email: string,
): Promise<LinkOutcome> {
  const { database, lookupKey, onMailQueued } = services
  const outcome = await transaction<LinkOutcome>(database, async ({ $client }) => {
    const retryAfterSeconds = await startCooldown($client, { purpose, email, lookupKey })
    if (retryAfterSeconds !== null) return { kind: 'too-soon', retryAfterSeconds }
    const customer = await customerByEmail($client, email)
    if (customer) await mailWhatIsNeeded($client, services, purpose, customer)
    return { kind: 'accepted' }
  })
  onMailQueued()
  return outcome
}

async function mailWhatIsNeeded(
  client: PoolClient,
  services: Services,
  purpose: LinkPurpose,
  customer: StoredCustomer,
): Promise<void> {
  if (customer.activatedAt === null) return mailLink(client, services, customer, 'activation')
  if (purpose === 'password-reset') return mailLink(client, services, customer, 'password-reset')
  await queueEmails(client, { customerId: customer.id }, [
    emailTo('account-active-already', customer.email, services.mailDomain),
  ])
}

import type { PoolClient } from 'pg'
import type { LinkPurpose } from '../../contract/account.ts'
import { transaction } from '../database/pool.ts'
import { email as emailTo, queueEmails } from '../emails/queue.ts'
import { mailActivationLink, mailResetLink } from './account-links.ts'
import type { AccountServices } from './account-services.ts'
import { customerByEmail } from './customers-table.ts'
import { startCooldown } from './link-cooldown.ts'
import { newestRegistration } from './registrations-table.ts'

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
    await mailWhatIsNeeded($client, services, purpose, email)
    return { kind: 'accepted' }
  })
  onMailQueued()
  return outcome
}

async function mailWhatIsNeeded(
  client: PoolClient,
  services: Services,
  purpose: LinkPurpose,
  email: string,
): Promise<void> {
  const customer = await customerByEmail(client, email)
  if (!customer) {
    const registration = await newestRegistration(client, email)
    if (registration) await mailActivationLink(client, services, registration)
    return
  }
  if (purpose === 'password-reset') return mailResetLink(client, services, customer)
  await queueEmails(client, { customerId: customer.id }, [
    emailTo('account-active-already', customer.email, services.mailDomain),
  ])
}

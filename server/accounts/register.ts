import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Registration } from '../../contract/account.ts'
import type { FieldErrors } from '../../contract/failure.ts'
import { transaction } from '../database/pool.ts'
import { email as emailTo, queueEmails } from '../emails/queue.ts'
import { checkDetails } from '../orders/check-details.ts'
import { resellerName } from '../resellers/reseller-name.ts'
import { mailLink } from './account-links.ts'
import type { AccountServices } from './account-services.ts'
import { customerByEmail, insertCustomer, type NewCustomer } from './customers-table.ts'
import { startCooldown } from './link-cooldown.ts'

export type RegistrationOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'wrong-fields'; readonly errors: FieldErrors }

/**
 * Registers an organisation and mails the link with which its account is activated. Where somebody has the address
 * already nothing of his changes: he gets a new link, or hears of the attempt when his account works. The outcome is the
 * same.
 */
export async function register(
  services: AccountServices,
  registration: Registration,
): Promise<RegistrationOutcome> {
  const { details, errors, kvkStanding } = await checkDetails(registration, services)
  if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors }
  const customer = await newCustomer(services, details, kvkStanding === 'known')
  await transaction(services.database, ({ $client }) => storeOrRemind($client, services, customer))
  services.onMailQueued()
  return { kind: 'accepted' }
}

async function newCustomer(
  { database, ibanCipher }: AccountServices,
  { iban, resellerId, ...organization }: Registration,
  kvkChecked: boolean,
): Promise<NewCustomer> {
  const id = randomUUID()
  const isReseller = resellerId !== null && (await resellerName(database.$client, resellerId)) !== null
  return {
    id,
    email: organization.email,
    organization: { ...organization, ibanEnding: iban.slice(-4) },
    ibanEncrypted: ibanCipher.encrypt(iban, id),
    kvkChecked,
    resellerId: isReseller ? resellerId : null,
  }
}

async function storeOrRemind(
  client: PoolClient,
  services: AccountServices,
  newCustomer: NewCustomer,
): Promise<void> {
  const { lookupKey, mailDomain } = services
  const { email } = newCustomer
  const isTooSoon = (await startCooldown(client, { purpose: 'activation', email, lookupKey })) !== null
  if (await insertCustomer(client, newCustomer)) return mailLink(client, services, newCustomer, 'activation')
  const owner = await customerByEmail(client, email)
  if (!owner || isTooSoon) return
  if (owner.activatedAt === null) return mailLink(client, services, owner, 'activation')
  await queueEmails(client, { customerId: owner.id }, [
    emailTo('registration-attempt', owner.email, mailDomain),
  ])
}

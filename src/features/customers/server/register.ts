import { randomUUID } from 'node:crypto'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { type Transaction, transaction } from '../../../platform/database/pool.ts'
import { email as emailTo, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { checkDetails } from '../../details/server/check-details.ts'
import { resellerName } from '../../resellers/server/reseller-name.ts'
import type { Registration } from '../contract-account.ts'
import { customerMails } from '../mails.ts'
import { mailActivationLink } from './account-links.ts'
import type { AccountServices } from './account-services.ts'
import { startCooldown } from './link-cooldown.ts'
import { customerLinks } from './links.ts'
import { customerByEmail } from './stored-customers.ts'
import { insertRegistration } from './stored-registrations.ts'

export type RegistrationOutcome =
  | {
      readonly kind: 'accepted'
      /** null: a mail goes. Else none does, as one went a moment ago; another can be asked for in so many seconds. */
      readonly secondsUntilMail: number | null
    }
  | { readonly kind: 'wrong-fields'; readonly errors: FieldErrors }

/**
 * Stores a registration and mails the link that turns it into an account; earlier registrations of the address keep
 * their own links. If the address has an account already, nothing changes and its owner is mailed about the attempt.
 * The outcome is the same in both cases.
 */
export async function register(services: AccountServices, typed: Registration): Promise<RegistrationOutcome> {
  const { details, errors, kvkStatus } = await checkDetails(typed, services)
  if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors }
  const registration = await newRegistration(services, details, kvkStatus === 'known')
  return { kind: 'accepted', secondsUntilMail: await storeRegistration(services, registration) }
}

/**
 * Keeps what was checked before and mails the link.
 * @returns null: a mail goes. Else in so many seconds another can be asked for
 */
export async function storeRegistration(
  services: AccountServices,
  registration: NewRegistration,
): Promise<number | null> {
  const secondsUntilMail = await transaction(services.database, tx =>
    storeOrRemind(tx, services, registration),
  )
  services.onMailQueued()
  return secondsUntilMail
}

async function newRegistration(
  { database, ibanCipher }: AccountServices,
  { iban, resellerId, ...organization }: Registration,
  kvkChecked: boolean,
): Promise<NewRegistration> {
  const id = randomUUID()
  const isReseller = resellerId !== null && (await resellerName(database, resellerId)) !== null
  return {
    id,
    email: organization.email,
    organization: { ...organization, ibanEnding: iban.slice(-4) },
    ibanEncrypted: ibanCipher.encrypt(iban, id),
    kvkChecked,
    resellerId: isReseller ? resellerId : null,
    caseId: null,
  }
}

type NewRegistration = Parameters<typeof insertRegistration>[1]

async function storeOrRemind(
  tx: Transaction,
  services: AccountServices,
  registration: NewRegistration,
): Promise<number | null> {
  const { lookupKey, mailDomain, mailKinds } = services
  const { email } = registration
  const secondsUntilMail = await startCooldown(tx, {
    purpose: customerLinks.activation,
    email,
    lookupKey,
    mailKinds,
  })
  const customer = await customerByEmail(tx, email)
  if (!customer) await insertRegistration(tx, registration)
  if (secondsUntilMail !== null) return secondsUntilMail
  if (customer)
    await queueDeliveries(tx, { customerId: customer.id }, [
      emailTo(customerMails.registrationAttempt, customer.email, mailDomain),
    ])
  else await mailActivationLink(tx, services, registration)
  return null
}

import type { FieldErrors } from '../../../common/contract/failure.ts'
import { type Transaction, transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import type { LoginThrottle } from '../../authentication/server/login-throttle.ts'
import { checkDetails, type DetailsServices } from '../../details/server/check-details.ts'
import { withStoredPhones } from '../../details/server/phone.ts'
import { appendEvent } from '../../events/server/events.ts'
import { isAnotherEmail, isAnotherIban } from '../account-changes.ts'
import type { CompanyChange, ContactsChange } from '../contract.ts'
import { customerEvents } from '../events.ts'
import { customerMails } from '../mails.ts'
import type { AccountServices } from './account-services.ts'
import { type ConfirmationFailure, confirmPassword, type PasswordConfirmation } from './confirm-password.ts'
import {
  customerById,
  lockCustomer,
  type StoredCustomer,
  updateContacts,
  updateOrganization,
} from './stored-customers.ts'

export type ChangeOutcome =
  | {
      readonly kind: 'changed'
      readonly customer: StoredCustomer
      /** Changed by the password; empty where nothing was that asks for it. */
      readonly confirmed: readonly NotifiedChange[]
    }
  | { readonly kind: 'wrong-fields'; readonly errors: FieldErrors }
  /** Somebody else changed the same, or the password, since this was asked. */
  | { readonly kind: 'changed-meanwhile' }
  | ConfirmationFailure

/** Changes that need the account's password. The owner is told by mail. */
export type NotifiedChange = 'iban' | 'invoiceEmail' | 'contactEmail'

type Services = Pick<AccountServices, 'database' | 'mailDomain' | 'onMailQueued'> & {
  readonly throttle: LoginThrottle
}

/**
 * Changes the details of a customer's organisation; orders that were placed keep theirs. Another IBAN or address for
 * invoices asks for the password and is told by mail.
 */
export async function changeCompany(
  services: Services & DetailsServices & Pick<AccountServices, 'ibanCipher'>,
  giver: PasswordConfirmation,
  { currentPassword, ...typed }: CompanyChange,
): Promise<ChangeOutcome> {
  const { details, errors, kvkStatus } = await checkDetails(typed, services, giver.customer.organization)
  if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors }
  const { iban, references, ...organization } = details
  const { ibanCipher } = services
  const customerId = giver.customer.id
  return changeAndTell(services, giver, currentPassword, {
    changed: before => [
      ...(isAnotherIban(ibanCipher.decrypt(before.ibanEncrypted, customerId).toString(), iban)
        ? (['iban'] as const)
        : []),
      ...(references && isAnotherEmail(before.references.invoiceEmail, references.invoiceEmail)
        ? (['invoiceEmail'] as const)
        : []),
    ],
    change: tx =>
      updateOrganization(tx, customerId, {
        organization: { ...organization, ibanEnding: iban.slice(-4) },
        references,
        ibanEncrypted: ibanCipher.encrypt(iban, customerId),
        kvkChecked: kvkStatus === 'known',
      }),
  })
}

/**
 * Changes who is called about orders, and about technical matters. Another contact e-mail asks for the password and is
 * told by mail.
 */
export async function changeContacts(
  services: Services,
  giver: PasswordConfirmation,
  { currentPassword, ...typed }: ContactsChange,
): Promise<ChangeOutcome> {
  const { contacts, errors } = withStoredPhones(typed)
  if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors }
  return changeAndTell(services, giver, currentPassword, {
    changed: ({ contactDetails, email: loginName }) =>
      isAnotherEmail(contactDetails?.email ?? loginName, contacts.contactDetails.email)
        ? ['contactEmail']
        : [],
    change: tx => updateContacts(tx, giver.customer.id, contacts),
  })
}

type Change = {
  /** The parts that are another than before and therefore need the password. */
  readonly changed: (before: StoredCustomer) => readonly NotifiedChange[]
  readonly change: (tx: Transaction) => Promise<StoredCustomer>
}

/**
 * Changes a customer and queues the notice to the login address in one transaction. The password is checked before any
 * row is locked, and counts for the account as it was then.
 */
async function changeAndTell(
  { database, mailDomain, onMailQueued, throttle }: Services,
  giver: PasswordConfirmation,
  currentPassword: string | undefined,
  { changed, change }: Change,
): Promise<ChangeOutcome> {
  const { id, passwordHash } = giver.customer
  const confirmed = changed(giver.customer)
  const notConfirmed = confirmed.length > 0 ? await confirmPassword(throttle, giver, currentPassword) : null
  if (notConfirmed) return notConfirmed

  const customer = await transaction(database, async tx => {
    await lockCustomer(tx, id)
    const before = await customerById(tx, id)
    const told = before ? changed(before) : []
    const isConfirmed = confirmed.length > 0 && before?.passwordHash === passwordHash
    if (told.length > 0 && !isConfirmed) return null
    const after = await change(tx)
    if (told.length > 0) {
      const eventId = await appendEvent(tx, {
        type: customerEvents.changed,
        actor: { kind: 'customer', id },
        customerId: id,
        changedFields: told,
      })
      await queueDeliveries(tx, { eventId }, [email(customerMails.detailsChanged, after.email, mailDomain)])
    }
    return after
  })
  if (!customer) return { kind: 'changed-meanwhile' }
  onMailQueued()
  return { kind: 'changed', customer, confirmed }
}

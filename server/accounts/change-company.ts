import type { CompanyDetails, Contacts } from '../../contract/customer.ts'
import type { FieldErrors } from '../../contract/failure.ts'
import { checkDetails, type DetailsServices } from '../checks/check-details.ts'
import { withStoredPhone } from '../checks/phone.ts'
import { type Transaction, transaction } from '../database/pool.ts'
import { email, queueDeliveries } from '../deliveries/queue.ts'
import { appendEvent } from '../events/events.ts'
import type { AccountServices } from './account-services.ts'
import {
  customerById,
  emailKeyOf,
  lockCustomer,
  type StoredCustomer,
  updateContacts,
  updateOrganization,
} from './stored-customers.ts'

export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly customer: StoredCustomer }
  | { readonly kind: 'wrong-fields'; readonly errors: FieldErrors }

/** What of an account its owner hears of by mail when it was changed. */
export type ToldChange = 'iban' | 'contactEmail'

type Services = Pick<AccountServices, 'database' | 'mailDomain' | 'onMailQueued'>

/**
 * Changes the details of a customer's organisation; orders that were placed keep theirs. That the IBAN is another is told
 * by mail.
 */
export async function changeCompany(
  services: Services & DetailsServices & Pick<AccountServices, 'ibanCipher'>,
  customerId: string,
  typed: CompanyDetails,
): Promise<ChangeOutcome> {
  const { details, errors, kvkStanding } = await checkDetails(typed, services)
  if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors }
  const { iban, ...organization } = details
  const { ibanCipher } = services
  return changeAndTell(services, customerId, {
    detail: 'iban',
    isAnother: ({ ibanEncrypted }) => ibanCipher.decrypt(ibanEncrypted, customerId).toString() !== iban,
    change: tx =>
      updateOrganization(tx, customerId, {
        organization: { ...organization, ibanEnding: iban.slice(-4) },
        ibanEncrypted: ibanCipher.encrypt(iban, customerId),
        kvkChecked: kvkStanding === 'known',
      }),
  })
}

/** Changes who is called about orders, and about technical matters. That the contact e-mail is another is told by mail. */
export async function changeContacts(
  services: Services,
  customerId: string,
  contacts: Contacts,
): Promise<ChangeOutcome> {
  const contact = withStoredPhone(contacts.contactDetails, 'contactDetails.phoneNumber')
  const technical = withStoredPhone(contacts.technicalPerson, 'technicalPerson.phoneNumber')
  const errors = { ...contact.errors, ...technical.errors }
  if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors }
  return changeAndTell(services, customerId, {
    detail: 'contactEmail',
    isAnother: ({ contactDetails, email: loginName }) =>
      emailKeyOf(contactDetails?.email ?? loginName) !== emailKeyOf(contacts.contactDetails.email),
    change: tx =>
      updateContacts(tx, customerId, {
        ...contacts,
        contactDetails: contact.person,
        technicalPerson: technical.person,
      }),
  })
}

type Change = {
  /** What the owner hears of where it is another than before. */
  readonly detail: ToldChange
  readonly isAnother: (before: StoredCustomer) => boolean
  readonly change: (tx: Transaction) => Promise<StoredCustomer>
}

/** Changes a customer and queues the notice to the address that he logs in with: both or neither. */
async function changeAndTell(
  { database, mailDomain, onMailQueued }: Services,
  customerId: string,
  { detail, isAnother, change }: Change,
): Promise<ChangeOutcome> {
  const customer = await transaction(database, async tx => {
    await lockCustomer(tx, customerId)
    const before = await customerById(tx, customerId)
    const after = await change(tx)
    if (before && isAnother(before)) {
      const eventId = await appendEvent(tx, {
        type: 'customer-changed',
        actor: { kind: 'customer', id: customerId },
        customerId,
        changedFields: [detail],
      })
      await queueDeliveries(tx, { eventId }, [email('account-details-changed', after.email, mailDomain)])
    }
    return after
  })
  onMailQueued()
  return { kind: 'changed', customer }
}

import type { CompanyDetails, Contacts } from '../../contract/customer.ts'
import type { FieldErrors } from '../../contract/failure.ts'
import { withStoredPhone } from '../checks/phone.ts'
import { checkDetails, type DetailsServices } from '../orders/check-details.ts'
import type { AccountServices } from './account-services.ts'
import { type StoredCustomer, updateContacts, updateOrganization } from './customers-table.ts'

export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly customer: StoredCustomer }
  | { readonly kind: 'wrong-fields'; readonly errors: FieldErrors }

/** Changes the details of a customer's organisation; orders that were placed keep theirs. */
export async function changeCompany(
  services: DetailsServices & Pick<AccountServices, 'database' | 'ibanCipher'>,
  customerId: string,
  typed: CompanyDetails,
): Promise<ChangeOutcome> {
  const { details, errors, kvkStanding } = await checkDetails(typed, services)
  if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors }
  const { iban, ...organization } = details
  const customer = await updateOrganization(services.database.$client, customerId, {
    organization: { ...organization, ibanEnding: iban.slice(-4) },
    ibanEncrypted: services.ibanCipher.encrypt(iban, customerId),
    kvkChecked: kvkStanding === 'known',
  })
  return { kind: 'changed', customer }
}

/** Changes who is called about orders, and about technical matters. */
export async function changeContacts(
  { database }: Pick<AccountServices, 'database'>,
  customerId: string,
  contacts: Contacts,
): Promise<ChangeOutcome> {
  const contact = withStoredPhone(contacts.contactDetails, 'contactDetails.phoneNumber')
  const technical = withStoredPhone(contacts.technicalPerson, 'technicalPerson.phoneNumber')
  const errors = { ...contact.errors, ...technical.errors }
  if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors }
  const customer = await updateContacts(database.$client, customerId, {
    ...contacts,
    contactDetails: contact.person,
    technicalPerson: technical.person,
  })
  return { kind: 'changed', customer }
}

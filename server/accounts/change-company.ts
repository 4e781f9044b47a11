import type { CompanyDetails, Contacts } from '../../contract/customer.ts'
import type { FieldErrors } from '../../contract/failure.ts'
import { checkDetails } from '../orders/check-details.ts'
import type { AccountServices } from './account-services.ts'
import { type StoredCustomer, updateContacts, updateOrganization } from './customers-table.ts'

export type CompanyOutcome =
  | { readonly kind: 'changed'; readonly customer: StoredCustomer }
  | { readonly kind: 'wrong-fields'; readonly errors: FieldErrors }

/** Changes the details of a customer's organisation; orders that were placed keep theirs. */
export async function changeCompany(
  services: Pick<AccountServices, 'database' | 'kvkStanding' | 'isSepaIban' | 'ibanCipher'>,
  customerId: string,
  { iban, ...organization }: CompanyDetails,
): Promise<CompanyOutcome> {
  const { errors, kvkStanding } = await checkDetails({ ...organization, iban }, services)
  if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors }
  const customer = await updateOrganization(services.database.$client, customerId, {
    organization: { ...organization, ibanEnding: iban.slice(-4) },
    ibanEncrypted: services.ibanCipher.encrypt(iban, customerId),
    kvkChecked: kvkStanding === 'known',
  })
  return { kind: 'changed', customer }
}

/** Changes who is called about orders, and about technical matters. */
export const changeContacts = (
  { database }: Pick<AccountServices, 'database'>,
  customerId: string,
  contacts: Contacts,
): Promise<StoredCustomer> => updateContacts(database.$client, customerId, contacts)

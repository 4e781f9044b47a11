import type { Customer } from '../../contract/customer.ts'
import type { GuestDetails, PostalAddress } from '../../contract/details.ts'
import { formatPhone } from '../../domain/checks/phone.ts'
import type { Cipher } from '../cipher.ts'
import type { StoredCustomer } from './customers-table.ts'

/** The organisation of a customer in the form of one that orders without registering, with the IBAN readable. */
export function organizationOf(
  { id, organization, ibanEncrypted }: StoredCustomer,
  ibanCipher: Pick<Cipher, 'decrypt'>,
): GuestDetails {
  const { ibanEnding: _ending, ...details } = organization
  return { ...details, iban: ibanCipher.decrypt(ibanEncrypted, id).toString() }
}

/** A customer as the browser gets him (order-flow §3). */
export function customerOnWire(stored: StoredCustomer, ibanCipher: Pick<Cipher, 'decrypt'>): Customer {
  const organization = organizationOf(stored, ibanCipher)
  const { companyName, gender, firstName, lastName, phoneNumber, iban, ascription } = organization
  const { kvkNumber, vatNumber } = organization
  return {
    id: stored.id,
    companyName,
    gender,
    firstName,
    lastName,
    email: stored.email,
    phoneNumber: formatPhone(phoneNumber),
    contactDetails: withShownPhone(stored.contactDetails),
    address: addressOf(organization),
    iban,
    ascription,
    kvkNumber,
    ...(vatNumber !== '' && { vatNumber }),
    technicalPerson: withShownPhone(stored.technicalPerson),
  }
}

/** Where an organisation is, as the browser gets it. */
export const addressOf = (
  organization: Pick<GuestDetails, 'street' | 'streetNumber' | 'streetNumberAddition' | 'postCode' | 'city'>,
): PostalAddress => ({
  streetName: organization.street,
  houseNumber: String(organization.streetNumber),
  houseNumberSuffix: organization.streetNumberAddition,
  zipCode: organization.postCode,
  city: organization.city,
})

const withShownPhone = <Person extends { readonly phoneNumber: string }>(person: Person | null) =>
  person && { ...person, phoneNumber: formatPhone(person.phoneNumber) }

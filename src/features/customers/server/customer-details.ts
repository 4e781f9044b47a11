import { formatPhone } from '../../../common/checks/phone.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import { organisationAddress } from '../../details/details.ts'
import type { GuestDetails } from '../../details/details-schema.ts'
import { contactPersonOf } from '../../details/person.ts'
import type { Customer } from '../contract.ts'
import type { StoredCustomer } from './stored-customers.ts'

/** The organisation of a customer in the form of one that orders without registering, with the IBAN readable. */
export function organizationOf(
  { id, organization, ibanEncrypted }: StoredCustomer,
  ibanCipher: Pick<Cipher, 'decrypt'>,
): GuestDetails {
  const { ibanEnding: _ending, ...details } = organization
  return { ...details, iban: ibanCipher.decrypt(ibanEncrypted, id).toString() }
}

/** The customer in the shape of the browser (order-flow §3). */
export function toCustomerDto(stored: StoredCustomer, ibanCipher: Pick<Cipher, 'decrypt'>): Customer {
  const organization = organizationOf(stored, ibanCipher)
  const { companyName, gender, iban, ascription, kvkNumber, vatNumber } = organization
  return {
    id: stored.id,
    companyName,
    gender,
    ...withShownPhone(contactPersonOf(organization)),
    email: stored.email,
    contactDetails: stored.contactDetails && withShownPhone(stored.contactDetails),
    address: organisationAddress(organization),
    iban,
    ascription,
    kvkNumber,
    ...(vatNumber !== '' && { vatNumber }),
    technicalPerson: stored.technicalPerson && withShownPhone(stored.technicalPerson),
    references: stored.references,
  }
}

const withShownPhone = <Reached extends { readonly phoneNumber: string }>(person: Reached): Reached => ({
  ...person,
  phoneNumber: formatPhone(person.phoneNumber),
})

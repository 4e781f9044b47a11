import type { StoredOrder } from '../../checkout/store/stored-order.ts'
import { emptyGuestForm } from '../../details/components/guest-form.ts'
import { quoteFormOf } from '../../details/details.ts'
import { areNoReferences } from '../../details/references.ts'
import type { KnownDetails } from '../contract.ts'

/** The part of an order that is filled in before the flow begins. */
export type CallersOrder = Pick<StoredOrder, 'guestForm' | 'contactPerson' | 'quoteFormData' | 'references'>

/** An order that begins with the details of a known caller; the IBAN and consents are asked for anew. */
export function callersOrder(details: KnownDetails): CallersOrder {
  const { companyName, kvkNumber, vatNumber, gender, orderer, contactPerson, address, references } = details
  return {
    guestForm: {
      ...emptyGuestForm,
      ...orderer,
      companyName,
      kvkNumber,
      vatNumber,
      gender: gender ?? emptyGuestForm.gender,
      postCode: address.zipCode,
      streetNumber: address.houseNumber,
      streetNumberAddition: address.houseNumberSuffix,
      street: address.streetName,
      city: address.city,
    },
    contactPerson,
    quoteFormData: quoteFormOf({ companyName, ...(contactPerson ?? orderer) }),
    references: areNoReferences(references) ? null : references,
  }
}

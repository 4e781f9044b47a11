import type { GuestDetails } from '../../contract/details.ts'
import { organizationOf } from '../accounts/customer-details.ts'
import type { StoredCustomer } from '../accounts/stored-customers.ts'
import type { Cipher } from '../cipher.ts'

/** Who orders without an account, by what was typed. */
type Guest = { readonly kind: 'guest'; readonly details: GuestDetails }

/** A customer who is logged in; the details are those of the account, never the browser's. */
export type CustomerOrderer = {
  readonly kind: 'customer'
  readonly id: string
  readonly details: GuestDetails
}

export type Orderer = Guest | CustomerOrderer

/** A customer as the one who orders. */
export const customerOrderer = (customer: StoredCustomer, ibanCipher: Cipher): CustomerOrderer => ({
  kind: 'customer',
  id: customer.id,
  details: organizationOf(customer, ibanCipher),
})

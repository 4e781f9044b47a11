import type { Cipher } from '../../../platform/secrets/cipher.ts'
import { organizationOf } from '../../customers/server/customer-details.ts'
import type { StoredCustomer } from '../../customers/server/stored-customers.ts'
import type { GuestDetails } from '../../details/details-schema.ts'

/** A buyer without an account, with the details as typed. */
type Guest = { readonly kind: 'guest'; readonly details: GuestDetails }

/** A customer who is logged in; the details are those of the account, never the browser's. */
type CustomerBuyer = { readonly kind: 'customer'; readonly id: string; readonly details: GuestDetails }

export type Buyer = Guest | CustomerBuyer

/** The buyer: a guest if details were sent, even if a customer is logged in; null without either. */
export function buyerOf(
  details: GuestDetails | undefined,
  customer: StoredCustomer | null,
  ibanCipher: Cipher,
): Buyer | null {
  if (details) return { kind: 'guest', details }
  return customer && { kind: 'customer', id: customer.id, details: organizationOf(customer, ibanCipher) }
}

import { isSameEmail } from '../../common/checks/email-key.ts'

/**
 * The cause of a mail. `owner` is the reader of the mailbox, or staff acting for them: no limit applies. A customer has
 * ten a day to each other mailbox. null is anybody else: all of them share ten.
 */
export type CausedBy = 'owner' | `customer:${string}` | null

/** Cause of a mail by a logged-in customer to an address they typed; only the login address is proven to be theirs. */
export const causedByCustomer = (
  customer: { readonly id: string; readonly email: string } | null,
  recipient: string,
): CausedBy => {
  if (customer === null) return null
  return isSameEmail(customer.email, recipient) ? 'owner' : `customer:${customer.id}`
}

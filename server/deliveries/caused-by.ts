import { isSameEmail } from '../../domain/checks/email-key.ts'

/**
 * Who had a mail sent: `owner` is whoever reads the mailbox or staff who did something for him, whom no limit holds back; a
 * customer has ten a day of his own to each other mailbox; null is anybody, who shares ten with everybody else.
 */
export type CausedBy = 'owner' | `customer:${string}` | null

/** By a customer who is logged in, to an address that he filled in; he showed that only the one to log in with is his. */
export const causedByCustomer = (
  customer: { readonly id: string; readonly email: string } | null,
  recipient: string,
): CausedBy => {
  if (customer === null) return null
  return isSameEmail(customer.email, recipient) ? 'owner' : `customer:${customer.id}`
}

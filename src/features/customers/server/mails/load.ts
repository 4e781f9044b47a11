import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { EmailSources } from '../../../../platform/mail/email.ts'
import { eventById } from '../../../events/server/events.ts'
import { type MailedLink, mailedLink } from '../account-links.ts'
import { customerById, type StoredCustomer } from '../stored-customers.ts'

/* Data of e-mails, by the owner of their delivery; null if the delivery has another owner or the data is gone. */

export const loadLink = async (
  { mailedLinkId }: EmailDelivery,
  { database, linkKey }: EmailSources,
): Promise<MailedLink | null> => (mailedLinkId === null ? null : mailedLink(database, mailedLinkId, linkKey))

export const loadCustomer = async (
  { customerId }: EmailDelivery,
  { database }: EmailSources,
): Promise<StoredCustomer | null> => (customerId === null ? null : customerById(database, customerId))

/** A change of a customer account, and when. */
export type CustomerChange = {
  readonly customer: StoredCustomer
  readonly changedFields: readonly string[]
  readonly changedAt: Date
}

export async function loadChange(
  { eventId }: EmailDelivery,
  { database }: EmailSources,
): Promise<CustomerChange | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  const customer = event?.customerId ? await customerById(database, event.customerId) : null
  return event && customer && { customer, changedFields: event.changedFields, changedAt: event.occurredAt }
}

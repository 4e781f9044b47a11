import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { EmailSources } from '../../../../platform/mail/email.ts'
import { eventById } from '../../../events/server/events.ts'
import { linkWithToken } from '../../../mailed-links/server/mailed-links.ts'
import { type StoredStaff, staffById } from '../stored-staff.ts'

/* Data of e-mails, by the owner of their delivery; null if the delivery has another owner or the data is gone. */

/** A link that was mailed to a colleague. */
export type StaffLink = {
  readonly token: string
  readonly expiresAt: Date
  readonly colleague: Pick<StoredStaff, 'name' | 'role'>
}

export async function loadStaffLink(
  { mailedLinkId }: EmailDelivery,
  { database, linkKey }: EmailSources,
): Promise<StaffLink | null> {
  const found = mailedLinkId === null ? null : await linkWithToken(database, mailedLinkId, linkKey)
  const colleague = found?.link.staffId ? await staffById(database, found.link.staffId) : null
  return found && colleague && { token: found.token, expiresAt: found.link.expiresAt, colleague }
}

/** A change of a desk account, and when. */
export type StaffChange = {
  readonly colleague: Pick<StoredStaff, 'name'>
  readonly changedFields: readonly string[]
  readonly changedAt: Date
}

export async function loadStaffChange(
  { eventId }: EmailDelivery,
  { database }: EmailSources,
): Promise<StaffChange | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  const colleague = event?.staffId ? await staffById(database, event.staffId) : null
  return event && colleague && { colleague, changedFields: event.changedFields, changedAt: event.occurredAt }
}

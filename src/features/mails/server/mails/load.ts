import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { EmailSources } from '../../../../platform/mail/email.ts'
import { eventById } from '../../../events/server/events.ts'
import { type DeadLetterReport, deadLetterReport } from '../dead-letters.ts'

/* Data of e-mails, by the owner of their delivery; null if the delivery has another owner or the data is gone. */

/** When what a mail tells about happened. */
export async function loadSentAt(
  { eventId }: EmailDelivery,
  { database }: EmailSources,
): Promise<Date | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  return event?.occurredAt ?? null
}

export const loadReport = async (
  { eventId }: EmailDelivery,
  { database }: EmailSources,
): Promise<DeadLetterReport | null> => (eventId === null ? null : deadLetterReport(database, eventId))

import type { Queryable } from '../../../../platform/database/pool.ts'
import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import { caseById } from '../../../cases/server/case.ts'
import { eventById } from '../../../events/server/events.ts'
import { orderOf } from '../../../orders/server/stored-orders.ts'
import type { DrawnNotice } from '../documents/notice.ts'
import { orderOfParty, partyAt, type StoredParty } from '../parties.ts'
import { noticeById } from '../stored-notices.ts'

/** A notice, and the party of the agreement that it is about: null for whoever ordered. */
export type NoticeOfParty = DrawnNotice & { readonly party: StoredParty | null }

/** The notice that a mail tells of; null where the delivery is about something else, or it is gone. */
export async function reportedNotice(
  database: Queryable,
  { eventId }: Pick<EmailDelivery, 'eventId'>,
): Promise<NoticeOfParty | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  const id = event?.data.notice
  const notice = typeof id === 'string' ? await noticeById(database, id) : null
  const opened = notice && (await caseById(database, notice.caseId))
  const order = opened && (await orderOf(database, opened))
  if (!event || !order) return null
  const party = await partyAt(database, order.caseId, event.occurredAt)
  return { order: orderOfParty(order, party), notice, at: event.occurredAt, party }
}

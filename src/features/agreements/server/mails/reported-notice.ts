import type { Queryable } from '../../../../platform/database/pool.ts'
import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import { caseById } from '../../../cases/server/case.ts'
import { eventById } from '../../../events/server/events.ts'
import { orderOf } from '../../../orders/server/stored-orders.ts'
import type { DrawnNotice } from '../documents/notice.ts'
import { noticeById } from '../stored-notices.ts'

/** The notice that a mail tells of; null where the delivery is about something else, or it is gone. */
export async function reportedNotice(
  database: Queryable,
  { eventId }: Pick<EmailDelivery, 'eventId'>,
): Promise<DrawnNotice | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  const id = event?.data.notice
  const notice = typeof id === 'string' ? await noticeById(database, id) : null
  const opened = notice && (await caseById(database, notice.caseId))
  const order = opened && (await orderOf(database, opened))
  return event && order ? { order, notice, at: event.occurredAt } : null
}

import type { Queryable } from '../../../../platform/database/pool.ts'
import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import { caseById } from '../../../cases/server/case.ts'
import { eventById } from '../../../events/server/events.ts'
import { orderOf } from '../../../orders/server/stored-orders.ts'
import type { DrawnNotice } from '../documents/notice.ts'
import { orderOfParty, partyAt, type StoredParty } from '../parties.ts'
import { endNumbers, noticeById, noticesGivenWith, type StoredNotice } from '../stored-notices.ts'

/** A notice, and the party of the agreement that it is about: null for whoever ordered. */
export type NoticeOfParty = DrawnNotice & {
  readonly party: StoredParty | null
  /** Those that were given with it and that the same mail tells of. */
  readonly others: readonly DrawnNotice[]
}

/** The notice that a mail tells of; null where the delivery is about something else, or it is gone. */
export async function reportedNotice(
  database: Queryable,
  { eventId }: Pick<EmailDelivery, 'eventId'>,
): Promise<NoticeOfParty | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  const id = event?.data.notice
  const notice = typeof id === 'string' ? await noticeById(database, id) : null
  if (!event || !notice) return null
  const drawn = await drawnNotice(database, notice, event.occurredAt)
  if (!drawn) return null
  const others: DrawnNotice[] = []
  for (const other of notice.givenWith === null ? [] : await noticesGivenWith(database, notice.givenWith)) {
    const found = other.id === notice.id ? null : await drawnNotice(database, other, event.occurredAt)
    if (found) others.push(found)
  }
  return { ...drawn, others }
}

/** A notice with its order as the party of the agreement at a moment reads it; null where the order is gone. */
async function drawnNotice(database: Queryable, notice: StoredNotice, at: Date) {
  const opened = await caseById(database, notice.caseId)
  const order = opened && (await orderOf(database, opened))
  if (!order || notice.giver.by === 'recorded') return null
  const party = await partyAt(database, order.caseId, at)
  const orderNumber = (await endNumbers(database, [notice])).get(notice.endCaseId ?? 0) ?? null
  return {
    order: orderOfParty(order, party),
    notice: { ...notice, giver: notice.giver, orderNumber },
    at,
    party,
  }
}

import type { Queryable } from '../../../../platform/database/pool.ts'
import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import { orderOfParty, partyOnDay, type StoredParty } from '../../../agreements/server/parties.ts'
import { caseById } from '../../../cases/server/case.ts'
import { eventById } from '../../../events/server/events.ts'
import { orderOf, type StoredOrder } from '../../../orders/server/stored-orders.ts'
import { type ComingBack, comingBack } from '../../returns.ts'
import { returnsAmong } from '../stored-returns.ts'

/** An order, and the devices that come back of it by one day. */
export type ReportedReturns = {
  readonly order: StoredOrder
  /** The party that had them on that day; null for the buyer. */
  readonly party: StoredParty | null
  readonly devices: readonly ComingBack[]
  /** When that was written down. */
  readonly at: Date
}

/** The devices that a mail asks for; null where nothing of them is to come back any more. */
export async function reportedReturns(
  database: Queryable,
  { eventId }: Pick<EmailDelivery, 'eventId'>,
): Promise<ReportedReturns | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  const caseId = event?.caseId ?? null
  const opened = caseId === null ? null : await caseById(database, caseId)
  const order = opened && (await orderOf(database, opened))
  if (!event || !order) return null
  const returns = (await returnsAmong(database, [order.caseId])).get(order.caseId) ?? []
  const devices = comingBack(returns).filter(({ lastDay }) => lastDay === event.data.day)
  const [first] = devices
  if (!first) return null
  const party = await partyOnDay(database, order.caseId, first.lastDay)
  return { order: orderOfParty(order, party), party, devices, at: event.occurredAt }
}

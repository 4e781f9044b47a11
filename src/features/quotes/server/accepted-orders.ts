import type { Queryable } from '../../../platform/database/pool.ts'
import { caseById, casesByNumbers } from '../../cases/server/case.ts'
import { eventById } from '../../events/server/events.ts'
import { ordersAmong, type StoredOrder } from '../../orders/server/stored-orders.ts'

/** An acceptance of several parts of a quote at once. */
export type AcceptedOrders = {
  /** Nine digits. */
  readonly quoteNumber: string
  /** At least one, in the order of the parts; without those that are forgotten. */
  readonly orders: readonly [StoredOrder, ...StoredOrder[]]
}

/** The orders that the event of an acceptance names; null where it is no such event, or none of them is there any more. */
export async function acceptedOrders(
  database: Queryable,
  eventId: number | null,
): Promise<AcceptedOrders | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  const numbers = event?.data.orders
  const quote = event?.caseId ? await caseById(database, event.caseId) : null
  if (!quote || !Array.isArray(numbers)) return null
  const known = await ordersAmong(database, await casesByNumbers(database, numbers.map(String)))
  const byNumber = new Map([...known.values()].map(order => [order.orderNumber, order]))
  const [first, ...others] = numbers.flatMap(number => byNumber.get(String(number)) ?? [])
  return first ? { quoteNumber: quote.number, orders: [first, ...others] } : null
}

import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { EmailSources } from '../../../../platform/mail/email.ts'
import { caseById } from '../../../cases/server/case.ts'
import { withFollowToken } from '../../../cases/server/mails/load.ts'
import { eventById } from '../../../events/server/events.ts'
import { changeById, type StoredLineChange } from '../../../orders/server/line-changes/stored-changes.ts'
import type { LinkedOrder } from '../../../orders/server/mails/load.ts'
import { orderOf } from '../../../orders/server/stored-orders.ts'
import { changeToken } from '../change-link.ts'
import { leavingWords } from '../leaving-cost.ts'

/* Data of e-mails, by the owner of their delivery; null if the delivery has another owner or the data is gone. */

/** A change of an order's lines, and what it is answered by. */
export type OrderChange = {
  readonly order: LinkedOrder
  readonly change: StoredLineChange
  /** null where the customer is not asked. */
  readonly token: string | null
  /** The cost of leaving the agreement whose place the order takes, in words, where that becomes another sum; null elsewhere. */
  readonly leaving: string | null
}

export async function loadLineChange(
  { eventId }: EmailDelivery,
  { database, linkKey }: EmailSources,
): Promise<OrderChange | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  const id = event?.data.change
  const change = typeof id === 'string' ? await changeById(database, id) : null
  const opened = change && (await caseById(database, change.caseId))
  const stored = opened && (await orderOf(database, opened))
  if (!stored) return null
  const order = await withFollowToken(stored, { database, linkKey })
  const leaving = await leavingWords(database, change)
  return { order, change, token: await changeToken(database, change, linkKey), leaving }
}

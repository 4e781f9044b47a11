import type { Queryable } from '../../../../platform/database/pool.ts'
import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { EmailSources } from '../../../../platform/mail/email.ts'
import type { OrderOrigin } from '../../../cases/order-origin.ts'
import { caseById } from '../../../cases/server/case.ts'
import { type CaseMessage, messageById } from '../../../cases/server/planning/notes-and-messages.ts'
import { eventById } from '../../../events/server/events.ts'
import { progressToken } from '../../../mailed-links/server/progress-link.ts'
import { originsOfOrders } from '../../../orders/server/stored-orders.ts'

/** A message of staff, with the number of its case. */
export type SentMessage = {
  readonly message: CaseMessage
  readonly number: string
  /** The quote and branch of an order that was made of one. */
  readonly origin: OrderOrigin | null
  /** Page for deciding about its quote; null if none is open. */
  readonly quotePath: string | null
  /** Token of the progress page; null for forms, which have none. */
  readonly followToken: string | null
}

/** Offers of the case that a message is about. */
export type Offers = {
  /** The address of the page on which the customer decides about one; null where none is open. */
  readonly decisionPathOf?: (
    database: Queryable,
    caseId: number,
    linkKey: Uint8Array,
  ) => Promise<string | null>
}

export const loadMessage =
  ({ decisionPathOf }: Offers) =>
  async ({ eventId }: EmailDelivery, { database, linkKey }: EmailSources): Promise<SentMessage | null> => {
    const event = eventId === null ? null : await eventById(database, eventId)
    const id = event?.data.message
    const [opened, message] = await Promise.all([
      event?.caseId ? caseById(database, event.caseId) : null,
      typeof id === 'string' ? messageById(database, id) : null,
    ])
    if (!opened || !message) return null
    const isFollowed = opened.kind === 'order' || opened.kind === 'quote'
    return {
      message,
      number: opened.number,
      origin: (await originsOfOrders(database, [opened.id])).get(opened.id) ?? null,
      quotePath:
        opened.kind === 'quote' ? ((await decisionPathOf?.(database, opened.id, linkKey)) ?? null) : null,
      followToken: isFollowed ? await progressToken(database, opened.id, linkKey) : null,
    }
  }

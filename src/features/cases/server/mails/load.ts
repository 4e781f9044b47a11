import type { Queryable } from '../../../../platform/database/pool.ts'
import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { EmailSources } from '../../../../platform/mail/email.ts'
import type { Cart } from '../../../carts/cart-line.ts'
import { valuesOfCase } from '../../../events/server/case-events.ts'
import { eventById } from '../../../events/server/events.ts'
import { type ReportedEvents, reportedEvents } from '../../../events/server/reported-events.ts'
import { changeById } from '../../../line-changes/server/stored-changes.ts'
import { progressToken } from '../../../mailed-links/server/progress-link.ts'
import { originsOfOrders } from '../../../orders/server/stored-orders.ts'
import { decisionPathOf } from '../../../quotes/server/quote-path.ts'
import type { OrderOrigin } from '../../order-origin.ts'
import { caseById } from '../case.ts'
import { type CaseMessage, messageById } from '../planning/notes-and-messages.ts'
import { type StateReason, stateReason } from '../planning/state-reason.ts'

/* Data of e-mails, by the owner of their delivery; null if the delivery has another owner or the data is gone. */

export const caseOf = async ({ caseId }: EmailDelivery, { database }: EmailSources) =>
  caseId === null ? null : caseById(database, caseId)

/** The events around the act that a mail about a case tells of. */
export async function reportedOf(
  delivery: Pick<EmailDelivery, 'id'>,
  { database }: Pick<EmailSources, 'database'>,
): Promise<ReportedEvents> {
  const told = await reportedEvents(database, delivery)
  if (!told) throw new Error(`The mail ${delivery.id} is about no case`)
  return told
}

export const withFollowToken = async <Followed extends { readonly caseId: number }>(
  followed: Followed,
  { database, linkKey }: EmailSources,
): Promise<Followed & { readonly followToken: string }> => ({
  ...followed,
  followToken: await progressToken(database, followed.caseId, linkKey),
})

/** The lines of an order of then, which were changed since; null where they are the same. */
export async function cartOfThen(
  database: Queryable,
  { later }: Pick<ReportedEvents, 'later'>,
): Promise<Cart | null> {
  const change = later.find(({ type }) => type === 'lines-changed')?.data.change
  return typeof change === 'string' ? ((await changeById(database, change))?.before ?? null) : null
}

/** Why the case was in its state when that happened which a mail tells of. */
export const whyOf = async (
  { database }: EmailSources,
  { caseId, upTo }: Pick<ReportedEvents, 'caseId' | 'upTo'>,
): Promise<StateReason> => stateReason(upTo, await valuesOfCase(database, caseId))

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

export async function loadMessage(
  { eventId }: EmailDelivery,
  { database, linkKey }: EmailSources,
): Promise<SentMessage | null> {
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
    quotePath: opened.kind === 'quote' ? await decisionPathOf(database, opened.id, linkKey) : null,
    followToken: isFollowed ? await progressToken(database, opened.id, linkKey) : null,
  }
}

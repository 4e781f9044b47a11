import { and, arrayOverlaps, eq, inArray, isNull, max, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { recordOf } from '../../../platform/database/record.ts'
import type { EventFacts } from '../event-facts.ts'
import { events, eventValues } from './tables.ts'

/** Actor of an event; `client` is a client of the API. */
export type Actor =
  | { readonly kind: 'customer' | 'staff' | 'reseller' | 'client'; readonly id: string }
  | { readonly kind: 'system' | 'visitor' }

/** Events about a case, a customer, a product or a colleague. */
export type EventType =
  | 'case-opened'
  | 'state-changed'
  | 'customer-changed'
  | 'values-erased'
  | 'staff-signed-in'
  | CaseWorkType
  | 'staff-changed'
  | 'staff-joined'
  | 'staff-invited'
  | 'staff-invitation-withdrawn'
  | 'staff-setting-changed'
  | 'audit-exported'
  | 'cases-exported'
  | 'customer-blocked'
  | 'customer-unblocked'
  | 'customer-viewed'
  | 'prospect-viewed'
  | 'iban-viewed'
  | 'file-viewed'
  | 'link-sent'
  | 'test-mail-sent'
  | 'reply-template-saved'
  | 'reply-template-removed'
  | WebhookEventType
  | RevisionType
  | ApiClientType
  | DailyEventType

/** Events of revisions of the catalogue. */
type RevisionType =
  | 'revision-made'
  | 'revision-changed'
  | 'revision-dropped'
  | 'revision-approved'
  | 'revision-planned'
  | 'revision-undone'
  | 'revision-undo-requested'
  | 'revision-undo-refused'
  | 'revision-undo-withdrawn'
  | 'preview-made'
  | 'preview-ended'
  | 'picture-added'

/** Events of clients of the API and their keys. */
type ApiClientType =
  | 'api-client-made'
  | 'api-client-changed'
  | 'api-client-revoked'
  | 'api-key-made'
  | 'api-key-revoked'

/** Events of receivers that are told of events. */
type WebhookEventType =
  | 'webhook-saved'
  | 'webhook-removed'
  | 'webhook-secret-made'
  | 'webhook-secret-removed'
  | 'webhook-replayed'
  | 'webhook-failing'
  | 'webhook-switched-off'

/** Events of staff's work on a case. */
type CaseWorkType =
  | 'case-viewed'
  | 'case-assigned'
  | 'call-planned'
  | 'case-snoozed'
  | 'snooze-ended'
  | 'call-done'
  | 'delivery-planned'
  | 'port-in-changed'
  | 'parcel-added'
  | 'parcel-corrected'
  | 'parcel-removed'
  | 'product-ended'
  | 'product-kept'
  | 'check-done'
  | 'case-corrected'
  | 'case-linked'
  | 'case-unlinked'
  | 'note-written'
  | 'message-sent'
  | 'message-withdrawn'
  | 'mail-received'
  | 'mail-reclassified'
  | 'mail-sent-again'
  | 'mail-bounced'
  | 'address-confirmed'
  | 'document-corrected'
  | 'file-infected'
  | 'quote-made'
  | 'application-made'
  | LineChangeType
  | WishType
  | QuoteEventType

/** Events of a change of an order's lines. */
type LineChangeType = 'lines-proposed' | 'lines-changed' | 'lines-declined' | 'line-change-withdrawn'

/** Events of a quote (src/features/quotes/server). */
type QuoteEventType =
  | 'quote-sent'
  | 'quote-opened'
  | 'quote-asked'
  | 'quote-accepted'
  | 'quote-declined'
  | 'quote-withdrawn'

/** Customer requests, and the events that people outside the staff can see. */
type WishType =
  | 'cancel-asked'
  | 'change-asked'
  | 'request-settled'
  | 'follow-link-revoked'
  | 'case-taken-along'

/** Events that occur at most once a day; the index events_daily lists them too. */
type DailyEventType = 'dead-letters-reported'

/** A value of a person before and after; null where there was or is none. */
export type ChangedValue = { readonly before: string | null; readonly after: string | null }

export type NewEvent = {
  readonly type: EventType
  readonly actor: Actor
  readonly caseId?: number
  readonly customerId?: string | null
  readonly productId?: number
  /** The colleague whom it is about. */
  readonly staffId?: string
  /** Which columns or fields changed. */
  readonly changedFields?: readonly string[]
  readonly data?: EventFacts
  /** Old and new values of personal fields, stored separately so that they can be erased. */
  readonly values?: Readonly<Record<string, ChangedValue>>
}

const eventRow = ({ type, actor, ...event }: NewEvent) => ({
  type,
  actorKind: actor.kind,
  actorId: 'id' in actor ? actor.id : null,
  caseId: event.caseId ?? null,
  customerId: event.customerId ?? null,
  productId: event.productId ?? null,
  staffId: event.staffId ?? null,
  changedFields: [...(event.changedFields ?? [])],
  data: event.data ?? {},
})

/** An event as one JSON parameter of a statement that knows the case's id itself. */
const eventRecord = recordOf(events, ['type', 'actorKind', 'actorId', 'customerId', 'changedFields', 'data'])
export const insertEvent = eventRecord.insertOne
export const eventJson = (event: NewEvent): Readonly<Record<string, unknown>> =>
  eventRecord.json(eventRow(event))

/** Writes down what happened; call it in the transaction of what it tells about. Answers the event's id. */
export async function appendEvent(tx: Transaction, event: NewEvent): Promise<number> {
  const [row] = await tx.insert(events).values(eventRow(event)).returning({ id: events.id })
  if (!row) throw new Error('The event got no id')
  const values = Object.entries(event.values ?? {})
  if (values.length > 0)
    await tx
      .insert(eventValues)
      .values(values.map(([field, { before, after }]) => ({ eventId: row.id, field, before, after })))
  return row.id
}

/** Writes down what happens at most once a day (UTC); null where another was first, as a copy of the shop. */
export async function appendDailyEvent(
  tx: Transaction,
  event: NewEvent & { readonly type: DailyEventType },
): Promise<number | null> {
  const [row] = await tx
    .insert(events)
    .values(eventRow(event))
    .onConflictDoNothing()
    .returning({ id: events.id })
  return row?.id ?? null
}

/** The event with this id, or null. */
export async function eventById(database: Queryable, id: number) {
  const [found] = await database.select().from(events).where(eq(events.id, id))
  return found ?? null
}

/** When a change of these fields was last written about no case; null for never. */
export async function lastEventOf(
  database: Queryable,
  type: EventType,
  fields: readonly string[],
): Promise<Date | null> {
  const [last] = await database
    .select({ at: max(events.occurredAt) })
    .from(events)
    .where(
      and(isNull(events.caseId), eq(events.type, type), arrayOverlaps(events.changedFields, [...fields])),
    )
  return last?.at ?? null
}

/** Subject whose stored values are erased. */
export type ErasedOf = { readonly caseId: number } | { readonly customerId: string }

/**
 * Erases every value that events hold of a case or a customer; that values were there, when and of which fields stays.
 * Writes that it was done, and by whom.
 */
export async function eraseEventValues(tx: Transaction, of: ErasedOf, actor: Actor): Promise<void> {
  const ofThem: SQL = 'caseId' in of ? eq(events.caseId, of.caseId) : eq(events.customerId, of.customerId)
  const erased = await tx
    .delete(eventValues)
    .where(inArray(eventValues.eventId, tx.select({ id: events.id }).from(events).where(ofThem)))
    .returning({ field: eventValues.field })
  const changedFields = [...new Set(erased.map(({ field }) => field))].toSorted()
  await appendEvent(tx, { type: 'values-erased', actor, ...of, changedFields })
}

/** Events of a case, oldest first. */
export const eventsOfCase = (database: Queryable, caseId: number, type?: EventType) =>
  database
    .select()
    .from(events)
    .where(and(eq(events.caseId, caseId), type && eq(events.type, type)))
    .orderBy(events.id)

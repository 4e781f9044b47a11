import { and, arrayOverlaps, eq, inArray, isNull, max, type SQL } from 'drizzle-orm'
import type { DailyEventKind, EventFacts, EventKind } from '../../../common/event-kind.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { recordOf } from '../../../platform/database/record.ts'
import { erasureEvents } from '../events.ts'
import { events, eventValues } from './tables.ts'

/** Actor of an event; `client` is a client of the API. */
export type Actor =
  | { readonly kind: 'customer' | 'staff' | 'reseller' | 'client'; readonly id: string }
  | { readonly kind: 'system' | 'visitor' }

/** A value of a person before and after; null where there was or is none. */
export type ChangedValue = { readonly before: string | null; readonly after: string | null }

/** An event to write down, with the facts that its kind declares. */
export type NewEvent<Fact extends string = string> = {
  readonly type: EventKind<string, Fact>
  readonly actor: Actor
  readonly caseId?: number
  readonly customerId?: string | null
  readonly productId?: number
  /** The colleague whom it is about. */
  readonly staffId?: string
  /** Which columns or fields changed. */
  readonly changedFields?: readonly string[]
  readonly data?: EventFacts<NoInfer<Fact>>
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
export async function appendEvent<Fact extends string>(
  tx: Transaction,
  event: NewEvent<Fact>,
): Promise<number> {
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
  event: NewEvent<never> & { readonly type: DailyEventKind },
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
  type: EventKind,
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
  await appendEvent(tx, { type: erasureEvents.erased, actor, ...of, changedFields })
}

/** Events of a case, oldest first. */
export const eventsOfCase = (database: Queryable, caseId: number, type?: EventKind) =>
  database
    .select()
    .from(events)
    .where(and(eq(events.caseId, caseId), type && eq(events.type, type)))
    .orderBy(events.id)

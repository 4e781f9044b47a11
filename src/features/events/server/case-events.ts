import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { EventKind } from '../../../common/event-kind.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { viewOf } from '../../../platform/database/view.ts'
import { events, eventValues } from './tables.ts'

/* Events of a case, as staff query them. */

export type StoredEvent = Readonly<typeof events.$inferSelect>

/** A value of a person that an event changed. */
export type EventValue = Readonly<typeof eventValues.$inferSelect>

/** Events for queries of other features. */
export const eventRows = viewOf(events, ['id', 'occurredAt', 'caseId', 'type'])

/** The values that the events of a case hold, as long as they are not erased. */
export const valuesOfCase = (database: Queryable, caseId: number): Promise<readonly EventValue[]> =>
  database
    .select({
      eventId: eventValues.eventId,
      field: eventValues.field,
      before: eventValues.before,
      after: eventValues.after,
    })
    .from(eventValues)
    .innerJoin(events, eq(events.id, eventValues.eventId))
    .where(eq(events.caseId, caseId))

/** Events of these kinds about these cases, oldest first, by case id. */
export async function eventsAmong(
  database: Queryable,
  caseIds: readonly number[],
  types: readonly EventKind[],
): Promise<ReadonlyMap<number, readonly StoredEvent[]>> {
  const rows = await database
    .select()
    .from(events)
    .where(and(inArray(events.caseId, [...caseIds]), inArray(events.type, [...types])))
    .orderBy(events.id)
  return Map.groupBy(rows, ({ caseId }) => caseId ?? 0)
}

/** Whether an event of this kind changed a value of a case from this one to another. */
export async function hadValue(
  database: Queryable,
  caseId: number,
  { type, field, before }: { readonly type: EventKind; readonly field: string; readonly before: string },
): Promise<boolean> {
  const found = await database
    .select({ id: events.id })
    .from(events)
    .innerJoin(eventValues, eq(eventValues.eventId, events.id))
    .where(
      and(
        eq(events.caseId, caseId),
        eq(events.type, type),
        eq(eventValues.field, field),
        eq(eventValues.before, before),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Whether this was done already: a second press of the same button brings the same id. */
export async function isCommandDone(database: Queryable, caseId: number, act: string): Promise<boolean> {
  const done = await database
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.caseId, caseId), sql`${events.data} ->> 'act' = ${act}`))
    .limit(1)
  return done.length > 0
}

/** Events of a case since this version, oldest first. */
export const changesSince = (database: Queryable, caseId: number, version: number) =>
  database
    .select()
    .from(events)
    .where(and(eq(events.caseId, caseId), gt(sql`(${events.data} ->> 'version')::integer`, version)))
    .orderBy(events.id)

/** The case that an event is about; null where it is about none, or is gone. */
export async function caseIdOfEvent(database: Queryable, eventId: number): Promise<number | null> {
  const [found] = await database.select({ caseId: events.caseId }).from(events).where(eq(events.id, eventId))
  return found?.caseId ?? null
}

import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../database/pool.ts'
import { eventJson, eventRecord, type NewEvent } from './events.ts'
import { events, eventValues } from './tables.ts'

/* What happened to a case, as staff ask for it. */

/** A value of a person that an event changed. */
export type EventValue = Readonly<typeof eventValues.$inferSelect>

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

/** Whether this was done already: a second press of the same button brings the same id. */
export async function isActDone(database: Queryable, caseId: number, act: string): Promise<boolean> {
  const done = await database
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.caseId, caseId), sql`${events.data} ->> 'act' = ${act}`))
    .limit(1)
  return done.length > 0
}

/** What was done to a case since it had this version, oldest first. */
export const changesSince = (database: Queryable, caseId: number, version: number) =>
  database
    .select()
    .from(events)
    .where(and(eq(events.caseId, caseId), gt(sql`(${events.data} ->> 'version')::integer`, version)))
    .orderBy(events.id)

/** Within this time nobody looks at the same thing twice. */
const oneView = '15 minutes'

/** Writes down that somebody looked at a case, unless he just did. */
export async function appendView(
  database: Queryable,
  event: NewEvent & {
    readonly caseId: number
    readonly actor: { readonly kind: 'staff'; readonly id: string }
  },
): Promise<void> {
  const given = JSON.stringify({ ...eventJson(event), case_id: event.caseId })
  await database.execute(sql`
    insert into events (case_id, ${sql.raw(eventRecord.columns)})
    select given.case_id, ${sql.raw(eventRecord.values)}
    from jsonb_to_record(${given}::jsonb) as given (case_id bigint, ${sql.raw(eventRecord.definition)})
    where not exists (
      select from events where events.case_id = given.case_id and events.type = given.type
        and events.actor_id = given.actor_id and events.occurred_at > now() - ${oneView}::interval)`)
}

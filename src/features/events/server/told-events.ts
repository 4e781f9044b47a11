import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { deliveries } from '../../../platform/deliveries/tables.ts'
import type { StoredEvent } from './case-events.ts'
import { eventsOfCase } from './events.ts'

/** The events of the case that a mail is about, oldest first. */
export type ToldEvents = {
  readonly caseId: number
  /** Up to the act that it tells of, with that act. */
  readonly upTo: readonly StoredEvent[]
  /** Of that act: they were written in the transaction that queued the mail. */
  readonly act: readonly StoredEvent[]
  /** What happened since. */
  readonly later: readonly StoredEvent[]
}

/** The events around the act that a mail tells of; null where it is about no case. */
export async function toldEvents(
  database: Queryable,
  delivery: { readonly id: number },
): Promise<ToldEvents | null> {
  const ofCase = sql`coalesce(${deliveries.caseId}, (select case_id from events where id = ${deliveries.eventId}))`
  const [told] = await database
    .select({
      caseId: sql<string | null>`${ofCase}`,
      act: sql<
        readonly number[]
      >`array(select e.id::float8 from events e where e.case_id = ${ofCase} and e.occurred_at = ${deliveries.toldAt})`,
      last: sql<
        number | null
      >`(select max(e.id)::float8 from events e where e.case_id = ${ofCase} and e.occurred_at <= ${deliveries.toldAt})`,
    })
    .from(deliveries)
    .where(eq(deliveries.id, delivery.id))
  if (!told || told.caseId === null) return null
  const caseId = Number(told.caseId)
  const events = await eventsOfCase(database, caseId)
  // A transaction that waited for the lock of the case began before what it follows: of an act, the order of ids counts.
  const last = told.act.length > 0 ? Math.max(...told.act) : (told.last ?? 0)
  return {
    caseId,
    upTo: events.filter(({ id }) => id <= last),
    act: events.filter(({ id }) => told.act.includes(id)),
    later: events.filter(({ id }) => id > last),
  }
}

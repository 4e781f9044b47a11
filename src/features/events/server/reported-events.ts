import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { EventKind } from '../../../common/event-kind.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { actOfDelivery } from '../../../platform/deliveries/stored-deliveries.ts'
import type { StoredEvent } from './case-events.ts'
import { eventById, eventsOfCase } from './events.ts'
import { events } from './tables.ts'

/** The events of the case that a mail is about, oldest first. */
export type ReportedEvents = {
  readonly caseId: number
  /** Up to the act that it tells of, with that act. */
  readonly upTo: readonly StoredEvent[]
  /** Of that act: they were written in the transaction that queued the mail. */
  readonly act: readonly StoredEvent[]
  /** Events since. */
  readonly later: readonly StoredEvent[]
}

/** The events around the act that a mail tells of; null where it is about no case. */
export async function reportedEvents(
  database: Queryable,
  delivery: { readonly id: number },
): Promise<ReportedEvents | null> {
  const { rows } = await database.execute<{
    caseId: number | null
    act: readonly number[]
    last: number | null
  }>(sql`
    with told as (
      select told_at, coalesce(delivery.case_id, events.case_id) as case_id
      from ${actOfDelivery(delivery.id)} as delivery left join events on events.id = delivery.event_id
    )
    select case_id::float8 as "caseId",
      array(select id::float8 from events where case_id = told.case_id and occurred_at = told.told_at) as act,
      (select max(id)::float8 from events where case_id = told.case_id and occurred_at <= told.told_at) as last
    from told`)
  const [told] = rows
  if (!told || told.caseId === null) return null
  const { caseId } = told
  const happened = await eventsOfCase(database, caseId)
  // A transaction that waited for the lock of the case began before what it follows: of an act, the order of ids counts.
  const last = told.act.length > 0 ? Math.max(...told.act) : (told.last ?? 0)
  return {
    caseId,
    upTo: happened.filter(({ id }) => id <= last),
    act: happened.filter(({ id }) => told.act.includes(id)),
    later: happened.filter(({ id }) => id > last),
  }
}

/** Whether an event of these kinds came after a case was opened. */
export async function happenedSince(
  database: Queryable,
  caseId: number,
  types: readonly EventKind[],
): Promise<boolean> {
  const found = await database
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.caseId, caseId),
        inArray(events.type, [...types]),
        sql`${events.occurredAt} > (select min(occurred_at) from events where case_id = ${caseId})`,
      ),
    )
    .limit(1)
  return found.length > 0
}

/** The events around that of a mail about a receiver of webhooks, which is no case. */
export async function reportedEventsOfReceiver(
  database: Queryable,
  { eventId }: { readonly eventId: number | null },
): Promise<Pick<ReportedEvents, 'upTo' | 'act' | 'later'> | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  if (!event) return null
  const later = await database
    .select()
    .from(events)
    .where(
      and(
        gt(events.id, event.id),
        eq(sql`${events.data} ->> 'subscription'`, String(event.data.subscription)),
      ),
    )
    .orderBy(asc(events.id))
  return { upTo: [event], act: [event], later }
}

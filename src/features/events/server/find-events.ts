import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { EventKind } from '../../../common/event-kind.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { events, eventValues } from './tables.ts'

/** A row of the event log. */
export type StoredEvent = Readonly<typeof events.$inferSelect>

/** The events with these ids, in any order. */
export const eventsByIds = async (
  database: Queryable,
  ids: readonly number[],
): Promise<readonly StoredEvent[]> =>
  ids.length === 0
    ? []
    : database
        .select()
        .from(events)
        .where(inArray(events.id, [...ids]))

/** Which events are asked for; all of it at once. */
export type EventFilter = {
  readonly actorKind?: StoredEvent['actorKind'] | undefined
  /** Somebody of the staff. */
  readonly staffId?: string | undefined
  /** A client of the API: what it did, and what was done with it. */
  readonly clientId?: string | undefined
  readonly type?: EventKind | undefined
  /** Days in the Netherlands, both included: `2026-11-24`. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly caseId?: number | undefined
  /** Only what is about these cases: a query of their ids. */
  readonly cases?: SQL<number> | undefined
  readonly customerId?: string | undefined
  /** Only what has a lower number. */
  readonly before?: number | undefined
}

/** The newest events of a filter, newest first. */
export async function findEvents(
  database: Queryable,
  { clientId, ...filter }: EventFilter,
  limit: number,
): Promise<readonly StoredEvent[]> {
  if (clientId === undefined) return newest(database, fitting(filter), limit)
  // Each by its own index: however much a client did, no more than a page of it is read.
  const byClient = and(eq(events.actorKind, 'client'), eq(events.actorId, clientId))
  const aboutClient = and(sql`${events.data} ->> 'client' = ${clientId}`, sql`${events.data} ? 'client'`)
  const [did, undergone] = await Promise.all(
    [byClient, aboutClient].map(which => newest(database, and(which, fitting(filter)), limit)),
  )
  const found = new Map([...(did ?? []), ...(undergone ?? [])].map(event => [event.id, event]))
  return [...found.values()].toSorted((one, other) => other.id - one.id).slice(0, limit)
}

const newest = (
  database: Queryable,
  condition: SQL | undefined,
  limit: number,
): Promise<readonly StoredEvent[]> =>
  database.select().from(events).where(condition).orderBy(desc(events.id)).limit(limit)

const fitting = ({
  actorKind,
  staffId,
  type,
  from,
  to,
  caseId,
  cases,
  customerId,
  before,
}: Omit<EventFilter, 'clientId'>): SQL | undefined =>
  and(
    actorKind && eq(events.actorKind, actorKind),
    staffId === undefined ? undefined : and(eq(events.actorKind, 'staff'), eq(events.actorId, staffId)),
    type === undefined ? undefined : eq(events.type, type),
    from === undefined ? undefined : gte(events.occurredAt, beginOf(sql`${from}::date`)),
    to === undefined ? undefined : lt(events.occurredAt, beginOf(sql`${to}::date + 1`)),
    caseId === undefined ? undefined : eq(events.caseId, caseId),
    cases === undefined ? undefined : sql`${events.caseId} in ${cases}`,
    customerId === undefined ? undefined : eq(events.customerId, customerId),
    before === undefined ? undefined : lt(events.id, before),
  )

/** When a day begins in the Netherlands. */
const beginOf = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'Europe/Amsterdam'`

/** Old and new values of these events, unless erased. */
export const valuesOfEvents = async (
  database: Queryable,
  ids: readonly number[],
): Promise<readonly (typeof eventValues.$inferSelect)[]> =>
  ids.length === 0
    ? []
    : database
        .select()
        .from(eventValues)
        .where(inArray(eventValues.eventId, [...ids]))
        .orderBy(eventValues.eventId, eventValues.field)

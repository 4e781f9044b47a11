import { and, asc, between, desc, gt, isNotNull, notLike, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { events } from './tables.ts'

/** Changes to cases after an event, in the order of event numbers. Viewing a case is not a change. */
export const eventsOfCasesAfter = async (
  database: Queryable,
  after: number,
  most: number,
  /** Only those of the last so many seconds, by the clock of the database. */
  seconds?: number,
): Promise<readonly { readonly id: number; readonly caseId: number }[]> => {
  const rows = await database
    .select({ id: events.id, caseId: events.caseId })
    .from(events)
    .where(
      and(
        gt(events.id, after),
        isNotNull(events.caseId),
        notLike(events.type, '%-viewed'),
        seconds === undefined
          ? undefined
          : gt(events.occurredAt, sql`now() - make_interval(secs => ${seconds})`),
      ),
    )
    .orderBy(asc(events.id))
    .limit(most)
  return rows.flatMap(({ id, caseId }) => (caseId === null ? [] : [{ id, caseId }]))
}

/** As a part of a query. */
export const newestEventPart = sql<number>`(select coalesce(max(id), 0) from ${events})`

/** The number of the newest event; 0 where nothing happened yet. */
export async function newestEventId(database: Queryable): Promise<number> {
  const [newest] = await database.select({ id: events.id }).from(events).orderBy(desc(events.id)).limit(1)
  return newest?.id ?? 0
}

const told = {
  id: events.id,
  type: events.type,
  occurredAt: events.occurredAt,
  caseId: events.caseId,
  data: events.data,
}

/** The events after a number, in the order of their numbers; one that commits later may have a lower number. */
export const eventsAfter = (database: Queryable, after: number, most: number) =>
  database.select(told).from(events).where(gt(events.id, after)).orderBy(asc(events.id)).limit(most)

/** The events with numbers in these ranges, in their order. */
export const eventsBetween = async (
  database: Queryable,
  ranges: readonly { readonly from: number; readonly to: number }[],
) =>
  ranges.length === 0
    ? []
    : database
        .select(told)
        .from(events)
        .where(or(...ranges.map(({ from, to }) => between(events.id, from, to))))
        .orderBy(asc(events.id))

import { and, asc, desc, gt, isNotNull, notLike, sql } from 'drizzle-orm'
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

/** The number of the newest event; 0 where nothing happened yet. */
export async function newestEventId(database: Queryable): Promise<number> {
  const [newest] = await database.select({ id: events.id }).from(events).orderBy(desc(events.id)).limit(1)
  return newest?.id ?? 0
}

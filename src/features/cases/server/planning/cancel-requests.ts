import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../../platform/database/pool.ts'
import { eventRows, eventsAmong, type StoredEvent } from '../../../events/server/case-events.ts'
import type { CancelProgress } from '../../customer-requests.ts'
import { caseEvents } from '../../events.ts'
import { cases } from '../tables.ts'
import { openReplies, requestEventTypes } from './open-requests.ts'

/* Requests of customers to cancel an order, as events that stand beside their cases. */

/** A request to cancel: its event, and the order that it is about. */
export type CancelRequest = {
  readonly id: number
  readonly at: Date
  readonly caseId: number
  readonly number: string
}

const asked = sql`${eventRows} as asked`
const isAsked = sql`asked.case_id = ${cases.id} and asked.type = 'cancel-asked'`

/** Requests about orders that fit a condition, in the order of arrival. */
export const listedCancelRequests = (
  database: Queryable,
  where: SQL | undefined,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly CancelRequest[]> =>
  database
    .select({
      id: sql<number>`asked.id::float8`,
      at: sql<Date>`asked.occurred_at`.mapWith(cases.openedAt),
      caseId: cases.id,
      number: cases.number,
    })
    .from(cases)
    .innerJoin(asked, isAsked)
    .where(and(eq(cases.kind, 'order'), where))
    .orderBy(sql`asked.id`)
    .offset(offset)
    .limit(limit)

export async function countCancelRequests(database: Queryable, where: SQL | undefined): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`count(*)::float8` })
    .from(cases)
    .innerJoin(asked, isAsked)
    .where(and(eq(cases.kind, 'order'), where))
  return row?.count ?? 0
}

/** The newest request about a case; null where there is none. */
export async function newestCancelRequest(database: Queryable, caseId: number): Promise<number | null> {
  const [row] = await database
    .select({ id: sql<number>`asked.id::float8` })
    .from(cases)
    .innerJoin(asked, isAsked)
    .where(eq(cases.id, caseId))
    .orderBy(desc(sql`asked.id`))
    .limit(1)
  return row?.id ?? null
}

/** Waiting for an answer is acknowledged; an answer without cancelling ends it with an error. @param events of its order, oldest first */
export function cancelProgress(id: number, events: readonly StoredEvent[]): CancelProgress {
  if (openReplies('order', events).some(open => open.id === id))
    return { state: 'acknowledged', doneAt: null }
  const last = events.findLast(event => event.type === caseEvents.stateChanged && event.id > id)
  return last?.data.to === 'cancelled'
    ? { state: 'done', doneAt: last.occurredAt }
    : { state: 'terminatedWithError', doneAt: null }
}

export const cancelRequestConditions = {
  ids: (ids: readonly number[]): SQL => sql`asked.id = any(${sql.param([...ids])}::bigint[])`,
  upTo: (id: number): SQL => sql`asked.id <= ${id}`,
} as const

/** Orders whose customer asked to cancel and has no answer yet. */
export async function ordersToAssess(database: Queryable): Promise<readonly number[]> {
  // Read from two indexes alone, however many requests there were and cases are open.
  const { rows: open } = await database.execute<{ id: number }>(
    sql`with open_asked as materialized (
        select distinct asked.case_id from ${eventRows} as asked
        where asked.type = 'cancel-asked' and asked.case_id in (select id from cases where closed_at is null))
      select id::float8 as id from ${cases} join open_asked on open_asked.case_id = id where kind = 'order' order by id`,
  )
  const ids = open.map(({ id }) => id)
  if (ids.length === 0) return []
  const events = await eventsAmong(database, ids, requestEventTypes)
  return ids.filter(id => openReplies('order', events.get(id) ?? []).some(({ words }) => words === 'cancel'))
}

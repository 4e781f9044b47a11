import { sql } from 'drizzle-orm'
import { type EventKind, nameOf } from '../../../common/event-kind.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { events } from './tables.ts'

/** An event as a list needs it: its kind by name, and the id of what it tells of. */
export type NewestEvent = { readonly type: string; readonly of: string | null }

/**
 * The newest event of some kinds of each of these cases, by the case's id; a case without one is not in it.
 * @param fact the fact that names what an event tells of, the same for all kinds or one of several
 */
export async function newestEvents(
  database: Queryable,
  caseIds: readonly number[],
  kinds: readonly EventKind[],
  facts: readonly string[],
): Promise<ReadonlyMap<number, NewestEvent>> {
  if (caseIds.length === 0) return new Map()
  const { rows } = await database.execute<{ id: string; type: string; of: string | null }>(
    sql`select asked.id, newest.type, newest.of
      from unnest(${sql.param([...caseIds])}::bigint[]) as asked (id) cross join lateral (
        select type, (select data ->> fact from unnest(${sql.param([...facts])}::text[]) as fact
          where data ? fact limit 1) as of
        from ${events} where case_id = asked.id and type = any(${sql.param(kinds.map(nameOf))}::text[])
        order by ${events.id} desc limit 1) as newest`,
  )
  return new Map(rows.map(({ id, type, of }) => [Number(id), { type, of }]))
}

/** Those of these cases in which somebody else did or said something since staff last looked or did something. */
export async function unseenAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (caseIds.length === 0) return new Set()
  const newest = (condition: ReturnType<typeof sql>) =>
    sql`(select ${events.id} from ${events} where case_id = asked.id and ${condition}
      order by ${events.id} desc limit 1)`
  const { rows } = await database.execute<{ id: string }>(
    sql`select asked.id from unnest(${sql.param([...caseIds])}::bigint[]) as asked (id)
      where ${newest(byOthers)} > coalesce(${newest(sql`actor_kind = 'staff'`)}, 0)`,
  )
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Events of whoever is neither staff nor the shop itself. */
const byOthers = sql`actor_kind in ('customer', 'visitor', 'reseller', 'client')`

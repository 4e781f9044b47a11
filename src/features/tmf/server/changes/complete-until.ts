import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../../platform/database/pool.ts'
import { completeMoments } from '../tables.ts'

/*
 * Up to when changes are known (docs/decisions/integration.md#catching-up). A row gets its moment once its transaction has a number, so
 * a change that cannot be seen yet is later than every moment at which its number was not given out.
 */

/** A number of a transaction, and a moment before it was given out: later numbers are of transactions that began to write after it. */
type Mark = { readonly xid: number; readonly at: Date }

/** A moment of long ago: nothing is known. */
const never = new Date(0)
/** An order takes some milliseconds. */
const looks = 3
const pauseMs = 10

/** No change before this moment will ever be seen that is not seen from now on: the beginning of the oldest change that is still open. */
export async function completeUntil(database: Queryable): Promise<Date> {
  const mark = await markNow(database)
  let oldest = await oldestOpen(database)
  for (let nth = 1; oldest <= mark.xid && nth < looks; nth++) {
    await pause(pauseMs)
    oldest = await oldestOpen(database)
  }
  if (oldest > mark.xid) return mark.at
  await keep(database, mark, oldest)
  const { rows } = await database.execute<{ ms: number | null }>(
    sql`select extract(epoch from max(at))::float8 * 1000 as ms from ${completeMoments} where next_xid <= ${oldest}`,
  )
  return new Date(rows[0]?.ms ?? never)
}

/** Writes down which transactions there were, for lists that are asked for while one of them stays open. */
export async function noteMoment(database: Queryable): Promise<void> {
  const mark = await markNow(database)
  await keep(database, mark, await oldestOpen(database))
}

/** The moment is in milliseconds, as changes have them, and that at which the statement's transaction began. */
async function markNow(database: Queryable): Promise<Mark> {
  const { rows } = await database.execute<{ xid: number; ms: number }>(
    sql`select pg_current_xact_id()::text::float8 as xid, floor(extract(epoch from pg_catalog.now()) * 1000)::float8 as ms`,
  )
  const [found] = rows
  if (!found) throw new Error('PostgreSQL gave out no number')
  return { xid: found.xid, at: new Date(found.ms) }
}

/** No transaction with a lower number is open. A snapshot's xmax is no such bound: numbers above it may be given out already. */
async function oldestOpen(database: Queryable): Promise<number> {
  const { rows } = await database.execute<{ xid: number }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text::float8 as xid`,
  )
  return rows[0]?.xid ?? 0
}

/** Once a second at most; what an older one says is needed no more once a newer one holds. */
const keep = (database: Queryable, { xid, at }: Mark, oldest: number) =>
  database.execute(
    sql`with needless as (
        delete from ${completeMoments}
        where at < (select max(at) from ${completeMoments} where next_xid <= ${oldest}))
      insert into ${completeMoments} (next_xid, at)
      select ${xid + 1}::float8::bigint, ${at.toISOString()}::timestamptz
      where not exists (
        select from ${completeMoments} where at > ${at.toISOString()}::timestamptz - interval '1 second')`,
  )

import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../../platform/database/pool.ts'
import { settledMoments } from '../tables.ts'

/*
 * Up to when changes are known (docs/decisions/integration.md#catching-up). A row gets its moment once its transaction has a number, so
 * a change that cannot be seen yet is later than every moment at which its number was not given out.
 */

/** @property oldest of the transactions that are open; @property next number that will be given out @property at before both were looked at */
type Look = { readonly oldest: number; readonly next: number; readonly at: Date }

/** A moment of long ago: nothing is known. */
const never = new Date(0)
/** An order takes some milliseconds. */
const looks = 3
const pauseMs = 10

/** No change before this moment will ever be seen that is not seen from now on: the beginning of the oldest change that is still open. */
export async function settledUntil(database: Queryable): Promise<Date> {
  const first = await look(database)
  if (first.oldest >= first.next) return first.at
  await note(database, first)
  let last = first
  for (let nth = 1; nth < looks; nth++) {
    await pause(pauseMs)
    last = await look(database)
    if (last.oldest >= first.next) return first.at
  }
  const { rows } = await database.execute<{ ms: number | null }>(
    sql`select extract(epoch from max(at))::float8 * 1000 as ms from ${settledMoments} where next_xid <= ${last.oldest}`,
  )
  return new Date(rows[0]?.ms ?? never)
}

/** Writes down which transactions there were, for lists that are asked for while one of them stays open. */
export const noteMoment = async (database: Queryable): Promise<unknown> =>
  note(database, await look(database))

/** In milliseconds, as changes have them. */
async function look(database: Queryable): Promise<Look> {
  // The time at which the statement's transaction began, which is before its snapshot.
  const { rows } = await database.execute<{ oldest: number; next: number; ms: number }>(
    sql`select pg_snapshot_xmin(snapshot)::text::float8 as oldest, pg_snapshot_xmax(snapshot)::text::float8 as next,
      floor(extract(epoch from pg_catalog.now()) * 1000)::float8 as ms from pg_current_snapshot() as snapshot`,
  )
  const [found] = rows
  if (!found) throw new Error('PostgreSQL has no snapshot')
  return { oldest: found.oldest, next: found.next, at: new Date(found.ms) }
}

/** Once a second at most; what an older one says is needed no more once a newer one holds. */
const note = (database: Queryable, { oldest, next, at }: Look) =>
  database.execute(
    sql`with needless as (
        delete from ${settledMoments}
        where at < (select max(at) from ${settledMoments} where next_xid <= ${oldest}))
      insert into ${settledMoments} (next_xid, at)
      select ${next}::float8::bigint, ${at.toISOString()}::timestamptz
      where not exists (
        select from ${settledMoments} where at > ${at.toISOString()}::timestamptz - interval '1 second')`,
  )

import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'

/** The tables that an import fills. */
const imported = { addresses: sql`addresses`, coverage: sql`coverage` } as const

/** Whether a table was filled, as a part of a query. */
export const hasRows = (table: keyof typeof imported): SQL => sql`exists (select from ${imported[table]})`

/** How many rows a table has, counted up to a bound. */
export async function countUpTo(
  database: Queryable,
  table: keyof typeof imported,
  most: number,
): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::integer as count from (select from ${imported[table]} limit ${most}) as found`,
  )
  return rows[0]?.count ?? 0
}

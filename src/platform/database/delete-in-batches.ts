import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './pool.ts'

/** A statement removes this many rows at most, so that none holds its locks or outlasts its time limit. */
export const batchSize = 1_000

/** Does a batch again and again until one finds fewer than a full one; `work` resolves to how many it removed. */
export async function inBatches(work: () => Promise<number>): Promise<void> {
  while ((await work()) >= batchSize);
}

/** Removes the rows of a table that a condition holds for, each batch in a transaction of its own. */
export const deleteInBatches = (
  database: Database,
  table: PgTable,
  condition: SQL | undefined,
): Promise<void> =>
  inBatches(async () => {
    // Written out: a delete has no limit, and where a row lies is no column.
    const batch = sql`ctid = any (array(select ctid from ${table} where ${condition} limit ${batchSize}))`
    const { rowCount } = await database.delete(table).where(batch)
    return rowCount ?? 0
  })

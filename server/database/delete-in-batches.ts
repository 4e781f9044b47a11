import type pg from 'pg'

/** A statement removes this many rows at most, so that none holds its locks or outlasts its time limit. */
export const batchSize = 1_000

/** Does a batch again and again until one finds fewer than a full one; `work` resolves to how many it removed. */
export async function inBatches(work: () => Promise<number>): Promise<void> {
  while ((await work()) >= batchSize);
}

/** Removes the rows of a table that a condition holds for, each batch in a transaction of its own. */
export const deleteInBatches = (
  pool: pg.Pool,
  table: string,
  condition: string,
  values: readonly unknown[] = [],
): Promise<void> =>
  inBatches(async () => {
    const { rowCount } = await pool.query(
      `delete from ${table} where ctid = any (array(select ctid from ${table} where ${condition} limit ${batchSize}))`,
      [...values],
    )
    return rowCount ?? 0
  })

import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Rows of a table as its owner lets queries of other features join them, with these columns and no others; PostgreSQL plans
 * it as the table itself. The query that takes it gives it its name: `from ${caseRows} as cases`.
 * @param keys the columns, as the declaration of the table names them
 */
export function viewOf<T extends PgTable>(
  table: T,
  keys: readonly (keyof T['$inferSelect'] & string)[],
): SQL {
  const declared = getTableColumns(table)
  const columns = keys.flatMap(key => declared[key] ?? [])
  return sql`(select ${sql.join(columns, sql`, `)} from ${table})`
}

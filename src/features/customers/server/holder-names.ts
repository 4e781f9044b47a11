import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { customers, registrations } from './tables.ts'

/** Organisation names of these accounts and registrations, by id; deleted ones are missing. */
export async function holderNames(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await Promise.all(
    [customers, registrations].map(table =>
      database
        .select({ id: table.id, name: sql<string>`coalesce(${table.organization} ->> 'companyName', '')` })
        .from(table)
        .where(inArray(table.id, [...ids])),
    ),
  )
  return new Map(rows.flat().map(({ id, name }) => [id, name]))
}

import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { catalogueRevisions } from './tables.ts'

export type Launched = { readonly id: number; readonly name: string; readonly startsAt: Date }

/** Revisions that began to hold in a span of time, in that order. */
export async function launchedBetween(
  database: Queryable,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<readonly Launched[]> {
  const { id, name, startsAt, status } = catalogueRevisions
  const rows = await database
    .select({ id, name, startsAt })
    .from(catalogueRevisions)
    .where(and(eq(status, 'active'), gt(startsAt, after), lte(startsAt, until)))
    .orderBy(asc(startsAt), asc(id))
  return rows.flatMap(({ startsAt: at, ...row }) => (at === null ? [] : [{ ...row, startsAt: at }]))
}

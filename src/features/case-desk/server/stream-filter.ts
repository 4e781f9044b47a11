import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { type StreamFilter, streamFilterOf } from '../stream-filters.ts'
import { storedStreamFilters } from './tables.ts'

/** The filter of the stream that a colleague chose last, in whichever browser. */
export async function streamFilterFor(database: Queryable, staffId: string): Promise<StreamFilter> {
  const [kept] = await database
    .select()
    .from(storedStreamFilters)
    .where(eq(storedStreamFilters.staffId, staffId))
  return streamFilterOf(kept?.filter ?? null)
}

export async function keepStreamFilter(
  database: Queryable,
  staffId: string,
  filter: StreamFilter,
): Promise<void> {
  await database
    .insert(storedStreamFilters)
    .values({ staffId, filter })
    .onConflictDoUpdate({ target: storedStreamFilters.staffId, set: { filter } })
}

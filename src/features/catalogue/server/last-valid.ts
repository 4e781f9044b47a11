import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { CatalogueState } from '../revision.ts'
import { cachedState, type DatedState } from './cached-catalogue.ts'
import { assertValid, InvalidCatalogue, selectState } from './stored-catalogue.ts'

/**
 * The catalogue that is sold while the stored one breaks a rule: the last launched one that keeps every rule, whether or not any copy
 * ever read it. Where a launched revision itself was damaged, the one that was kept while it was whole. null where there is none.
 */
export async function lastValid(database: Queryable): Promise<CatalogueState | null> {
  const [launched, kept] = [await lastValidLaunched(database), await cachedState(database)]
  const isKeptLater = kept !== null && (launched === null || kept.since > launched.since)
  return (isKeptLater ? kept : launched)?.state ?? null
}

async function lastValidLaunched(database: Queryable): Promise<DatedState | null> {
  const { rows } = await database.execute<{ since: string }>(sql`
    select distinct extract(epoch from starts_at) as since
    from catalogue_revisions where status = 'active' and starts_at <= now() order by 1 desc`)
  for (const row of rows) {
    const since = Number(row.since)
    // PostgreSQL counts microseconds; the millisecond after the moment has it.
    const state = await validStateAt(database, new Date(Math.ceil(since * 1_000)))
    if (state) return { state, since }
  }
  return null
}

/** The catalogue that was launched at a moment; null where it cannot be read or breaks a rule. */
async function validStateAt(database: Queryable, moment: Date): Promise<CatalogueState | null> {
  try {
    const state = await selectState(database, moment)
    assertValid(state)
    return state
  } catch (error) {
    if (error instanceof InvalidCatalogue) return null
    throw error
  }
}

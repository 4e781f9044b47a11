import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { CatalogueState, ItemKind } from '../revision.ts'
import { stateFrom } from './stored-catalogue.ts'

/** The last catalogue that kept every rule, for a copy that starts while the stored one does not. */

/** Keeps a catalogue that was judged valid; does nothing where this version is kept already. */
export async function cacheState(
  database: Queryable,
  version: string,
  { offerings, tariffs }: CatalogueState,
): Promise<void> {
  const items = [
    ...[...offerings.values()].map(state => ({ kind: 'offering', item_id: String(state.id), state })),
    ...Object.entries(tariffs).map(([id, state]) => ({ kind: 'tariffs', item_id: id, state })),
  ]
  await database.execute(sql`
    insert into catalogue_cached (version, content)
    select ${version}, ${JSON.stringify(items)}::jsonb
    where not exists (select from catalogue_cached where version = ${version})
    on conflict (is_only) do update set version = excluded.version, content = excluded.content`)
}

/** A catalogue with the moment from which it held: seconds since 1970. */
export type DatedState = { readonly state: CatalogueState; readonly since: number }

/** The catalogue that is kept, or null where there is none. */
export async function cachedState(database: Queryable): Promise<DatedState | null> {
  const { rows } = await database.execute<{
    version: string
    content: readonly { kind: ItemKind; item_id: string; state: unknown }[]
  }>(sql`select version, content from catalogue_cached`)
  const [row] = rows
  // A version ends with the moment of the revision that began last (`catalogue_version`).
  return row ? { state: stateFrom(row.content), since: Number(row.version.split('@')[1]) } : null
}

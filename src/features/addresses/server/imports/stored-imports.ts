import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../../platform/database/pool.ts'
import type { ImportKind, ImportOrigin } from '../../import.ts'
import { coverageImports as imports } from '../tables.ts'

/* Imports as they are stored. */

export type StoredImport = typeof imports.$inferSelect

/** The file whose rows hold now. */
export type LiveImport = Pick<StoredImport, 'id' | 'origin' | 'fileName' | 'liveAt' | 'staffId' | 'rowCount'>

const isLive = (kind: ImportKind) => and(eq(imports.kind, kind), eq(imports.state, 'live'))

/**
 * The file that is live, when it became so (null: not known), and who brought it (`staffId` null: not a colleague, or one who was
 * forgotten). null while nothing was imported.
 */
export async function liveImport(database: Queryable, kind: ImportKind): Promise<LiveImport | null> {
  const { id, origin, fileName, liveAt, staffId, rowCount } = imports
  const [found] = await database
    .select({ id, origin, fileName, liveAt, staffId, rowCount })
    .from(imports)
    .where(isLive(kind))
  return found ?? null
}

/** Records a file whose rows become live in this very transaction. */
export async function recordLive(
  tx: Queryable,
  {
    kind,
    ...file
  }: { readonly kind: ImportKind; readonly origin: ImportOrigin } & Pick<
    StoredImport,
    'fileName' | 'fileBytes' | 'rowCount'
  >,
): Promise<void> {
  const [replaced] = await tx
    .update(imports)
    .set({ state: 'replaced', endedAt: sql`now()` })
    .where(isLive(kind))
    .returning({ id: imports.id })
  await tx
    .insert(imports)
    .values({ kind, ...file, state: 'live', liveAt: sql`now()`, replaces: replaced?.id ?? null })
}

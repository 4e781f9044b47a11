import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { catalogueRevisions, cataloguePreviews as previews } from './tables.ts'

/* Links to a preview, as they are stored. */

/** The subject of a link: a revision as it is now, or everything that is planned until a moment. */
export type PreviewSubject =
  | { readonly revisionId: number; readonly at: null }
  | { readonly revisionId: null; readonly at: Date }

export type StoredPreview = typeof previews.$inferSelect

export async function insertPreview(
  tx: Transaction,
  values: PreviewSubject & { readonly createdBy: string; readonly expiresAt: Date },
): Promise<number> {
  const [row] = await tx.insert(previews).values(values).returning({ id: previews.id })
  if (!row) throw new Error('The preview got no id')
  return row.id
}

/** A link whose time has not run out and which nobody ended, or null. */
export async function runningPreview(database: Queryable, id: number): Promise<StoredPreview | null> {
  const [row] = await database
    .select()
    .from(previews)
    .where(and(eq(previews.id, id), isRunning))
  return row ?? null
}

/** All links that still work, the newest first, with the names of their revisions. */
export const runningPreviews = (database: Queryable) =>
  database
    .select({ preview: previews, revision: catalogueRevisions.name })
    .from(previews)
    .leftJoin(catalogueRevisions, eq(catalogueRevisions.id, previews.revisionId))
    .where(isRunning)
    .orderBy(desc(previews.id))

/** @returns the link that was ended, or null where there is none that works */
export async function endStoredPreview(tx: Transaction, id: number): Promise<StoredPreview | null> {
  const [row] = await tx
    .update(previews)
    .set({ endedAt: sql`now()` })
    .where(and(eq(previews.id, id), isRunning))
    .returning()
  return row ?? null
}

const isRunning = and(isNull(previews.endedAt), gt(previews.expiresAt, sql`now()`))

import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../database/pool.ts'
import { makeLink, servingTokenOf } from '../mailed-links/mailed-links.ts'
import { changeById, type StoredLineChange } from './stored-changes.ts'
import { lineChanges } from './tables.ts'

/**
 * The token of the link by which a change is answered; makes one where the link was revoked while it waits for the customer. Null
 * where he is not asked, or too late.
 */
export async function changeToken(
  database: Queryable,
  { id, caseId, state, linkId, expiresAt }: StoredLineChange,
  linkKey: Uint8Array,
): Promise<string | null> {
  const token = linkId === null ? null : await servingTokenOf(database, linkId, linkKey)
  if (token !== null || linkId === null || state !== 'waiting') return token
  const made = await makeLink(database, { owner: { caseId }, purpose: 'line-change', expiresAt }, linkKey)
  const { rowCount } = await database
    .update(lineChanges)
    .set({ linkId: made })
    .where(and(eq(lineChanges.id, id), eq(lineChanges.linkId, linkId)))
  if (rowCount === 1) return servingTokenOf(database, made, linkKey)
  // Somebody else made one at the same moment.
  const now = await changeById(database, id)
  return now?.linkId ? servingTokenOf(database, now.linkId, linkKey) : null
}

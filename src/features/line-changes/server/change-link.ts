import type { Queryable } from '../../../platform/database/pool.ts'
import { activeTokenOf, createLink } from '../../mailed-links/server/mailed-links.ts'
import {
  changeById,
  replaceLink,
  type StoredLineChange,
} from '../../orders/server/line-changes/stored-changes.ts'
import { lineChangeLinks } from './links.ts'

/**
 * Token of the link for answering a change; creates a link if it was revoked while the change waits. null if the
 * customer is not asked, or it is too late.
 */
export async function changeToken(
  database: Queryable,
  { id, caseId, state, linkId, expiresAt }: StoredLineChange,
  linkKey: Uint8Array,
): Promise<string | null> {
  const token = linkId === null ? null : await activeTokenOf(database, linkId, linkKey)
  if (token !== null || linkId === null || state !== 'waiting') return token
  const made = await createLink(
    database,
    { owner: { caseId }, purpose: lineChangeLinks.answer, expiresAt },
    linkKey,
  )
  if (await replaceLink(database, { id, linkId }, made)) return activeTokenOf(database, made, linkKey)
  // Somebody else made one at the same moment.
  const now = await changeById(database, id)
  return now?.linkId ? activeTokenOf(database, now.linkId, linkKey) : null
}

import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { activeTokenOf, createLink } from '../../mailed-links/server/mailed-links.ts'
import { pathOfLink } from '../../mailed-links/server/purposes.ts'
import { isReadByLink, quoteStatus } from '../versions.ts'
import { quoteLinks } from './links.ts'
import { type StoredVersion, versionById, versionsOfCase } from './stored-versions.ts'
import { quoteVersions } from './tables.ts'

/** The address of the page by which the newest version is decided; null where none was sent, or it is over. */
export async function quotePathOf(
  database: Queryable,
  caseId: number,
  linkKey: Uint8Array,
): Promise<string | null> {
  const [newest] = await versionsOfCase(database, caseId)
  const token = newest && (await versionToken(database, newest, linkKey))
  return token ? pathOfLink(quoteLinks.answer, token) : null
}

/** The same while its customer can decide about it; null after that. */
export async function decisionPathOf(
  database: Queryable,
  caseId: number,
  linkKey: Uint8Array,
): Promise<string | null> {
  const [newest] = await versionsOfCase(database, caseId)
  const isOpen = newest !== undefined && quoteStatus(newest, new Date()) === 'sent'
  return isOpen ? quotePathOf(database, caseId, linkKey) : null
}

/**
 * The token of the link by which a version is read; makes one where the link was revoked. Null of a version that is over, whose
 * link serves no more.
 */
export async function versionToken(
  database: Queryable,
  { id, caseId, state, linkId }: Pick<StoredVersion, 'id' | 'caseId' | 'state' | 'linkId'>,
  linkKey: Uint8Array,
): Promise<string | null> {
  const token = linkId === null ? null : await activeTokenOf(database, linkId, linkKey)
  // A version whose link is forgotten is too old to be read.
  if (token !== null || linkId === null || !isReadByLink(state)) return token
  const made = await createLink(database, { owner: { caseId }, purpose: quoteLinks.answer }, linkKey)
  const { rowCount } = await database
    .update(quoteVersions)
    .set({ linkId: made })
    .where(and(eq(quoteVersions.id, id), eq(quoteVersions.linkId, linkId)))
  if (rowCount === 1) return activeTokenOf(database, made, linkKey)
  // Somebody else made one at the same moment.
  const now = await versionById(database, id)
  return now?.linkId ? activeTokenOf(database, now.linkId, linkKey) : null
}

import type { Queryable } from '../database/pool.ts'
import { tokenOfLink } from '../mailed-links/mailed-links.ts'
import { pathOfLink } from '../mailed-links/purposes.ts'
import { versionsOfCase } from './stored-versions.ts'

/** The address of the page by which the newest version is decided; null where none was sent, or its link is gone. */
export async function quotePathOf(
  database: Queryable,
  caseId: number,
  linkKey: Uint8Array,
): Promise<string | null> {
  const [newest] = await versionsOfCase(database, caseId)
  const token = newest?.linkId ? await tokenOfLink(database, newest.linkId, linkKey) : null
  return token === null ? null : pathOfLink('quote', token)
}

import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { progressPage } from '../../../common/account-pages.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { activeTokenOf, createLink } from './mailed-links.ts'
import { declareLink } from './purposes.ts'
import { mailedLinks } from './tables.ts'
import { linkToken } from './token.ts'

/** By which a case is followed. It serves longer than anybody follows an order, goes with its case, and is the same in each mail. */
export const followLink = declareLink('follow', {
  page: progressPage,
  hours: 2 * 365 * 24,
  isReplacedByNewer: false,
})

/** A link is not put into a mail when it ends so soon. */
const shortestDays = 90

/**
 * The token of the link by which a case is followed; makes one where none serves, so that a mail that is written later than its
 * case came in costs the case nothing. Of two mails that are written at once each may make its own: both serve.
 */
export async function progressToken(
  database: Queryable,
  caseId: number,
  linkKey: Uint8Array,
): Promise<string> {
  const [serving] = await database
    .select({ id: mailedLinks.id })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.caseId, caseId),
        eq(mailedLinks.purpose, followLink.name),
        isNull(mailedLinks.revokedAt),
        gt(mailedLinks.expiresAt, sql`now() + make_interval(days => ${shortestDays})`),
      ),
    )
    .orderBy(desc(mailedLinks.createdAt))
    .limit(1)
  const token = serving ? await activeTokenOf(database, serving.id, linkKey) : null
  if (token !== null) return token
  return linkToken(await createLink(database, { owner: { caseId }, purpose: followLink }, linkKey), linkKey)
}

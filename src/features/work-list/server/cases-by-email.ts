import { desc, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { emailKeys } from '../search-keys.ts'
import { caseKeys } from './tables.ts'

/** Somebody who ordered more often is no guest. */
const most = 200

/** Cases in which an address stands in any place, the newest first; one that just came in is not among them yet. */
export async function casesByEmail(database: Queryable, email: string): Promise<readonly number[]> {
  const found = await database
    .selectDistinct({ caseId: caseKeys.caseId })
    .from(caseKeys)
    .where(inArray(caseKeys.key, [...emailKeys(email)]))
    .orderBy(desc(caseKeys.caseId))
    .limit(most)
  return found.map(({ caseId }) => caseId)
}

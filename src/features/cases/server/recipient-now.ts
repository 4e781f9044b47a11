import type { Queryable } from '../../../platform/database/pool.ts'
import { wasCorrected } from '../../events/server/case-events.ts'
import { caseById } from './case.ts'

/** Current recipient for a mail about a case: the corrected address, if the old one was corrected since. */
export async function recipientNow(database: Queryable, caseId: number, recipient: string): Promise<string> {
  if (!(await wasCorrected(database, caseId, { field: 'email', before: recipient }))) return recipient
  return (await caseById(database, caseId))?.contactEmail ?? recipient
}

import type { Queryable } from '../database/pool.ts'
import { wasCorrected } from '../events/case-events.ts'
import { caseById } from './case.ts'

/** Where a mail about a case that went to an address goes when it is sent once more: to what that was corrected to, if it was. */
export async function recipientNow(database: Queryable, caseId: number, recipient: string): Promise<string> {
  if (!(await wasCorrected(database, caseId, { field: 'email', before: recipient }))) return recipient
  return (await caseById(database, caseId))?.contactEmail ?? recipient
}

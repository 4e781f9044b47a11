import type { Day } from '../../../common/working-days.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { agreementsAmong } from '../../agreements/server/held-products.ts'
import { transferRefusals as texts } from '../texts.ts'

/** Why an agreement cannot be taken over, as one Dutch sentence; null where it can. */
export async function whyNotTransferred(
  database: Queryable,
  caseId: number,
  today: Day,
): Promise<string | null> {
  const agreement = (await agreementsAmong(database, [caseId], today)).get(caseId)
  if (!agreement) return texts.notDelivered
  const { lines, notices, replacedBy } = agreement
  if (notices.some(({ lastDay }) => lastDay >= today)) return texts.notice
  if (replacedBy !== null) return texts.replaced(replacedBy)
  return lines.some(({ endsOn }) => endsOn === null || endsOn >= today) ? null : texts.nothingRuns
}

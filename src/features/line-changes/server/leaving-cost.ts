import { formatEuro } from '../../../common/money.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { replacingWith } from '../../agreements/server/recount-replacing.ts'
import type { StoredLineChange } from '../../orders/server/line-changes/stored-changes.ts'
import { leavingTexts } from '../texts.ts'

/** One sentence on what leaving the agreement costs whose place an order takes, where a change that waits makes it another sum; null elsewhere. */
export async function leavingWords(
  database: Queryable,
  { caseId, state, after }: Pick<StoredLineChange, 'caseId' | 'state' | 'after'>,
): Promise<string | null> {
  const leaving = state === 'waiting' ? await replacingWith(database, caseId, after) : null
  if (!leaving || leaving.after.costInCents === leaving.before.costInCents) return null
  return leavingTexts.becomes(formatEuro(leaving.after.costInCents), formatEuro(leaving.before.costInCents))
}

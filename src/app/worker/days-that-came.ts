import { dayInTheNetherlands } from '../../common/dutch-calendar.ts'
import { lapseTransfers } from '../../features/agreement-transfers/server/lapse-transfers.ts'
import { noteNewParties } from '../../features/agreements/server/days-of-parties.ts'
import { completeEnds, openMissingEndCases } from '../../features/agreements/server/end-cases.ts'
import { noteEndsThatCame } from '../../features/agreements/server/held-products.ts'
import type { StepSources } from '../../features/cases/server/next-step/facts.ts'
import type { Database } from '../../platform/database/pool.ts'

type Services = {
  readonly database: Database
  readonly publicUrl: string
  readonly linkKey: Uint8Array
  readonly steps: StepSources
}

/**
 * Notes what a day changed by coming: products that ended with their cases, agreements that are another's, and transfers that lapsed. Resolves to
 * whether there may be more.
 */
export async function noteDaysThatCame({ database, publicUrl, linkKey, steps }: Services): Promise<boolean> {
  const now = new Date()
  const today = dayInTheNetherlands(now)
  const mailDomain = new URL(publicUrl).hostname
  const hadMore = [
    await noteEndsThatCame(database, today),
    await openMissingEndCases(database, steps, now),
    await completeEnds(database, steps, now),
    await noteNewParties(database, today),
    await lapseTransfers(database, { mailDomain, linkKey }, now),
  ]
  return hadMore.includes(true)
}

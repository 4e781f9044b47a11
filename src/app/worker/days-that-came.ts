import { dayInTheNetherlands } from '../../common/dutch-calendar.ts'
import { lapseTransfers } from '../../features/agreement-transfers/server/lapse-transfers.ts'
import { noteNewParties } from '../../features/agreements/server/days-of-parties.ts'
import { noteEndsThatCame } from '../../features/agreements/server/held-products.ts'
import type { Database } from '../../platform/database/pool.ts'

type Services = { readonly database: Database; readonly publicUrl: string; readonly linkKey: Uint8Array }

/** Notes what a day changed by coming: products that ended, agreements that are another's, and transfers that lapsed. Resolves to whether there may be more. */
export async function noteDaysThatCame({ database, publicUrl, linkKey }: Services): Promise<boolean> {
  const now = new Date()
  const hasEnds = await noteEndsThatCame(database, dayInTheNetherlands(now))
  const hasParties = await noteNewParties(database, dayInTheNetherlands(now))
  const mailDomain = new URL(publicUrl).hostname
  return (await lapseTransfers(database, { mailDomain, linkKey }, now)) || hasParties || hasEnds
}

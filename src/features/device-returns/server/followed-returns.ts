import type { Queryable } from '../../../platform/database/pool.ts'
import type { FollowedParts } from '../../tracking/server/followed-parts.ts'
import { countOf } from '../returns.ts'
import { slipFile } from './documents/slip-file.ts'
import { returnsAmong } from './stored-returns.ts'

/** Devices that come back where an order is followed, and the slip that goes with them. */
export const followedReturns: Pick<FollowedParts, 'returnsOf' | 'returnSlip'> = {
  async returnsOf(database: Queryable, caseId) {
    const returns = (await returnsAmong(database, [caseId])).get(caseId) ?? []
    return returns.flatMap(each => {
      const { name, quantity, open, lastDay, dueOn, priceInCents } = each
      if (quantity === 0 || lastDay === null || dueOn === null) return []
      const missing = countOf(each, 'missing')
      return [
        {
          name,
          quantity,
          open,
          received: countOf(each, 'received'),
          missing,
          chargedInCents: each.records.reduce((sum, { amountInCents }) => sum + (amountInCents ?? 0), 0),
          waived: countOf(each, 'waived'),
          lastDay,
          dueOn,
          priceInCents,
        },
      ]
    })
  },
  returnSlip: ({ database, brand }, order) => slipFile(database, order, brand),
}

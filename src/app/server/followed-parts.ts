import { followedTransfers } from '../../features/agreement-transfers/server/mandate.ts'
import { followedReturns } from '../../features/device-returns/server/followed-returns.ts'
import { followedParcels } from '../../features/parcels/server/followed-parcels.ts'
import { followedQuotes } from '../../features/quotes/server/followed-quotes.ts'
import type { FollowedParts } from '../../features/tracking/server/followed-parts.ts'

/** Parts that features bring to the orders and requests that a customer follows. */
export const followedParts: FollowedParts = {
  ...followedParcels,
  ...followedQuotes,
  ...followedReturns,
  ...followedTransfers,
}

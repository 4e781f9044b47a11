import type { FlowOffers } from '../../features/checkout/components/flow-offers.ts'
import { portingOffers } from '../../features/porting/components/flow-offers.ts'
import { quoteOffers } from '../../features/quotes/components/flow-offers.ts'

/** Offers of the order flow beyond an order of products. */
export const flowOffers: FlowOffers = { ...quoteOffers, ...portingOffers }

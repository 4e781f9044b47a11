import type { FlowOffers } from '../../checkout/components/flow-offers.ts'

/** Visitors bring numbers along in the order flow. */
export const portingOffers: FlowOffers = { numbersToKeep: true }

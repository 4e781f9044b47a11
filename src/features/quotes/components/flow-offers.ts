import type { FlowOffers } from '../../checkout/components/flow-offers.ts'

/** Visitors ask for a quote in the order flow. */
export const quoteOffers: FlowOffers = { quotes: true }

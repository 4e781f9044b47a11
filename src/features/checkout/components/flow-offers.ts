import { createContext } from 'react'

/** Offers of the flow beyond an order of products, each declared by the feature that goes on with it. */
export type FlowOffers = {
  /** To ask for a quote instead, which lines whose costs nobody knows beforehand need; without, the server has none of those. */
  readonly quotes?: true
  /** To bring numbers along from another provider. */
  readonly numbersToKeep?: true
}

/** Given by src/app/order-flow/order-flow.tsx. */
export const FlowOffers = createContext<FlowOffers>({})

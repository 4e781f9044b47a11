import { type ComponentType, createContext } from 'react'
import type { OrderDelivery } from '../contract.ts'

/** Parts that features bring to an order where its customer reads it; src/app/mijn/customer-pages.tsx lists them. */
export type OrderParts = {
  /** Parcels that are on their way. */
  readonly Parcels?: ComponentType<Pick<OrderDelivery, 'parcels'>>
}

export const OrderParts = createContext<OrderParts>({})

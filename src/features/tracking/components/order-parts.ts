import { type ComponentType, createContext } from 'react'
import type { OrderDelivery, OrderReturns } from '../contract.ts'

/** Parts that features bring to an order where its customer reads it; src/app/mijn/customer-pages.tsx lists them. */
export type OrderParts = {
  /** Parcels that are on their way. */
  readonly Parcels?: ComponentType<Pick<OrderDelivery, 'parcels'>>
  /** Rented devices that come back. */
  readonly Returns?: ComponentType<{ readonly returns: OrderReturns }>
}

export const OrderParts = createContext<OrderParts>({})

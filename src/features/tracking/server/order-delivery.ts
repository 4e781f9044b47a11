import type { StoredOrder } from '../../orders/server/stored-orders.ts'
import type { OrderDelivery } from '../contract.ts'

/** How an order is delivered, as its customer reads it. */
export const orderDelivery = ({ deliveryPreference }: StoredOrder): OrderDelivery => ({
  preference: deliveryPreference,
})

import { setQuantity } from '../../../../domain/cloud.ts'
import type { ProductOffering } from '../../../../domain/product.ts'
import { orderStore } from '../../order-state.ts'

/** What a visitor can do on the cloud screen: the domain's rule runs over the cart, and the outcome is kept. */
export const cloudActions = {
  setQuantity(product: ProductOffering, quantity: number) {
    const { cart, changes } = setQuantity(orderStore.getSnapshot().cart, product, quantity)
    orderStore.setCart(cart, changes)
  },
} as const

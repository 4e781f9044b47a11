import { setQuantity } from '../../../../carts/cloud.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { orderStore } from '../../../store/order-state.ts'

/** Actions on the cloud screen: each runs the domain's rule over the cart and stores the outcome. */
export const cloudActions = {
  setQuantity(product: ProductOffering, quantity: number) {
    const { cart, changes } = setQuantity(orderStore.getSnapshot().cart, product, quantity)
    orderStore.setCart(cart, changes)
  },
} as const

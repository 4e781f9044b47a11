import { useEffect, useState } from 'react'
import { productFromWire } from '../../contract/products.ts'
import type { Step } from '../../domain/order-flow.ts'
import type { ProductType } from '../../domain/product.ts'
import { fetchProducts } from './fetch-products.ts'
import { orderStore, useOrderState } from './order-state.ts'
import { fetchTypeCode } from './type-code.ts'

/**
 * Holds a stored cart against today's catalogue before a step shows it. Samenstellen has the catalogue and does it by
 * itself; the other steps fetch it, once for each page that is loaded. While it cannot be fetched the cart shows as it
 * was stored: the server judges every order.
 * @returns whether the step can show the cart
 */
export function useSettledCart(productType: ProductType, step: Step | null): boolean {
  const { isLoaded, isSettled, cart, productType: stored } = useOrderState()
  const [failedFor, setFailedFor] = useState<ProductType | null>(null)
  const isToBeSettled =
    isLoaded &&
    !isSettled &&
    cart.length > 0 &&
    stored === productType &&
    step !== null &&
    step !== 'samenstellen' &&
    failedFor !== productType

  useEffect(() => {
    if (!isToBeSettled) return
    let isCurrent = true
    const code = fetchTypeCode(productType).catch(() => null)
    void Promise.all([fetchProducts(productType), code]).then(([products, type]) => {
      if (!isCurrent) return
      if (type && 'list' in products) orderStore.settle(type.rules, products.list.map(productFromWire))
      else setFailedFor(productType)
    })
    return () => {
      isCurrent = false
    }
  }, [isToBeSettled, productType])

  return !isToBeSettled
}

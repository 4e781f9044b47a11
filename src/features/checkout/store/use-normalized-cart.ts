import { useEffect, useState } from 'react'
import { rulesOf } from '../../carts/rules-of.ts'
import type { ProductType } from '../../catalogue/product.ts'
import type { Step } from '../order-flow.ts'
import { type Fetched, fetchProducts } from './fetch-products.ts'
import { orderStore, useIsLoaded, useOrderPart } from './order-state.ts'

/** Prefetched products, for the first component that needs them. */
let beforehand: { readonly productType: ProductType; readonly products: Promise<Fetched> } | null = null

function takeProducts(productType: ProductType) {
  const asked = beforehand
  beforehand = null
  return asked?.productType === productType ? asked.products : fetchProducts(productType)
}

/**
 * Holds a stored cart against today's catalogue before a step shows it. Samenstellen has the catalogue and does it by
 * itself; the other steps fetch it, once for each page that is loaded, while what is stored is still read. While it cannot be
 * fetched the cart shows as it was stored: the server judges every order.
 * @returns whether the step can show the cart
 */
export function useNormalizedCart(productType: ProductType, step: Step | null): boolean {
  const isLoaded = useIsLoaded()
  const [failedFor, setFailedFor] = useState<ProductType | null>(null)
  const isAfterComposing = step !== null && step !== 'samenstellen'
  const isUnsettled = useOrderPart(
    ({ isSettled, cart, productType: stored }) => !isSettled && cart.length > 0 && stored === productType,
  )
  const isToBeSettled = isLoaded && isUnsettled && isAfterComposing && failedFor !== productType

  useEffect(() => {
    if (isAfterComposing && !isLoaded) beforehand ??= { productType, products: fetchProducts(productType) }
    // Nothing stored to hold against it: what comes later is held against what holds then.
    else if (!isToBeSettled) beforehand = null
  }, [isAfterComposing, isLoaded, isToBeSettled, productType])

  useEffect(() => {
    if (!isToBeSettled) return
    let isCurrent = true
    void takeProducts(productType).then(products => {
      if (!isCurrent) return
      if ('list' in products) orderStore.settle(rulesOf(productType), products.list)
      else setFailedFor(productType)
    })
    return () => {
      isCurrent = false
    }
  }, [isToBeSettled, productType])

  return !isToBeSettled
}

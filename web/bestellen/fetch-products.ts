import { ProductList, type ProductOnWire, productPrices } from '../../contract/products.ts'
import type { ProductType } from '../../domain/product.ts'
import { call } from '../api-client.ts'

/** Products as they travel; null when they cannot be fetched now. */
export type Fetched = readonly ProductOnWire[] | null

/** The products of a type (order-flow §7). */
export async function fetchProducts(productType: ProductType): Promise<Fetched> {
  const answer = await call(productPrices, { query: { productType }, answer: ProductList })
  return answer.ok ? answer.data : null
}

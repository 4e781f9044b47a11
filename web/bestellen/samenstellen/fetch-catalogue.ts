import { ProductList, type ProductOnWire, productPrices } from '../../../contract/products.ts'
import type { ProductType } from '../../../domain/product.ts'
import { call } from '../../api-client.ts'

/** The products of a type (order-flow §7); null when they cannot be fetched now. */
export async function fetchCatalogue(productType: ProductType): Promise<readonly ProductOnWire[] | null> {
  const answer = await call(productPrices, { query: { productType }, answer: ProductList })
  return answer.ok ? answer.data : null
}

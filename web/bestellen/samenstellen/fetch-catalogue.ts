import { ProductList, type ProductOnWire, productPrices } from '../../../contract/products.ts'
import type { ProductType } from '../../../domain/product.ts'
import { call } from '../../api-client.ts'

/** Products as they travel; null when they cannot be fetched now. */
export type Fetched = readonly ProductOnWire[] | null

/** An answer within this many milliseconds shows at once; for a later one the screen shows that it is loading. */
const patienceInMs = 150

/** The products of a type (order-flow §7), or the promise of them where they take longer. */
export async function fetchCatalogue(
  productType: ProductType,
): Promise<{ products: Fetched | Promise<Fetched> }> {
  const answer = answerFor(productType)
  return Promise.race([
    answer.then(products => ({ products })),
    new Promise<{ products: Promise<Fetched> }>(resolve => {
      setTimeout(() => resolve({ products: answer }), patienceInMs)
    }),
  ])
}

async function answerFor(productType: ProductType): Promise<Fetched> {
  const answer = await call(productPrices, { query: { productType }, answer: ProductList })
  return answer.ok ? answer.data : null
}

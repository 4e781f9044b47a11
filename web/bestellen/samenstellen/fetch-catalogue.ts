import type { ProductType } from '../../../domain/product.ts'
import { type Fetched, fetchProducts } from '../fetch-products.ts'

/** An answer within this many milliseconds shows at once; for a later one the screen shows that it is loading. */
const patienceInMs = 150

/** The products of a type, or the promise of them where they take longer. */
export async function fetchCatalogue(
  productType: ProductType,
): Promise<{ products: Fetched | Promise<Fetched> }> {
  const answer = fetchProducts(productType)
  return Promise.race([
    answer.then(products => ({ products })),
    new Promise<{ products: Promise<Fetched> }>(resolve => {
      setTimeout(() => resolve({ products: answer }), patienceInMs)
    }),
  ])
}

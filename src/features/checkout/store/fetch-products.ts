import * as z from 'zod/mini'
import { call } from '../../../api/client.ts'
import { callMessages } from '../../../api/texts.ts'
import type { ProductOffering, ProductType } from '../../catalogue/product.ts'
import { cartLine } from '../../catalogue/products.ts'

/** Products, or why they cannot be fetched now, in the server's words where it has any. */
export type Fetched = { readonly list: readonly ProductOffering[] } | { readonly failure: string | null }

/** The products of a type (order-flow §7). */
export async function fetchProducts(productType: ProductType): Promise<Fetched> {
  const answer = await call('GET /api/order/products/prices', { query: { productType } })
  if (answer.ok) {
    // A later release may sell what this one does not know.
    const { data } = z.safeDecode(z.array(cartLine), answer.data)
    return data ? { list: data.map(({ product }) => product) } : { failure: null }
  }
  const message = answer.kind === 'refused' ? answer.failure.message : answer.message
  const isOurOwn = Object.values<string>(callMessages).includes(message)
  return { failure: isOurOwn ? null : message }
}

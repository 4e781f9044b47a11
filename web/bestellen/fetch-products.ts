import { callMessages } from '../../content/call-texts.ts'
import type { ProductDto } from '../../contract/catalogue.ts'
import type { ProductType } from '../../domain/product.ts'
import { call } from '../api-client.ts'

/** Products as they travel, or why they cannot be fetched now, in the server's words where it has any. */
export type Fetched = { readonly list: readonly ProductDto[] } | { readonly failure: string | null }

/** The products of a type (order-flow §7). */
export async function fetchProducts(productType: ProductType): Promise<Fetched> {
  const answer = await call('GET /api/order/products/prices', { query: { productType } })
  if (answer.ok) return { list: answer.data }
  const message = answer.kind === 'refused' ? answer.failure.message : answer.message
  const isOurOwn = Object.values<string>(callMessages).includes(message)
  return { failure: isOurOwn ? null : message }
}

import { expect } from 'vitest'
import type { TmfClient } from '../kit/testing.ts'
import { documentedRequests } from '../kit/testing-docs.ts'

/* Orders by API in tests. */

/** The bodies of the documentation. */
export const [internet = {}, cloud = {}, mobile = {}, telephony = {}, ...patches] = documentedRequests(
  'orders.md',
).map(({ body }) => body)

export const orders = '/tmf-api/productOrderingManagement/v4/productOrder'
export const cancellations = '/tmf-api/productOrderingManagement/v4/cancelProductOrder'

const { externalId: _number, ...withoutNumber } = internet as Record<string, unknown> & {
  readonly buyer: object
  readonly productOrderItem: readonly { readonly product?: object }[]
}

/** The order of internet in the documentation, under no number of its sender. */
export const internetOrder = withoutNumber

/** Places an order by API; its id comes out. */
export async function ordered(client: TmfClient, body: object = internetOrder): Promise<string> {
  const { status, body: made } = await client.post(orders, body)
  expect(status).toBe(201)
  return made.id
}

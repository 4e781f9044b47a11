import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { StaffVisitor } from '../../../../app/server/testing-shop.ts'
import type { TmfClient } from '../../../tmf/server/kit/testing.ts'
import { documentedRequests } from '../../../tmf/server/kit/testing-docs.ts'
import { chain, quoteDeskOf } from '../testing.ts'

/* Quotes by API in tests. */

export const base = '/tmf-api/quoteManagement/v4/quote'

/** The bodies of the documentation. */
export const [asked = {}, accepting = {}, declining = {}] = documentedRequests('quotes.md').map(
  ({ body }) => body,
)

/** The documented request with a number of its own. */
export const inquiry = (changes: object = {}) => ({ ...asked, externalId: randomUUID(), ...changes })

/** Asks for a quote; its number comes out. */
export async function request(client: TmfClient, changes: object = {}): Promise<string> {
  const made = await client.post(base, inquiry(changes))
  expect([made.status, made.body.reason]).toEqual([201, undefined])
  return made.body.id
}

/** A quote that the client asked for and a colleague sent. */
export async function sentTo(client: TmfClient, seller: StaffVisitor, draft = chain()): Promise<string> {
  const number = await request(client)
  expect((await quoteDeskOf(seller, number).send(draft)).status).toBe(200)
  return number
}

export const pathsIn = (body: { readonly fields: readonly { readonly path: string }[] }) =>
  body.fields.map(({ path }) => path)

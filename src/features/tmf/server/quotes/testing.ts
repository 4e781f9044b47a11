import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { StaffVisitor } from '../../../../app/server/testing-shop.ts'
import { address } from '../../../orders/server/testing.ts'
import { emptyDraft } from '../../../quotes/part.ts'
import type { QuoteDraft, QuotePart } from '../../../quotes/quote.ts'
import { offered, quoteDeskOf } from '../../../quotes/server/testing.ts'
import type { TmfClient } from '../kit/testing.ts'
import { documentedRequests } from '../kit/testing-docs.ts'

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

export const branch = (name: string, houseNumber: string, more: Partial<QuotePart> = {}): QuotePart => ({
  ...offered,
  id: randomUUID(),
  name,
  productType: 'internet',
  address: { ...address, streetName: 'Lange Nieuwstraat', houseNumber, zipCode: '3512PA', city: 'Utrecht' },
  // No network says anything of that street.
  delivery: { weeks: { from: 4, to: 8 }, constructionInCents: 0 },
  ...more,
})

/** Two branches with fibre and telephony for the office, ten per cent off where all are accepted together. */
export const chain = (): QuoteDraft => ({
  parts: [
    branch('Domplein', '12'),
    branch('Neude', '14'),
    branch('Kantoor', '16', {
      ...emptyDraft,
      productType: 'telefonie',
      lines: [{ productId: 31001, quantity: 2 }],
    }),
  ],
  discounts: [{ as: 'percentage', percentage: 10, per: 'month', reason: 'hele keten' }],
})

/** A quote that the client asked for and a colleague sent. */
export async function sentTo(client: TmfClient, seller: StaffVisitor, draft = chain()): Promise<string> {
  const number = await request(client)
  expect((await quoteDeskOf(seller, number).send(draft)).status).toBe(200)
  return number
}

export const pathsIn = (body: { readonly fields: readonly { readonly path: string }[] }) =>
  body.fields.map(({ path }) => path)

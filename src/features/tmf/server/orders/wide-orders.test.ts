import { afterAll, expect, test } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { tmfClient } from '../kit/testing.ts'

const orders = '/tmf-api/productOrderingManagement/v4/productOrder'
const quotes = '/tmf-api/quoteManagement/v4/quote'

const shop = await startTestShop()
const client = await tmfClient(shop)
afterAll(() => shop.stop())

const many = (count: number, item: unknown = {}) => Array.from({ length: count }, () => item)
const item = { id: '1', action: 'add', productOffering: { id: '1' } }
const consent = { kind: 'nothing', givenBy: '', channel: 'bird' }

test.each([
  ['empty items', orders, { productOrderItem: many(500) }],
  ['empty items beyond any list', orders, { productOrderItem: many(10_000) }],
  ['empty items, as many as fit in a body', orders, { productOrderItem: many(60_000) }],
  ['items that fit the description', orders, { productOrderItem: many(500, item) }],
  [
    'consents and numbers',
    orders,
    { productOrderItem: [item], consent: many(500, consent), portIn: many(500, { number: 'x' }) },
  ],
  [
    'the same consent',
    orders,
    { productOrderItem: [item], consent: many(500, { ...consent, kind: 'terms' }) },
  ],
  ['parts of a quote', quotes, { quoteItem: many(500, { action: 'add', product: { place: many(5) } }) }],
  ['empty parts of a quote', quotes, { quoteItem: many(500), consent: many(500, consent) }],
])(
  'an order with many %s is refused by its first mistakes and how many more there are',
  async (_what, path, body) => {
    const { status, headers, body: refused } = await client.post(path, body)
    expect([400, 422]).toContain(status)
    expect(Buffer.byteLength(JSON.stringify(refused))).toBeLessThanOrEqual(16_000)
    expect(refused.fields.length).toBeLessThanOrEqual(20)
    expect(refused.fields.length).toBeGreaterThan(0)
    expect(headers.get('content-type')).toContain('application/json')
  },
)

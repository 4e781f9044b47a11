import { expect, test } from 'vitest'
import type { Cart } from './cart.ts'
import { settleFollowers } from './followers.ts'
import type { ProductOffering } from './product.ts'

const product = (id: number, more: Partial<ProductOffering> = {}): ProductOffering => ({
  id,
  productType: 'mobiel',
  name: `Product ${id}`,
  priceInCents: 1000,
  listPriceInCents: null,
  freeMonths: 0,
  productSubType: null,
  sectionName: 'Abonnementen',
  information: [],
  promoted: false,
  contractDuration: 12,
  setupProduct: null,
  supportProduct: null,
  fiber: false,
  fiberLineAvailability: null,
  downloadSpeedMbs: null,
  uploadSpeedMbs: null,
  dataBundleGb: null,
  device: null,
  partOf: null,
  ...more,
})

const subscription = product(1)
const abroad = product(2, { productSubType: 'foreign-calls' })
const licence = product(3, {
  supportProduct: { id: 4, name: 'Support', priceInCents: 250, listPriceInCents: null },
})

const inWords = (cart: Cart) => cart.map(line => `${line.quantity} × ${line.product.name}`)

test('an extra follows the total of subscriptions', () => {
  const outcome = settleFollowers([
    { product: subscription, quantity: 2 },
    { product: product(5), quantity: 3 },
    { product: abroad, quantity: 1 },
  ])
  expect(inWords(outcome.cart)).toEqual(['2 × Product 1', '3 × Product 5', '5 × Product 2'])
  expect(outcome.changes).toEqual([
    { kind: 'changed', product: abroad, reason: 'Geldt voor alle 5 abonnementen' },
  ])
})

test('an extra goes with the last subscription', () => {
  const outcome = settleFollowers([{ product: abroad, quantity: 2 }])
  expect(outcome.cart).toEqual([])
  expect(outcome.changes.map(change => change.kind)).toEqual(['removed'])
})

test('support comes with its licence, as often', () => {
  const outcome = settleFollowers([{ product: licence, quantity: 3 }])
  expect(inWords(outcome.cart)).toEqual(['3 × Product 3', '3 × Support'])
  expect(outcome.changes.map(({ reason }) => reason)).toEqual(['Support voor 3 licenties'])
})

test('settling a settled cart changes nothing', () => {
  const once = settleFollowers([{ product: licence, quantity: 3 }])
  expect(settleFollowers(once.cart)).toEqual({ cart: once.cart, changes: [] })
})

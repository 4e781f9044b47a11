import { expect, test } from 'vitest'
import type { ProductOffering } from '../catalogue/product.ts'
import { internetRules } from './internet/validate.ts'
import { normalizeInternet } from './internet.ts'
import { refreshCart } from './refresh-cart.ts'
import { offering } from './testing.ts'

const line: ProductOffering = {
  ...offering(0),
  id: 1,
  name: 'Glasvezel 100/100',
  priceInCents: 4650,
  contractDuration: 12,
  fiber: true,
  setupProduct: { id: 2, name: 'Installatie', priceInCents: 0, listPriceInCents: 14900 },
}
const router: ProductOffering = {
  ...offering(0),
  id: 3,
  name: 'Router',
  priceInCents: 350,
  contractDuration: 12,
  productSubType: 'internet-router',
}
const backup: ProductOffering = {
  ...offering(0),
  id: 4,
  name: 'Back-up',
  priceInCents: 1750,
  contractDuration: 1,
  productSubType: 'internet-backup',
}
const catalogue = [line, router, backup]
const { cart } = normalizeInternet(
  [
    { product: { ...line, fiberLineAvailability: 'on-net' }, quantity: 1 },
    { product: backup, quantity: 1 },
  ],
  catalogue,
)

test('a cart that the catalogue still sells stays as it is, its availability included', () => {
  expect(refreshCart(cart, internetRules, catalogue)).toEqual({ cart, changes: [] })
})

test('a product that is no longer sold goes, and the visitor is told', () => {
  const { cart: refreshed, changes } = refreshCart(cart, internetRules, [line, router])
  expect(refreshed.map(({ product }) => product.id)).toEqual([1, 2, 3])
  expect(changes).toEqual([{ kind: 'removed', product: backup, reason: 'Niet meer leverbaar' }])
})

test('a line that is no longer sold takes the rest of an internet cart along', () => {
  expect(refreshCart(cart, internetRules, [router, backup]).cart).toEqual([])
})

test('a changed price is taken over and shown', () => {
  const dearer = { ...backup, priceInCents: 1950 }
  const { cart: refreshed, changes } = refreshCart(cart, internetRules, [line, router, dearer])
  expect(refreshed.at(-1)?.product.priceInCents).toBe(1950)
  expect(changes).toEqual([
    { kind: 'changed', product: dearer, reason: 'Prijs was €\u00a017,50, is nu €\u00a019,50' },
  ])
})

import { expect, it } from 'vitest'
import { offering } from '../../carts/testing.ts'
import { fromPrice } from './from-prices.ts'

it('the from-price is that of the cheapest subscription, not of an extra or a one-time product', () => {
  const products = [
    offering(1, { priceInCents: 3650, contractDuration: 12 }),
    offering(2, { priceInCents: 3350, contractDuration: 12 }),
    offering(3, { priceInCents: 350, contractDuration: 12, productSubType: 'internet-additional-ip' }),
    offering(4, { priceInCents: 100, contractDuration: 0 }),
  ]
  expect(fromPrice(products)).toBe('€\u00a033,50')
})

it('there is no from-price where nothing is sold', () => {
  expect(fromPrice([])).toBeNull()
})

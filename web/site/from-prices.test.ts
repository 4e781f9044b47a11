import { expect, it } from 'vitest'
import type { ProductDto } from '../../contract/catalogue.ts'
import { fromPrice } from './from-prices.ts'

const product = (given: Partial<ProductDto>): ProductDto => ({
  id: 1,
  productType: 'internet',
  name: 'Zakelijk DSL',
  price: 36.5,
  productSubType: null,
  sectionName: 'DSL',
  information: [],
  promoted: false,
  contractDuration: 12,
  quantity: 1,
  setupProduct: null,
  supportProduct: null,
  fiber: false,
  fiberLineAvailability: null,
  downloadSpeedMbs: null,
  uploadSpeedMbs: null,
  ...given,
})

it('the from-price is that of the cheapest subscription, not of an extra or a one-time product', () => {
  const products = [
    product({}),
    product({ price: 33.5 }),
    product({ price: 3.5, productSubType: 'internet-additional-ip' }),
    product({ price: 1, contractDuration: 0 }),
  ]
  expect(fromPrice(products)).toBe('€\u00a033,50')
})

it('there is no from-price where nothing is sold', () => {
  expect(fromPrice([])).toBeNull()
})

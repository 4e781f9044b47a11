import { expect, test } from 'vitest'
import type { ProductOffering } from '../catalogue/product.ts'
import { normalizeCart } from './rules-of.ts'
import { idsOf, internetCatalogue, lines } from './testing.ts'
import {
  cloudCatalogue,
  cloudProducts,
  mobielCatalogue,
  mobielProducts,
  telefonieCatalogue,
  telefonieProducts,
} from './testing-services.ts'

test('a cart of any type is made whole by the rules of its type', () => {
  const lots = (...products: ProductOffering[]) => products.map(product => ({ product, quantity: 3 }))
  const { small12, abroad100 } = mobielProducts
  const { basic, unlimited } = telefonieProducts
  expect(idsOf(normalizeCart('internet', lots(lines.dsl50), internetCatalogue).cart)).toBe(
    '300×1 301×1 400×1',
  )
  expect(idsOf(normalizeCart('cloud', lots(cloudProducts.office), cloudCatalogue).cart)).toBe('502×3 503×3')
  expect(idsOf(normalizeCart('mobiel', lots(abroad100, small12), mobielCatalogue).cart)).toBe('610×3 630×3')
  expect(idsOf(normalizeCart('telefonie', lots(unlimited, basic), telefonieCatalogue).cart)).toBe(
    '700×3 705×3',
  )
})

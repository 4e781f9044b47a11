import { expect, test } from 'vitest'
import { deviceLineOf, type ProductOffering } from '../catalogue/product.ts'
import { countOf, isCounted, isPerMainProduct, mainProductCount, withAddOns } from './add-ons.ts'
import { idsOf, lines } from './testing.ts'
import { cloudProducts, mobielProducts, telefonieProducts } from './testing-services.ts'

const one = (product: ProductOffering | null, quantity = 1) => {
  if (!product) throw new Error('This test needs a product')
  return { product, quantity }
}
const { handset } = telefonieProducts

test('set-up and support stand behind their product, as often', () => {
  expect(idsOf(withAddOns([one(lines.fibre100), one(cloudProducts.office, 3)]))).toBe(
    '100×1 101×1 502×3 503×3',
  )
})

test('what two lines share stands on one line, once for each', () => {
  const cart = [one(deviceLineOf(handset, 'buy'), 2), one(deviceLineOf(handset, 'rent'), 3)]
  expect(idsOf(withAddOns(cart))).toBe('721×2 723×5 722×3')
})

test('a number of main products leaves out everything beside them', () => {
  const cart = withAddOns([one(cloudProducts.office, 3), one(cloudProducts.mailbox, 2)])
  expect(mainProductCount(cart)).toBe(5)
  expect(countOf(cart, product => product.partOf === 'support')).toBe(5)
})

test('extras and add-ons come once per main product, and no visitor sets how many of these there are', () => {
  const { small1, abroad100, worldwide } = mobielProducts
  const { unlimited, installation, baseStation, deskPhone } = telefonieProducts
  const support = withAddOns([one(cloudProducts.office)])[1]?.product
  const perMainProduct = [abroad100, worldwide, unlimited, installation]
  const chosen = [small1, deskPhone, cloudProducts.office, cloudProducts.migration]
  expect(perMainProduct.map(isPerMainProduct)).toEqual([true, true, true, true])
  expect([...chosen, baseStation].map(isPerMainProduct)).toEqual([false, false, false, false, false])
  expect(isPerMainProduct({ ...unlimited, partOf: 'support' })).toBe(false)
  expect([...perMainProduct, baseStation, one(support ?? null).product].map(isCounted)).toEqual(
    Array(6).fill(true),
  )
  expect(chosen.map(isCounted)).toEqual(Array(4).fill(false))
})

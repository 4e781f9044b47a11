import { expect, test } from 'vitest'
import { lines, offering, setupOf } from '../carts/testing.ts'
import {
  deviceLineOf,
  isMainProduct,
  isProductType,
  priceOfNotReturned,
  productTypes,
  sellables,
  setupLineOf,
  supportLineOf,
} from './product.ts'

const device = offering(50, {
  productType: 'telefonie',
  productSubType: 'telefonie-device',
  setupProduct: setupOf(53, 1500),
  device: {
    productBuyId: 51,
    productRentId: 52,
    productBuyPriceInCents: 9900,
    productRentPriceInCents: 450,
    notReturnedPriceInCents: null,
    imageUrl: '',
  },
})
const licence = offering(60, {
  productType: 'cloud',
  freeMonths: 1,
  supportProduct: { id: 61, name: 'Support', priceInCents: 250, listPriceInCents: null },
})

test('there are four product types', () => {
  expect(productTypes).toEqual(['internet', 'cloud', 'mobiel', 'telefonie'])
  expect(['internet', 'tv', null, 3].map(isProductType)).toEqual([true, false, false, false])
})

test('set-up is charged once, support as long as its licence runs, without its free months', () => {
  expect(setupLineOf(lines.fibre100)).toMatchObject({ id: 101, contractDuration: 0, partOf: 'setup' })
  expect(supportLineOf(licence)).toMatchObject({
    id: 61,
    contractDuration: 12,
    partOf: 'support',
    freeMonths: 0,
  })
  expect([setupLineOf(licence), supportLineOf(lines.fibre100)]).toEqual([null, null])
  expect(
    [lines.fibre100, setupLineOf(lines.fibre100)].map(product => product && isMainProduct(product)),
  ).toEqual([true, false])
})

test('set-up and support have a name and price of their own, and nothing else that their product advertises', () => {
  const product = { ...licence, promoted: true, information: ['50 GB'], setupProduct: setupOf(62, 900) }
  for (const line of [setupLineOf(product), supportLineOf(product)])
    expect(line).toMatchObject({ promoted: false, information: [], setupProduct: null, supportProduct: null })
  expect([setupLineOf(product)?.priceInCents, supportLineOf(product)?.priceInCents]).toEqual([900, 250])
})

test('a device is bought once or rented per month, each under an id of its own', () => {
  expect(deviceLineOf(device, 'buy')).toMatchObject({ id: 51, priceInCents: 9900, contractDuration: 0 })
  expect(deviceLineOf(device, 'rent')).toMatchObject({ id: 52, priceInCents: 450, contractDuration: 1 })
  expect(deviceLineOf(licence, 'buy')).toBeNull()
})

test("everything on an order line is found by its id, but never a device's own id", () => {
  expect([...sellables([device, licence, lines.fibre100]).keys()].toSorted((a, b) => a - b)).toEqual([
    51, 52, 53, 60, 61, 100, 101,
  ])
})

test('a rented device that does not come back costs its own price, and without one that to buy it', () => {
  const { device: terms } = device
  if (!terms) throw new Error('It is no device')
  expect(priceOfNotReturned(terms)).toBe(9900)
  expect(priceOfNotReturned({ ...terms, notReturnedPriceInCents: 4500 })).toBe(4500)
  expect(priceOfNotReturned({ ...terms, notReturnedPriceInCents: 0 })).toBe(0)
})

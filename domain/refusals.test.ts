import { describe, expect, test } from 'vitest'
import { maximumMigrations } from './cloud.ts'
import { chooseLine } from './internet.ts'
import { mobielTerms } from './mobiel.ts'
import type { ProductOffering, ProductType } from './product.ts'
import { maximumQuantityOf, orderRefusals } from './refusals.ts'
import { internetCatalogue, lines, offeredLines, offering, rentalRouter, tvBox } from './testing.ts'

const one = (product: ProductOffering, quantity = 1) => ({ product, quantity })
const codes = (
  productType: ProductType,
  cart: Parameters<typeof orderRefusals>[1],
  requestType: 'order' | 'quote' = 'order',
) =>
  orderRefusals(productType, cart, { offered: offeredLines, requestType, catalogue: internetCatalogue }).map(
    refusal => refusal.code,
  )

const licence = offering(1, { productType: 'cloud' })
const migration = offering(2, { productType: 'cloud', productSubType: 'cloud-migratie', contractDuration: 0 })
const sim = (id: number, contractDuration: number) =>
  offering(id, { productType: 'mobiel', contractDuration })
const account = offering(5, { productType: 'telefonie' })
const deskPhone = offering(6, { productType: 'telefonie', productSubType: 'telefonie-device' })

test('an order holds at most 20 migrations, 4 set-top boxes, 1 of other internet products, 99 of the rest', () => {
  expect(maximumMigrations).toBe(20)
  expect([migration, tvBox, lines.fibre100, rentalRouter, licence].map(maximumQuantityOf)).toEqual([
    20, 4, 1, 1, 99,
  ])
})

describe('any order is refused', () => {
  test('when it is empty', () => expect(codes('cloud', [])).toEqual(['empty-cart']))

  test('with a product of another type, or the same one twice', () => {
    expect(codes('cloud', [one(licence), one(account)])).toEqual(['foreign-product'])
    expect(codes('cloud', [one(licence), one(licence)])).toEqual(['repeated-product'])
  })

  test('with a quantity that is no whole number from 1 to the maximum', () => {
    for (const quantity of [-1, 0, 1.5, 1e9, Number.NaN, 100])
      expect(codes('cloud', [one(licence, quantity)])).toEqual(['wrong-quantity'])
    expect(codes('cloud', [one(migration, 21)])).toEqual(['wrong-quantity'])
    expect(codes('cloud', [one(migration, 20), one(licence, 99)])).toEqual([])
  })

  test('as a quote, unless it is for internet', () => {
    expect(codes('cloud', [one(licence)], 'quote')).toEqual(['quote-for-internet-only'])
    expect(codes('internet', chooseLine([], lines.fibre100, internetCatalogue).cart, 'quote')).toEqual([])
  })
})

describe('by type', () => {
  test('internet follows the compose rules', () =>
    expect(codes('internet', [one(rentalRouter)])).toEqual(['no-line']))

  test('cloud takes any product', () => expect(codes('cloud', [one(migration)])).toEqual([]))

  test('mobiel needs a subscription, all of one term', () => {
    expect(mobielTerms).toEqual([1, 12, 24])
    expect(codes('mobiel', [one(sim(3, 12)), one(sim(4, 12), 3)])).toEqual([])
    expect(codes('mobiel', [one(sim(3, 12)), one(sim(4, 24))])).toEqual(['several-terms'])
    const extra = offering(9, { productType: 'mobiel', productSubType: 'foreign-calls', contractDuration: 1 })
    expect(codes('mobiel', [one(extra)])).toEqual(['no-subscription'])
  })

  test('telefonie needs an account, and as many accounts as devices', () => {
    expect(codes('telefonie', [one(account, 2), one(deskPhone, 2)])).toEqual([])
    expect(codes('telefonie', [one(account, 2), one(deskPhone, 3)])).toEqual(['more-devices-than-accounts'])
    expect(codes('telefonie', [one(deskPhone)])).toEqual(['no-account'])
  })
})

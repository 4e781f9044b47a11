import { describe, expect, test } from 'vitest'
import type { ProductOffering, ProductType } from '../catalogue/product.ts'
import { chooseLine } from './internet.ts'
import { validateCart } from './rules-of.ts'
import { internetCatalogue, lines, offeredLines, rentalRouter } from './testing.ts'
import { cloudProducts, mobielProducts, telefonieProducts } from './testing-services.ts'

const one = (product: ProductOffering, quantity = 1) => ({ product, quantity })
const codes = (
  productType: ProductType,
  cart: Parameters<typeof validateCart>[1],
  requestType: 'order' | 'quote' = 'order',
) =>
  validateCart(productType, cart, { offered: offeredLines, requestType, catalogue: internetCatalogue }).map(
    refusal => refusal.code,
  )

const { backupOnly: licence, migration } = cloudProducts
const { basic: account } = telefonieProducts

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

describe('each type has its own rules', () => {
  test('internet asks for a line, mobiel for a subscription, telefonie for an account, cloud for any product', () => {
    expect(codes('internet', [one(rentalRouter)])).toEqual(['no-line'])
    expect(codes('mobiel', [one(mobielProducts.abroad100)])).toEqual(['no-subscription'])
    expect(codes('telefonie', [one(telefonieProducts.unlimited)])).toEqual(['no-account'])
    expect(codes('cloud', [one(cloudProducts.migration)])).toEqual([])
  })
})

test('a refusal says in one sentence what to mend', () => {
  const sentences = (...[productType, cart, requestType = 'order']: Parameters<typeof codes>) =>
    validateCart(productType, cart, {
      offered: offeredLines,
      requestType,
      catalogue: internetCatalogue,
    }).map(({ message }) => message)
  expect(sentences('cloud', [])).toEqual(['Je winkelwagen is leeg.'])
  expect(sentences('cloud', [one(account)])).toEqual(['Product 700 kan niet samen met cloud worden besteld.'])
  expect(sentences('cloud', [one(licence), one(licence)])).toEqual([
    'Product 504 staat twee keer in de bestelling.',
  ])
  for (const quantity of [-1, 0, 21])
    expect(sentences('cloud', [one(migration, quantity)])).toEqual([
      'Van Product 506 kun je er 1 tot 20 bestellen.',
    ])
  expect(sentences('internet', [one(lines.dsl50, 2)])).toEqual(['Van DSL 50 kun je er 1 bestellen.'])
  expect(sentences('cloud', [one(licence)], 'quote')).toEqual([
    'Alleen voor internet kun je een vrijblijvende prijsopgave vragen.',
  ])
})

import { describe, expect, test } from 'vitest'
import { workplaceLiteId } from '../catalogue/known-products.ts'
import { supportLineOf } from '../catalogue/product.ts'
import type { Cart } from './cart-line.ts'
import {
  excludesSupport,
  isLicence,
  isMigration,
  isWorkplace,
  maximumMigrations,
  normalizeCloud,
  setQuantity,
  validateCloud,
} from './cloud.ts'
import { changesOf, idsOf, lines, offering, setupOf } from './testing.ts'
import { cloudCatalogue, cloudProducts } from './testing-services.ts'

const { mailbox, office, backupOnly, workplaceLite, workplace, migration } = cloudProducts
const one = (product: Cart[number]['product'], quantity = 1) => ({ product, quantity })
const support = supportLineOf(office)
if (!support) throw new Error('The tests need a licence with support')

const cartOf = (...choices: Parameters<typeof one>[]): Cart =>
  choices.reduce<Cart>((cart, [product, quantity = 1]) => setQuantity(cart, product, quantity).cart, [])

describe('a licence', () => {
  test('brings its support along, as often', () => {
    const outcome = setQuantity([], office, 3)
    expect(idsOf(outcome.cart)).toBe('502×3 503×3')
    expect(changesOf(outcome)).toEqual(['added 503 Support voor 3 licenties'])
  })

  test('takes its support to another number, and only its own', () => {
    const outcome = setQuantity(cartOf([mailbox, 2], [office, 3]), office, 1)
    expect(idsOf(outcome.cart)).toBe('500×2 501×2 502×1 503×1')
    expect(changesOf(outcome)).toEqual(['changed 503 Support voor 1 licentie'])
  })

  test('takes its support along when it goes', () => {
    const outcome = setQuantity(cartOf([mailbox], [office, 3]), office, 0)
    expect(idsOf(outcome.cart)).toBe('500×1 501×1')
    expect(changesOf(outcome)).toEqual(['removed 503 Zonder licentie geen support'])
  })

  test('comes alone where the catalogue has no support for it', () =>
    expect(setQuantity([], backupOnly, 2)).toEqual({ cart: [one(backupOnly, 2)], changes: [] }))

  test('comes at most 99 times, in whole numbers', () => {
    expect([100, 1.9, -1, Number.NaN].map(quantity => idsOf(cartOf([backupOnly, quantity])))).toEqual([
      '504×99',
      '504×1',
      '',
      '',
    ])
  })
})

test('support is nobody’s choice: setting it changes nothing', () => {
  const cart = cartOf([office, 3])
  expect(setQuantity(cart, support, 1)).toEqual({ cart, changes: [] })
  expect(setQuantity([], support, 1)).toEqual({ cart: [], changes: [] })
})

test('at most 20 mailboxes move over in one order', () => {
  expect(maximumMigrations).toBe(20)
  expect(idsOf(cartOf([migration, 20]))).toBe('506×20')
  expect(idsOf(cartOf([migration, 21]))).toBe('506×20')
})

test('of the workplace products only 42572 is exclusive of support', () => {
  expect(workplaceLiteId).toBe(42572)
  expect(cloudCatalogue.filter(excludesSupport)).toEqual([workplaceLite])
  expect(idsOf(cartOf([workplaceLite, 2], [workplace]))).toBe('42572×2 505×1')
})

test('licences, workplace products and migrations are told apart, and from what belongs to them', () => {
  expect(cloudCatalogue.filter(isLicence)).toEqual([mailbox, office, backupOnly])
  expect(cloudCatalogue.filter(isWorkplace)).toEqual([workplaceLite, workplace])
  expect(cloudCatalogue.filter(isMigration)).toEqual([migration])
  expect([
    isWorkplace({ ...workplace, partOf: 'setup' }),
    isMigration({ ...migration, partOf: 'setup' }),
  ]).toEqual([false, false])
  expect([isLicence(support), isLicence(lines.fibre100)]).toEqual([false, false])
})

describe('normalizing a cloud cart', () => {
  test('changes nothing when it is normalized', () => {
    const cart = cartOf([office, 3], [migration, 20], [workplace])
    expect(normalizeCloud(cart)).toEqual({ cart, changes: [] })
  })

  test('brings too many down to the maximum, and takes out what is not cloud', () => {
    const outcome = normalizeCloud([one(migration, 50), one(lines.dsl50)])
    expect(idsOf(outcome.cart)).toBe('506×20')
    expect(changesOf(outcome)).toEqual([
      'changed 506 Hoogstens 20 per bestelling',
      'removed 300 Hoort bij wat je weghaalde',
    ])
  })

  test('adds a set-up where a product has one', () => {
    const withSetup = offering(520, { productType: 'cloud', setupProduct: setupOf(521) })
    expect(changesOf(normalizeCloud([one(withSetup)]))).toEqual(['added 521 Hoort bij je keuze'])
  })
})

describe('a cloud order', () => {
  const codes = (cart: Cart) =>
    validateCloud(cart).map(({ code, productId, message }) => `${code} ${productId} ${message}`)

  test('can be any product by itself', () => {
    for (const product of cloudCatalogue) expect(codes(cartOf([product]))).toEqual([])
  })

  test('is refused without the support of a licence, with too much or too little of it', () => {
    expect(codes([one(office)])).toEqual(['missing-product 503 Installatie 503 hoort bij deze bestelling.'])
    for (const quantity of [1, 3])
      expect(codes([one(office, 2), one(support, quantity)])).toEqual([
        'wrong-quantity 503 Van Installatie 503 horen er 2 in deze bestelling.',
      ])
  })

  test('is refused with support and no licence', () =>
    expect(codes([one(workplaceLite), one(support)])).toEqual([
      'does-not-belong 503 Installatie 503 hoort niet bij de rest van deze bestelling.',
    ]))
})

import { describe, expect, test } from 'vitest'
import { deviceLineOf, type ProductOffering, purchaseModeOf, setupLineOf } from '../../catalogue/product.ts'
import type { Cart } from '../cart-line.ts'
import { changesOf, idsOf, lines, setupOf } from '../testing.ts'
import { telefonieCatalogue as catalogue, telefonieProducts } from '../testing-services.ts'
import { baseStations, baseStationsFor, devicesPerBaseStation, normalizeTelefonie } from './normalize.ts'
import { isDevice } from './products.ts'
import { validateTelefonie } from './validate.ts'

const { basic, unlimited, deskPhone, handset, baseStation, installation } = telefonieProducts
const one = (product: ProductOffering | null, quantity = 1) => {
  if (!product) throw new Error('This test needs a product')
  return { product, quantity }
}
const boughtPhone = one(deviceLineOf(deskPhone, 'buy')).product
const rentedHandset = one(deviceLineOf(handset, 'rent')).product
const rentedBase = one(deviceLineOf(baseStation, 'rent')).product
const boughtBase = one(deviceLineOf(baseStation, 'buy')).product
const itsSetup = one(setupLineOf(handset)).product

const valid = normalizeTelefonie([one(basic, 2), one(rentedHandset, 2), one(unlimited)], catalogue).cart

test('one base station serves four devices', () => {
  expect(devicesPerBaseStation).toBe(4)
  expect([0, 1, 4, 5, 8, 9, 99].map(baseStationsFor)).toEqual([0, 1, 1, 2, 2, 3, 25])
})

test('where no device of a kind needs one, there is no line for base stations of that kind', () => {
  expect(idsOf(baseStations([one(rentedHandset), one(boughtPhone)], catalogue))).toBe('742×1')
  expect(baseStations([], catalogue)).toEqual([])
})

test('a device is bought or rented by the id that it carries', () => {
  expect([boughtPhone, rentedHandset, rentedBase, deskPhone, basic, itsSetup].map(purchaseModeOf)).toEqual([
    'buy',
    'rent',
    'rent',
    null,
    null,
    null,
  ])
  expect(purchaseModeOf({ ...boughtPhone, partOf: 'setup' })).toBeNull()
  expect([boughtPhone, rentedHandset, rentedBase, deskPhone].map(isDevice)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

describe('normalizing a telephony cart', () => {
  test('puts what is counted beside what is chosen', () =>
    expect(idsOf(valid)).toBe('700×2 705×2 722×2 723×2 742×1'))

  test('changes nothing when it is normalized', () =>
    expect(normalizeTelefonie(valid, catalogue)).toEqual({ cart: valid, changes: [] }))

  test('brings too many down to the maximum, and takes out what does not belong', () => {
    const cart = [one(basic, 120), one(deskPhone), one(lines.dsl50), one(unlimited, 99)]
    const outcome = normalizeTelefonie(cart, catalogue)
    expect(idsOf(outcome.cart)).toBe('700×99 705×99')
    expect(changesOf(outcome)).toEqual([
      'changed 700 Hoogstens 99 per bestelling',
      'removed 710 Hoort bij wat je weghaalde',
      'removed 300 Hoort bij wat je weghaalde',
    ])
  })

  test('tells an add-on and the installation apart from what belongs to them', () => {
    const cart = [basic, unlimited, installation].map(product => one(product, 2))
    const partOf = 'setup' as const
    expect(
      normalizeTelefonie(
        [...cart, one({ ...unlimited, id: 1, partOf }), one({ ...installation, id: 2, partOf })],
        catalogue,
      ).cart,
    ).toEqual(cart)
  })

  test('adds the set-up of whatever has one, a base station too', () => {
    const own = catalogue.map(product =>
      product === baseStation ? { ...product, setupProduct: setupOf(790) } : product,
    )
    expect(idsOf(normalizeTelefonie([one(basic), one(rentedHandset)], own).cart)).toBe(
      '700×1 722×1 723×1 742×1 790×1',
    )
  })
})

describe('a telephony order is refused', () => {
  const codes = (cart: Cart) =>
    validateTelefonie(cart, catalogue).map(({ code, productId }) => `${code} ${productId ?? ''}`.trim())

  test('never when it is what the screens made', () => expect(codes(valid)).toEqual([]))

  test('without an account', () => {
    expect(codes([one(boughtPhone)])).toEqual(['no-account'])
    expect(validateTelefonie([one(boughtPhone)], catalogue)[0]?.message).toBe('Kies minstens één belaccount.')
  })

  test('with more devices than accounts', () => {
    const cart = [one(basic, 2), one(boughtPhone, 3)]
    expect(codes(cart)).toEqual(['more-devices-than-accounts'])
    expect(validateTelefonie(cart, catalogue)[0]?.message).toBe(
      'Je hebt meer toestellen dan belaccounts gekozen.',
    )
    expect(codes([one(basic, 2), one(boughtPhone, 2)])).toEqual([])
  })

  test('without set-up or base station, or with the other kind of base station', () => {
    const without = (product: ProductOffering) => valid.filter(line => line.product.id !== product.id)
    expect(codes(without(itsSetup))).toEqual(['missing-product 723'])
    expect(codes(without(rentedBase))).toEqual(['missing-product 742'])
    expect(codes([...without(rentedBase), one(boughtBase)])).toEqual([
      'does-not-belong 741',
      'missing-product 742',
    ])
    expect(codes([...without(rentedBase), one(rentedBase, 2)])).toEqual(['wrong-quantity 742'])
  })

  test('with installation beside new devices, or an add-on for some accounts only', () => {
    expect(codes([...valid, one(installation, 2)])).toEqual(['does-not-belong 750'])
    expect(codes([one(basic, 2), one(unlimited)])).toEqual(['wrong-quantity 705'])
    expect(codes([one(basic, 2), one(installation)])).toEqual(['wrong-quantity 750'])
  })

  test('with a device that is neither bought nor rented', () =>
    expect(codes([one(basic), one(deskPhone)])).toEqual(['does-not-belong 710']))
})

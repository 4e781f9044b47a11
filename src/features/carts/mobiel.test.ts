import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cart } from './cart-line.ts'
import {
  changeTerm,
  chooseExtra,
  fittingBundle,
  isMobielExtra,
  isMobielTerm,
  isSubscription,
  mobielTerms,
  normalizeMobiel,
  setSubscriptions,
  subscriptionsAt,
  termOf,
  validateMobiel,
} from './mobiel.ts'
import { changesOf, idsOf, lines, offering, setupOf } from './testing.ts'
import { mobielCatalogue, mobielProducts, telefonieProducts } from './testing-services.ts'

const { small1, small12, large12, small24, large24, abroad100, abroad500, worldwide } = mobielProducts
const one = (product: Cart[number]['product'], quantity = 1) => ({ product, quantity })

const subscriptions = setSubscriptions([one(small12, 2)], large12, 3).cart
const withExtra = chooseExtra(subscriptions, abroad100, true).cart

test('mobile subscriptions run for 1, 12 or 24 months', () => {
  expect(mobielTerms).toEqual([1, 12, 24])
  expect([0, 1, 12, 24, 36, null].map(isMobielTerm)).toEqual([false, true, true, true, false, false])
  expect(subscriptionsAt(24, mobielCatalogue)).toEqual([small24, large24])
})

test('the term of a cart is that of its subscriptions', () => {
  expect([[], [one(abroad100)], subscriptions].map(termOf)).toEqual([null, null, 12])
  expect(termOf([one(offering(1, { contractDuration: 36 }))])).toBeNull()
})

test('subscriptions and extras are told apart, and from other types', () => {
  expect(mobielCatalogue.filter(isMobielExtra)).toEqual([abroad100, abroad500, worldwide])
  expect(mobielCatalogue.filter(isSubscription)).toHaveLength(6)
  expect([lines.fibre100, { ...small12, contractDuration: 36 }].map(isSubscription)).toEqual([false, false])
  expect(isMobielExtra(telefonieProducts.unlimited)).toBe(false)
})

describe('subscriptions', () => {
  test('of one term stand side by side', () => expect(idsOf(subscriptions)).toBe('610×2 611×3'))

  test('of any term can be the first', () => {
    for (const first of [small1, small12, small24])
      expect(setSubscriptions([], first, 1)).toEqual({ cart: [one(first)], changes: [] })
  })

  test('of another term than the cart’s change nothing', () =>
    expect(setSubscriptions(subscriptions, small24, 1)).toEqual({ cart: subscriptions, changes: [] }))

  test('come at most 99 of a kind', () =>
    expect(idsOf(setSubscriptions(subscriptions, small12, 100).cart)).toBe('610×99 611×3'))

  test('are not set as extras, nor extras as subscriptions', () => {
    expect(setSubscriptions(subscriptions, abroad100, 1)).toEqual({ cart: subscriptions, changes: [] })
    expect(chooseExtra(subscriptions, large12, false)).toEqual({ cart: subscriptions, changes: [] })
  })
})

describe('an extra', () => {
  test('comes once for every subscription', () => {
    expect(idsOf(withExtra)).toBe('610×2 611×3 630×5')
    expect(idsOf(chooseExtra(withExtra, worldwide, true).cart)).toBe('610×2 611×3 630×5 640×5')
  })

  test('follows the total number of subscriptions', () => {
    const more = setSubscriptions(withExtra, small12, 4)
    expect(idsOf(more.cart)).toBe('610×4 611×3 630×7')
    expect(changesOf(more)).toEqual(['changed 630 Geldt voor je 7 abonnementen'])
    const single = setSubscriptions(setSubscriptions(withExtra, small12, 0).cart, large12, 1)
    expect(changesOf(single)).toEqual(['changed 630 Geldt voor je abonnement'])
  })

  test('is counted beyond 99 where there are more subscriptions', () => {
    const many = setSubscriptions(setSubscriptions(withExtra, small12, 99).cart, large12, 99).cart
    expect(idsOf(many)).toBe('610×99 611×99 630×198')
    expect(validateMobiel(many)).toEqual([])
  })

  test('goes when the visitor takes it out', () =>
    expect(chooseExtra(withExtra, abroad100, false)).toEqual({ cart: subscriptions, changes: [] }))

  test('goes with the last subscription', () => {
    const outcome = setSubscriptions(chooseExtra([one(small12)], worldwide, true).cart, small12, 0)
    expect(outcome.cart).toEqual([])
    expect(changesOf(outcome)).toEqual(['removed 640 Alleen samen met een abonnement'])
  })

  test('does not come without a subscription', () =>
    expect(chooseExtra([], abroad100, true)).toEqual({ cart: [], changes: [] }))
})

describe('another Looptijd', () => {
  test('empties the cart, extras included', () => {
    const outcome = changeTerm(withExtra, 24)
    expect(outcome.cart).toEqual([])
    expect(changesOf(outcome)).toEqual([
      'removed 610 Je koos een andere looptijd',
      'removed 611 Je koos een andere looptijd',
      'removed 630 Je koos een andere looptijd',
    ])
  })

  test('is none when it is the cart’s own', () =>
    expect(changeTerm(withExtra, 12)).toEqual({ cart: withExtra, changes: [] }))
})

describe('normalizing a mobile cart', () => {
  test('changes nothing when it is normalized', () =>
    expect(normalizeMobiel(withExtra)).toEqual({ cart: withExtra, changes: [] }))

  test('keeps one term, the limits and what is mobile', () => {
    const outcome = normalizeMobiel([one(small12, 120), one(small24), one(lines.dsl50)])
    expect(idsOf(outcome.cart)).toBe('610×99')
    expect(changesOf(outcome)).toEqual([
      'changed 610 Hoogstens 99 per bestelling',
      'removed 620 Eén looptijd per bestelling',
      'removed 300 Hoort bij wat je weghaalde',
    ])
  })

  test('adds a set-up where a subscription has one', () => {
    const withSim = { ...small1, setupProduct: setupOf(690) }
    expect(changesOf(normalizeMobiel([one(withSim, 2)]))).toEqual(['added 690 Hoort bij je keuze'])
  })
})

describe('a mobile order is refused', () => {
  const codes = (cart: Cart) =>
    validateMobiel(cart).map(({ code, productId, message }) => `${code} ${productId} ${message}`)

  test('never when it is what the screens made', () => expect(codes(withExtra)).toEqual([]))

  test('without a subscription', () =>
    expect(codes([one(abroad100)])).toEqual([
      'no-subscription undefined Kies minstens één mobiel abonnement.',
    ]))

  test('with subscriptions of two terms', () =>
    expect(codes([...subscriptions, one(small24)])).toEqual([
      'several-terms 620 Kies voor alle mobiele abonnementen dezelfde looptijd.',
    ]))

  test('with an extra for some subscriptions only', () =>
    expect(codes([...subscriptions, one(abroad100, 4)])).toEqual([
      'wrong-quantity 630 Van Product 630 horen er 5 in deze bestelling.',
    ]))

  test('with something that is no mobile product', () =>
    expect(codes([...subscriptions, one(lines.dsl50)])).toEqual([
      'does-not-belong 300 DSL 50 hoort niet bij de rest van deze bestelling.',
    ]))
})

describe('the bundle that fits', () => {
  const bundleGb = fc.option(fc.integer({ min: 1, max: 500 }), { nil: null })

  test('holds what is used, and no smaller one does', () => {
    fc.assert(
      fc.property(fc.float({ min: 0, max: 500, noNaN: true }), fc.array(bundleGb), (gigabytes, bundles) => {
        const fitting = fittingBundle(gigabytes, bundles)
        const size = (bundle: number | null) => bundle ?? Number.POSITIVE_INFINITY
        const enough = bundles.filter(bundle => size(bundle) >= gigabytes).map(size)
        expect(fitting === undefined ? [] : [size(fitting)]).toEqual(
          enough.length > 0 ? [Math.min(...enough)] : [],
        )
      }),
    )
  })
})

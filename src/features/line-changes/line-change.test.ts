import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cart } from '../carts/cart-line.ts'
import { normalizeCloud } from '../carts/cloud.ts'
import { chooseLine, setTvBoxes } from '../carts/internet/compose.ts'
import { normalizeCart } from '../carts/rules-of.ts'
import {
  anyCart,
  backup,
  fibre,
  idsOf,
  internetCatalogue,
  lines,
  offeredLines,
  offering,
  setupOf,
  television,
} from '../carts/testing.ts'
import { telefonieCatalogue, telefonieProducts } from '../carts/testing-services.ts'
import { isOver, orderStates } from '../cases/case-states.ts'
import { type ProductOffering, priceOfNotReturned } from '../catalogue/product.ts'
import { changedLines, type LineChoices, type WantedLine, whyLinesAreFinal } from './line-change.ts'
import { amountsOf, differencesBetween, needsConsent } from './line-differences.ts'

const wantedOf = (cart: Cart): WantedLine[] =>
  cart.map(({ product, quantity }) => ({ productId: product.id, quantity }))

const licence = offering(500, {
  productType: 'cloud',
  supportProduct: setupOf(501, 200),
  priceInCents: 1000,
})
const dearer = (product: ProductOffering): ProductOffering => ({
  ...product,
  priceInCents: product.priceInCents + 500,
  supportProduct: product.supportProduct && { ...product.supportProduct, priceInCents: 900 },
})
const mailbox = offering(510, { productType: 'cloud', priceInCents: 400 })
const cloudOrdered = normalizeCloud([{ product: licence, quantity: 2 }]).cart
const cloud: LineChoices = {
  productType: 'cloud',
  ordered: cloudOrdered,
  catalogue: [dearer(licence), mailbox],
  offered: [],
}

const internetOrdered = chooseLine([], lines.fibre100, internetCatalogue).cart
const internet: LineChoices = {
  productType: 'internet',
  ordered: internetOrdered,
  catalogue: internetCatalogue,
  offered: offeredLines,
}

describe('the lines of an order', () => {
  test('stay as they are once it is delivered or over, and change in every other state', () => {
    for (const state of orderStates)
      expect([state, whyLinesAreFinal[state] !== null]).toEqual([
        state,
        state === 'partial' || isOver('order', state),
      ])
  })

  test('keep the price that they were ordered at, however many there will be, add-ons too', () => {
    const { cart, followed, violations } = changedLines(cloud, [{ productId: 500, quantity: 5 }])
    expect(violations).toEqual([])
    expect(cart.map(({ product, quantity }) => [product.id, quantity, product.priceInCents])).toEqual([
      [500, 5, 1000],
      [501, 5, 200],
    ])
    expect(followed.map(({ product, kind }) => [product.id, kind])).toEqual([[501, 'added']])
  })

  test('cost what the catalogue says today where they are new', () => {
    const { cart } = changedLines(cloud, [...wantedOf(cloudOrdered), { productId: 510, quantity: 1 }])
    expect(cart.at(-1)).toEqual({ product: mailbox, quantity: 1 })
  })

  test('may stay where they are sold no more, and come no more', () => {
    const soldOut = { ...cloud, catalogue: [mailbox] }
    const stays = changedLines(soldOut, [
      { productId: 500, quantity: 1 },
      { productId: 510, quantity: 1 },
    ])
    expect([idsOf(stays.cart), stays.violations]).toEqual(['500×1 501×1 510×1', []])
    expect(
      changedLines({ ...soldOut, ordered: [] }, [{ productId: 500, quantity: 1 }]).violations,
    ).toMatchObject([{ code: 'unknown-product', productId: 500 }])
  })

  test.each([
    ['no line at all', [], 'no-lines', undefined],
    ['more than can be ordered', [{ productId: 500, quantity: 100 }], 'wrong-quantity', 500],
    ['half of one', [{ productId: 500, quantity: 0.5 }], 'wrong-quantity', 500],
    [
      'one twice',
      [
        { productId: 500, quantity: 1 },
        { productId: 500, quantity: 2 },
      ],
      'repeated-product',
      500,
    ],
  ])('are refused where they are %s', (_, wanted, code, productId) => {
    const { violations } = changedLines(cloud, wanted)
    expect(violations[0]).toMatchObject({ code, ...(productId && { productId }) })
  })

  test('that stay as they were are not judged again', () => {
    const bare = { ...internet, catalogue: [], offered: [] }
    expect(changedLines(bare, wantedOf(internetOrdered))).toEqual({
      cart: internetOrdered,
      followed: [],
      violations: [],
    })
  })
})

describe('an internet order', () => {
  const withExtra = (extra: ProductOffering) => [
    ...wantedOf(internetOrdered),
    { productId: extra.id, quantity: 1 },
  ]

  test('keeps its line where the address has it no more', () => {
    const { cart, violations } = changedLines({ ...internet, offered: [] }, withExtra(backup))
    expect([idsOf(cart), violations]).toEqual(['100×1 101×1 400×1 430×1', []])
  })

  test('gets another line only where the address has it', () => {
    const wanted = [{ productId: 120, quantity: 1 }]
    expect(idsOf(changedLines(internet, wanted).cart)).toBe('120×1 121×1 400×1')
    expect(changedLines({ ...internet, offered: [] }, wanted).violations).toMatchObject([
      { code: 'line-not-offered', productId: 120 },
    ])
    const near = fibre(120, 1000, { fiberLineAvailability: 'near-net' })
    expect(changedLines({ ...internet, offered: [near] }, wanted).violations).toMatchObject([
      { code: 'line-needs-quote', productId: 120 },
    ])
  })

  test('gets what follows a choice by itself', () => {
    const { cart, followed } = changedLines(internet, withExtra(television))
    expect(idsOf(cart)).toBe('100×1 101×1 400×1 410×1 411×1 412×1')
    expect(followed.map(({ product }) => product.id)).toEqual([411, 412])
  })

  test('keeps the number of its set-top boxes', () => {
    const { cart } = changedLines(internet, withExtra(television))
    const three = setTvBoxes(cart, 3, internetCatalogue).cart
    expect(idsOf(changedLines(internet, wantedOf(three)).cart)).toBe('100×1 101×1 400×1 410×1 411×3 412×3')
  })
})

test('base stations that come with more handsets cost what they were ordered at', () => {
  const { basic, handset, baseStation } = telefonieProducts
  const bought = handset.device?.productBuyId ?? 0
  const wanted = [
    { productId: basic.id, quantity: 9 },
    { productId: bought, quantity: 4 },
  ]
  const { cart: ordered } = changedLines(
    { productType: 'telefonie', ordered: [], catalogue: telefonieCatalogue, offered: [] },
    wanted,
  )
  const today = telefonieCatalogue.map(product =>
    product === baseStation && product.device
      ? { ...product, device: { ...product.device, productBuyPriceInCents: 99_900 } }
      : product,
  )
  const { cart } = changedLines(
    { productType: 'telefonie', ordered, catalogue: today, offered: [] },
    wanted.map(line => (line.productId === bought ? { ...line, quantity: 5 } : line)),
  )
  const stations = (of: Cart) => of.find(({ product }) => product.id === baseStation.device?.productBuyId)
  expect(stations(cart)).toEqual({ product: stations(ordered)?.product, quantity: 2 })
})

test('rented devices that come in addition cost what was agreed on if they do not come back', () => {
  const { basic, handset } = telefonieProducts
  const rented = handset.device?.productRentId ?? 0
  const wanted = (quantity: number) => [
    { productId: basic.id, quantity: 9 },
    { productId: rented, quantity },
  ]
  const { cart: ordered } = changedLines(
    { productType: 'telefonie', ordered: [], catalogue: telefonieCatalogue, offered: [] },
    wanted(2),
  )
  const today = telefonieCatalogue.map(product =>
    product === handset && product.device
      ? {
          ...product,
          device: { ...product.device, productBuyPriceInCents: 99_900, notReturnedPriceInCents: 88_800 },
        }
      : product,
  )
  const { cart } = changedLines(
    { productType: 'telefonie', ordered, catalogue: today, offered: [] },
    wanted(3),
  )
  const line = cart.find(({ product }) => product.id === rented)
  expect(line?.quantity).toBe(3)
  expect(line?.product.device && priceOfNotReturned(line.product.device)).toBe(10_000)
})

describe('whether the customer has to agree', () => {
  const one = (patch: Partial<ProductOffering>): Cart => [{ product: offering(1, patch), quantity: 1 }]
  test.each([
    ['more per month', { priceInCents: 1001 }, true],
    ['less per month', { priceInCents: 999 }, false],
    ['the same', {}, false],
    ['a longer term for less', { contractDuration: 36, priceInCents: 100 }, true],
    ['a shorter term', { contractDuration: 1 }, false],
  ])('%s', (_, patch, expected) => {
    expect(needsConsent(one({}), one(patch))).toBe(expected)
  })

  test('more once, and a free month that is lost', () => {
    expect(needsConsent([], one({ contractDuration: 0 }))).toBe(true)
    expect(needsConsent(one({ freeMonths: 1 }), one({ freeMonths: 0 }))).toBe(true)
  })

  test('always where a total is more, never where nothing is', () =>
    fc.assert(
      fc.property(anyCart, anyCart, (before, after) => {
        const [was, is] = [amountsOf(before), amountsOf(after)]
        const isMore =
          is.monthlyInCents > was.monthlyInCents ||
          is.oneTimeInCents > was.oneTimeInCents ||
          is.termInMonths > was.termInMonths
        if (isMore) expect(needsConsent(before, after)).toBe(true)
        expect(needsConsent(before, before)).toBe(false)
        expect(needsConsent(after, [])).toBe(false)
      }),
    ))

  test('never for fewer of what is there', () =>
    fc.assert(
      fc.property(anyCart, fc.integer({ min: 1, max: 99 }), (cart, most) => {
        const fewer = cart.map(line => ({ ...line, quantity: Math.min(line.quantity, most) }))
        expect(needsConsent(cart, fewer)).toBe(false)
      }),
    ))
})

describe('differences', () => {
  test('are what came, what is another quantity and what went', () => {
    const before = [
      { product: licence, quantity: 2 },
      { product: mailbox, quantity: 1 },
    ]
    const after = [
      { product: licence, quantity: 3 },
      { product: offering(520), quantity: 1 },
    ]
    expect(
      differencesBetween(before, after).map(({ product, before, after }) => [product.id, before, after]),
    ).toEqual([
      [500, 2, 3],
      [520, 0, 1],
      [510, 1, 0],
    ])
  })

  test('applied to the one cart make the quantities of the other; there are none of a cart with itself', () =>
    fc.assert(
      fc.property(anyCart, anyCart, (before, after) => {
        expect(differencesBetween(before, before)).toEqual([])
        const quantities = new Map(before.map(({ product, quantity }) => [product.id, quantity]))
        for (const { product, after: quantity } of differencesBetween(before, after))
          if (quantity === 0) quantities.delete(product.id)
          else quantities.set(product.id, quantity)
        expect(quantities).toEqual(new Map(after.map(({ product, quantity }) => [product.id, quantity])))
      }),
    ))
})

test('what was changed can be saved again: normalized lines come out as they are', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...internetCatalogue), { selector: ({ id }) => id }),
      fc.integer({ min: 1, max: 4 }),
      (products, quantity) => {
        const wanted = products.map(({ id }) => ({ productId: id, quantity }))
        const { cart, violations } = changedLines(internet, wanted)
        if (violations.length > 0) return
        expect(changedLines(internet, wantedOf(cart))).toMatchObject({ cart, violations: [] })
        expect(normalizeCart('internet', cart, internetCatalogue).cart).toEqual(cart)
      },
    ),
  ))

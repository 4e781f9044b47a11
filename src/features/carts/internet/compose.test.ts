import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductOffering } from '../../catalogue/product.ts'
import type { Cart } from '../cart-line.ts'
import {
  backup,
  fibre,
  fiveIpAddresses,
  idsOf,
  includedRouter,
  internetCatalogue,
  lines,
  offeredLines,
  oneIpAddress,
  ownRouter,
  rentalRouter,
  television,
  tvBox,
} from '../testing.ts'
import {
  addExtra,
  afterAddressCheck,
  changeTerm,
  chooseBroughtLine,
  chooseLine,
  chooseRouter,
  removeExtra,
  setTvBoxes,
} from './compose.ts'
import { requestTypeFor } from './lines.ts'
import { normalizeInternet } from './normalize.ts'
import { validateInternet } from './validate.ts'

const { fibre100, fibre100for36, fibre200, fibre200for36, fibre1000, fibre1000for36, dsl50 } = lines
const choose = (line: ProductOffering, cart: Cart = []) => chooseLine(cart, line, internetCatalogue).cart
const add = (cart: Cart, extra: ProductOffering) => addExtra(cart, extra, internetCatalogue).cart

describe('choosing a line', () => {
  test('brings its installation and the rental router', () => {
    const { cart, changes } = chooseLine([], fibre100, internetCatalogue)
    expect(idsOf(cart)).toBe('100×1 101×1 400×1')
    expect(changes.map(change => `${change.kind} ${change.product.id}`)).toEqual(['added 101', 'added 400'])
  })

  test('replaces the previous line with its installation and keeps the extras', () => {
    const cart = add(choose(fibre100), backup)
    expect(idsOf(choose(fibre1000, cart))).toBe('120×1 121×1 400×1 430×1')
  })

  test('that is not delivered here changes nothing', () => {
    const cart = choose(fibre100)
    expect(choose(fibre(500, 100, { fiberLineAvailability: 'no-net' }), cart)).toBe(cart)
  })

  test('that is only nearby turns the order into a quote request', () => {
    for (const fiberLineAvailability of ['near-net', 'other'] as const)
      expect(requestTypeFor(choose(fibre(500, 100, { fiberLineAvailability })), 'order')).toBe('quote')
    expect(requestTypeFor(choose(fibre100), 'order')).toBe('order')
    expect(requestTypeFor([], 'quote')).toBe('quote')
  })
})

describe('the address check', () => {
  const check = (cart: Cart, offered: readonly ProductOffering[], term: 12 | 36 = 12) =>
    afterAddressCheck(cart, term, offered, internetCatalogue)

  test('adds the promoted line of the term for who chose none, and says so', () => {
    const { cart, changes } = check([], offeredLines)
    expect(cart[0]?.product).toBe(fibre200)
    expect(changes[0]).toEqual({
      kind: 'added',
      product: fibre200,
      reason: 'Meest gekozen bij een looptijd van 1 jaar',
    })
  })

  test('adds the fastest line where none of the term is promoted', () => {
    const { cart, changes } = check([], offeredLines, 36)
    expect(cart[0]?.product).toBe(fibre1000for36)
    expect(changes[0]?.reason).toBe('Snelste bij een looptijd van 3 jaar')
  })

  test('never adds a line that only a quote can price', () => {
    const nearby = fibre(500, 4000, { fiberLineAvailability: 'near-net', promoted: true })
    expect(check([], [nearby, dsl50]).cart[0]?.product).toBe(dsl50)
    expect(check([], [nearby]).cart).toEqual([])
  })

  test('keeps a line that is still offered, as it is offered here', () => {
    const nearby = { ...fibre100, fiberLineAvailability: 'near-net' } as const
    const { cart } = check(add(choose(fibre100), backup), [nearby, dsl50])
    expect(idsOf(cart)).toBe('100×1 101×1 400×1 430×1')
    expect(cart[0]?.product.fiberLineAvailability).toBe('near-net')
  })

  test('clears the cart when the chosen line is not offered here, and says so for each product', () => {
    const before = add(choose(fibre100), backup)
    const { cart, changes } = check(before, [])
    expect(cart).toEqual([])
    expect(changes.map(change => `${change.kind} ${change.product.id}`)).toEqual([
      'removed 100',
      'removed 101',
      'removed 400',
      'removed 430',
    ])
    expect(idsOf(check(before, [dsl50]).cart)).toBe('300×1 301×1 400×1')
  })
})

describe('a line that was chosen before the address was known', () => {
  const brought = (line: ProductOffering, offered: readonly ProductOffering[]) =>
    chooseBroughtLine({ ...line, fiberLineAvailability: null }, [], offered, internetCatalogue)

  test('is chosen where it can be ordered right away, as it is offered there', () => {
    const { cart, changes } = brought(fibre100for36, offeredLines)
    expect(idsOf(cart)).toBe('200×1 201×1 401×1')
    expect(cart[0]?.product.fiberLineAvailability).toBe('on-net')
    expect(changes.map(change => change.product.id)).toEqual([201, 401])
    expect(idsOf(brought(dsl50, offeredLines).cart)).toBe('300×1 301×1 400×1')
  })

  test.each(['near-net', 'other', 'no-net', null] as const)(
    'is replaced as for who chose none where its reach is %s, at its term',
    fiberLineAvailability => {
      const unreached = { ...fibre1000for36, fiberLineAvailability }
      const { cart, changes } = brought(fibre1000for36, [unreached, fibre100for36, fibre200for36, fibre1000])
      expect(cart[0]?.product).toBe(fibre200for36)
      expect(changes[0]).toEqual({
        kind: 'added',
        product: fibre200for36,
        reason: 'Snelste bij een looptijd van 3 jaar',
      })
    },
  )

  test('leaves the cart empty where nothing of its term can be ordered', () => {
    expect(brought(fibre100for36, [dsl50])).toEqual({ cart: [], changes: [] })
    expect(brought(fibre100, [])).toEqual({ cart: [], changes: [] })
  })
})

describe('another Looptijd', () => {
  const change = (cart: Cart, term: 12 | 36, offered: readonly ProductOffering[] = offeredLines) =>
    changeTerm(cart, term, offered, internetCatalogue)

  test('keeps speed and type, and swaps the rental router for the included one', () => {
    const { cart, changes } = change(choose(fibre100), 36)
    expect(idsOf(cart)).toBe('200×1 201×1 401×1')
    expect(changes).toContainEqual({
      kind: 'changed',
      product: includedRouter,
      reason: 'Router bij een looptijd van 3 jaar',
    })
    expect(idsOf(change(cart, 12).cart)).toBe('100×1 101×1 400×1')
  })

  test("keeps the customer's own router and the extras", () => {
    const own = chooseRouter(add(choose(fibre100), backup), ownRouter, internetCatalogue).cart
    expect(idsOf(change(own, 36).cart)).toBe('200×1 201×1 402×1 430×1')
  })

  test('takes the promoted line, else the fastest, where the same one is not offered, and says so', () => {
    expect(change(choose(dsl50), 36)).toMatchObject({
      changes: [
        { kind: 'changed', product: fibre1000for36, reason: 'Snelste bij een looptijd van 3 jaar' },
        {},
        {},
      ],
    })
    const promoted = { ...fibre200for36, promoted: true }
    expect(change(choose(dsl50), 36, [promoted, fibre1000for36]).cart[0]?.product).toBe(promoted)
  })

  test('clears the cart where the address has nothing to order at that term', () => {
    const { cart, changes } = change(choose(dsl50), 36, [dsl50])
    expect(cart).toEqual([])
    expect(changes[0]).toEqual({
      kind: 'removed',
      product: dsl50,
      reason: 'Op dit adres niet leverbaar met een looptijd van 3 jaar',
    })
  })

  test('changes nothing without a line or at the same term', () => {
    const cart = choose(fibre100)
    expect(change(cart, 12).cart).toBe(cart)
    expect(change([], 36).cart).toEqual([])
  })
})

describe('the router', () => {
  test('is the one that was chosen last', () => {
    const own = chooseRouter(choose(fibre100), ownRouter, internetCatalogue).cart
    expect(idsOf(own)).toBe('100×1 101×1 402×1')
    expect(idsOf(chooseRouter(own, rentalRouter, internetCatalogue).cart)).toBe('100×1 101×1 400×1')
  })

  test('of another term cannot be chosen', () => {
    const cart = choose(fibre100)
    expect(chooseRouter(cart, includedRouter, internetCatalogue).cart).toBe(cart)
    expect(chooseRouter([], ownRouter, internetCatalogue).cart).toEqual([])
  })
})

describe('extras', () => {
  test('television brings one set-top box with its installation, and takes all of them along', () => {
    const { cart, changes } = addExtra(choose(fibre100), television, internetCatalogue)
    expect(idsOf(cart)).toBe('100×1 101×1 400×1 410×1 411×1 412×1')
    expect(changes.map(change => change.product.id)).toEqual([411, 412])
    expect(idsOf(removeExtra(cart, television, internetCatalogue).cart)).toBe('100×1 101×1 400×1')
  })

  test('there are 1 to 4 set-top boxes', () => {
    const cart = add(choose(fibre100), television)
    const boxes = (quantity: number) => idsOf(setTvBoxes(cart, quantity, internetCatalogue).cart).slice(-11)
    expect([0, 1, 4, 5, Number.NaN].map(boxes)).toEqual([
      '411×1 412×1',
      '411×1 412×1',
      '411×4 412×4',
      '411×4 412×4',
      '411×1 412×1',
    ])
  })

  test('one of each group: the last one chosen', () => {
    const cart = add(add(choose(fibre100), oneIpAddress), fiveIpAddresses)
    expect(idsOf(cart)).toBe('100×1 101×1 400×1 421×1')
  })

  test('come with a line only, and a box is no extra', () => {
    expect(add([], backup)).toEqual([])
    const cart = choose(fibre100)
    expect(add(cart, tvBox)).toBe(cart)
    expect(removeExtra(cart, rentalRouter, internetCatalogue).cart).toBe(cart)
  })
})

test('whatever the visitor clicks, the cart can be ordered and normalizing it again changes nothing', () => {
  type Click = (cart: Cart) => Cart
  const click = fc.oneof(
    fc.constantFrom(...offeredLines).map(
      (line): Click =>
        cart =>
          choose(line, cart),
    ),
    fc.constantFrom(television, backup, oneIpAddress, fiveIpAddresses).map(
      (extra): Click =>
        cart =>
          add(cart, extra),
    ),
    fc.constantFrom(television, backup, oneIpAddress).map(
      (extra): Click =>
        cart =>
          removeExtra(cart, extra, internetCatalogue).cart,
    ),
    fc.constantFrom(rentalRouter, includedRouter, ownRouter).map(
      (router): Click =>
        cart =>
          chooseRouter(cart, router, internetCatalogue).cart,
    ),
    fc.constantFrom(12 as const, 36 as const).map(
      (term): Click =>
        cart =>
          changeTerm(cart, term, offeredLines, internetCatalogue).cart,
    ),
    fc.integer({ min: -1, max: 9 }).map(
      (count): Click =>
        cart =>
          setTvBoxes(cart, count, internetCatalogue).cart,
    ),
    fc.subarray([...offeredLines], { minLength: 1 }).map(
      (offered): Click =>
        cart =>
          afterAddressCheck(cart, 12, offered, internetCatalogue).cart,
    ),
  )
  fc.assert(
    fc.property(fc.array(click, { maxLength: 25 }), clicks => {
      const cart = clicks.reduce((before, each) => each(before), [] as Cart)
      expect(normalizeInternet(cart, internetCatalogue)).toEqual({ cart, changes: [] })
      if (cart.length > 0)
        expect(
          validateInternet(cart, {
            offered: offeredLines,
            requestType: 'order',
            catalogue: internetCatalogue,
          }),
        ).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('a 36-month line and its 12-month sister differ in term only', () => {
  expect(changeTerm(choose(fibre100for36), 12, offeredLines, internetCatalogue).cart[0]?.product).toBe(
    fibre100,
  )
})

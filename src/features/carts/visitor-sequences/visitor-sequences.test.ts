import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductType } from '../../catalogue/product.ts'
import type { Cart } from '../cart-line.ts'
import { normalizeCart, validateCart } from '../rules-of.ts'
import { idsOf, lines, offeredLines } from '../testing.ts'
import { cloudProducts, telefonieProducts } from '../testing-services.ts'
import { cloudVisit } from './cloud-visit.ts'
import { internetVisit } from './internet-visit.ts'
import { mobielVisit } from './mobiel-visit.ts'
import { telefonieVisit } from './telefonie-visit.ts'
import { isValidCart, quantitiesIn } from './valid-carts.ts'
import type { Choices, Place, Visit } from './visit.ts'

/** Whatever visitors click together is what the specification says, can be ordered, and nothing near it can. */

/** Other sequences each time; `npm run bench:sequences` plays 10,000. */
const runs = Number(process.env.SEQUENCES ?? 2_000)
/** Milliseconds; a busy machine needs a few seconds for the most runs. */
const timeout = 120_000

function visits<Step>(productType: ProductType, visit: Visit<Step>) {
  const accepts = (cart: Cart, { offered }: Place) =>
    validateCart(productType, cart, { offered, requestType: 'order', catalogue: visit.catalogue }).length ===
    0

  /** Plays a visit; after every step the cart is what the specification makes of the choices, or empty. */
  function playAll(steps: readonly Step[]): Place {
    let place: Place = { cart: [], offered: offeredLines }
    let choices: Choices = {}
    for (const step of steps) {
      choices = visit.remember(choices, step, place.offered)
      place = visit.play(place, step)
      const of = quantitiesIn(place.cart)
      const held = [
        ...visit.counted.map(id => `${id}×${of(id)}`),
        ...visit.ticks.map(id => `${id} ${of(id) > 0}`),
      ].join(', ')
      const chosen = [
        ...visit.counted.map(id => `${id}×${choices[id] ?? 0}`),
        ...visit.ticks.map(id => `${id} ${Boolean(choices[id])}`),
      ].join(', ')
      // Millions of calls of expect would take longer than the visits.
      if (held !== chosen) expect(held).toBe(chosen)
      if (place.cart.length > 0 && !isValidCart(productType, place.cart))
        expect.fail(`${idsOf(place.cart)} is no valid cart`)
    }
    return place
  }

  describe(productType, () => {
    test(
      'what a visitor composed holds what the specification says, and can be ordered',
      () => {
        fc.assert(
          fc.property(fc.array(visit.steps, { maxLength: 14 }), steps => {
            const place = playAll(steps)
            expect(accepts(place.cart, place)).toBe(place.cart.length > 0)
            expect(normalizeCart(productType, place.cart, visit.catalogue).changes).toEqual([])
          }),
          { numRuns: runs },
        )
      },
      timeout,
    )

    test(
      'what it becomes with one line changed is refused exactly where the specification says so',
      () => {
        fc.assert(
          fc.property(
            fc.array(visit.steps, { minLength: 1, maxLength: 10 }),
            fc.array(fc.record({ line: fc.nat(), kind: fc.constantFrom(...tamperings) }), { maxLength: 4 }),
            (steps, changes) => {
              const place = steps.reduce<Place>(visit.play, { cart: [], offered: offeredLines })
              for (const { line, kind } of changes) {
                const tampered = tamper(place.cart, line, kind)
                expect(`${idsOf(tampered)} ${accepts(tampered, place)}`).toBe(
                  `${idsOf(tampered)} ${isValidCart(productType, tampered)}`,
                )
              }
            },
          ),
          { numRuns: runs },
        )
      },
      timeout,
    )
  })
}

const tamperings = ['one more', 'one less', 'dropped', 'doubled', 'foreign'] as const

function tamper(cart: Cart, at: number, kind: (typeof tamperings)[number]): Cart {
  const index = at % Math.max(1, cart.length)
  const change = (by: number) =>
    cart.map((line, each) => (each === index ? { ...line, quantity: line.quantity + by } : line))
  switch (kind) {
    case 'one more':
      return change(1)
    case 'one less':
      return change(-1)
    case 'dropped':
      return cart.filter((_, each) => each !== index)
    case 'doubled':
      return [...cart, ...cart.slice(index, index + 1)]
    case 'foreign': {
      const ofEveryKind = [
        lines.dsl50,
        cloudProducts.office,
        telefonieProducts.deskPhone,
        telefonieProducts.basic,
      ]
      const product = ofEveryKind[at % ofEveryKind.length] ?? lines.dsl50
      return [...cart, { product, quantity: 1 }]
    }
  }
}

visits('internet', internetVisit)
visits('cloud', cloudVisit)
visits('mobiel', mobielVisit)
visits('telefonie', telefonieVisit)

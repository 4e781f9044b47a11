import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductType } from '../../catalogue/product.ts'
import { isCounted } from '../add-ons.ts'
import { contentsOf, dropsChoices, overwritesChoices, putBack } from '../cart-notice.ts'
import { addExtra, afterAddressCheck, changeTerm, chooseLine, setTvBoxes } from '../internet.ts'
import { chooseExtra, setSubscriptions } from '../mobiel.ts'
import { refreshCart } from '../refresh-cart.ts'
import { normalizeCart, rulesOf, validateCart } from '../rules-of.ts'
import { withoutDevicesFor } from '../telefonie/repair.ts'
import { chooseAdditional, chooseInstallation, setAccounts, setDevice } from '../telefonie.ts'
import { backup, internetCatalogue, lines, offeredLines, television } from '../testing.ts'
import { mobielProducts, telefonieCatalogue, telefonieProducts } from '../testing-services.ts'
import { cloudVisit } from './cloud-visit.ts'
import { internetVisit } from './internet-visit.ts'
import { mobielVisit } from './mobiel-visit.ts'
import { telefonieVisit } from './telefonie-visit.ts'
import type { Place, Visit } from './visit.ts'

/** Whatever visitors click together, a change can be taken back as long as the rules allow the cart from before. */

const runs = 1_000

function visits<Step>(productType: ProductType, visit: Visit<Step>) {
  const { catalogue } = visit
  const start: Place = { cart: [], offered: offeredLines }
  function placesOf(steps: readonly Step[]): readonly Place[] {
    const places = [start]
    for (const step of steps) places.push(visit.play(places.at(-1) ?? start, step))
    return places
  }
  const played = fc.array(visit.steps, { maxLength: 12 }).map(placesOf)

  describe(productType, () => {
    test('every cart on the way can be put back as it was', () => {
      fc.assert(
        fc.property(played, places => {
          for (const { cart } of places)
            expect(putBack(cart, rulesOf(productType), catalogue)).toEqual(
              cart.length === 0 ? null : { cart, changes: [] },
            )
        }),
        { numRuns: runs },
      )
    })

    test('with part of the catalogue gone, what comes back is whole, on sale, and differs only where it is said', () => {
      fc.assert(
        fc.property(played, fc.subarray([...catalogue]), (places, onSale) => {
          const { cart } = places.at(-1) ?? start
          const back = putBack(cart, rulesOf(productType), onSale)
          if (!back) return
          expect(normalizeCart(productType, back.cart, onSale).changes).toEqual([])
          expect(refreshCart(back.cart, rulesOf(productType), onSale)).toEqual({
            cart: back.cart,
            changes: [],
          })
          expect(back.changes.length > 0).toBe(contentsOf(back.cart) !== contentsOf(cart))
        }),
        { numRuns: runs },
      )
    })

    test('a cart with any quantities is normalized in one step', () => {
      fc.assert(
        fc.property(played, fc.array(fc.integer({ min: 1, max: 9900 })), (places, quantities) => {
          const { cart } = places.at(-1) ?? start
          const tampered = cart.map((line, at) => ({ ...line, quantity: quantities[at] ?? line.quantity }))
          const normalized = refreshCart(tampered, rulesOf(productType), catalogue).cart
          expect(refreshCart(normalized, rulesOf(productType), catalogue)).toEqual({
            cart: normalized,
            changes: [],
          })
        }),
        { numRuns: runs },
      )
    })
  })
}

visits('internet', internetVisit)
visits('cloud', cloudVisit)
visits('mobiel', mobielVisit)
visits('telefonie', telefonieVisit)

test('the mend of too few accounts leaves a cart that can be ordered, with every account that was asked for', () => {
  const { catalogue } = telefonieVisit
  fc.assert(
    fc.property(
      fc.array(telefonieVisit.steps, { maxLength: 12 }),
      fc.constantFrom(telefonieProducts.basic, telefonieProducts.plus),
      fc.integer({ min: 0, max: 9 }),
      (steps, account, quantity) => {
        const { cart } = steps.reduce<Place>(telefonieVisit.play, { cart: [], offered: [] })
        const blocked = setAccounts(cart, account, quantity, catalogue)
        if (blocked.kind === 'composed') return
        const mended = withoutDevicesFor(cart, account, quantity, catalogue).cart
        const offer = { offered: [], requestType: 'order', catalogue } as const
        if (blocked.accounts === 0) expect(mended).toEqual([])
        else expect(validateCart('telefonie', mended, offer)).toEqual([])
        expect(mended.find(line => line.product.id === account.id)?.quantity ?? 0).toBe(quantity)
        for (const { product, quantity: now } of mended.filter(line => !isCounted(line.product)))
          if (product.id !== account.id)
            expect(now).toBeLessThanOrEqual(cart.find(line => line.product.id === product.id)?.quantity ?? 0)
      },
    ),
    { numRuns: runs },
  )
})

describe('a choice is dropped', () => {
  const subscribed = setSubscriptions([], mobielProducts.small12, 2).cart
  const withExtra = chooseExtra(subscribed, mobielProducts.worldwide, true).cart
  const composed = (outcome: ReturnType<typeof setAccounts>) => {
    if (outcome.kind !== 'composed') throw new Error('There are more devices than accounts')
    return outcome
  }
  const { basic, unlimited, installation, deskPhone, handset } = telefonieProducts
  const calling = composed(setAccounts([], basic, 2, telefonieCatalogue)).cart
  const online = chooseLine([], lines.dsl50, internetCatalogue).cart

  test('when the last subscription or account takes an add-on along', () => {
    expect(dropsChoices(withExtra, setSubscriptions(withExtra, mobielProducts.small12, 0))).toBe(true)
    const unlimitedToo = chooseAdditional(calling, unlimited, true, telefonieCatalogue).cart
    expect(
      dropsChoices(unlimitedToo, composed(setAccounts(unlimitedToo, basic, 0, telefonieCatalogue))),
    ).toBe(true)
  })

  test('when a new device takes the installation of own devices out', () => {
    const own = chooseInstallation(calling, installation, true, telefonieCatalogue).cart
    expect(dropsChoices(own, composed(setDevice(own, deskPhone, 'buy', 1, telefonieCatalogue)))).toBe(true)
  })

  test('when another Looptijd or address brings another line, or none', () => {
    expect(dropsChoices(online, changeTerm(online, 36, offeredLines, internetCatalogue))).toBe(true)
    expect(dropsChoices(online, changeTerm(online, 36, [lines.dsl50], internetCatalogue))).toBe(true)
    expect(dropsChoices(online, afterAddressCheck(online, 12, [lines.fibre100], internetCatalogue))).toBe(
      true,
    )
  })

  test('not when a rule only adds, counts or swaps what nobody chose', () => {
    const withTv = addExtra(online, television, internetCatalogue)
    const fibre = chooseLine([], lines.fibre100, internetCatalogue).cart
    const withHandset = composed(setDevice(calling, handset, 'buy', 1, telefonieCatalogue))
    const outcomes = [
      [online, withTv],
      [online, addExtra(online, backup, internetCatalogue)],
      [withTv.cart, setTvBoxes(withTv.cart, 9, internetCatalogue)],
      [fibre, changeTerm(fibre, 36, offeredLines, internetCatalogue)],
      [calling, withHandset],
      [withHandset.cart, composed(setDevice(withHandset.cart, handset, 'buy', 0, telefonieCatalogue))],
      [subscribed, setSubscriptions(subscribed, mobielProducts.small12, 0)],
      [withExtra, setSubscriptions(withExtra, mobielProducts.small12, 120)],
    ] as const
    expect(outcomes.map(([before, outcome]) => dropsChoices(before, outcome))).toEqual(
      outcomes.map(() => false),
    )
  })
})

test('putting back asks first only where something was chosen since', () => {
  const left = setSubscriptions([], mobielProducts.small12, 2).cart
  expect(overwritesChoices(left, contentsOf(left))).toBe(false)
  expect(overwritesChoices(left.toReversed(), contentsOf(left))).toBe(false)
  expect(overwritesChoices([], contentsOf(left))).toBe(false)
  expect(overwritesChoices(setSubscriptions(left, mobielProducts.small12, 3).cart, contentsOf(left))).toBe(
    true,
  )
  expect(overwritesChoices(left, contentsOf([]))).toBe(true)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyOffering } from '../catalogue/testing-offerings.ts'
import { launchOfPrice, pricesOf } from './offering-prices.ts'

const states = anyOffering.chain(offering =>
  fc
    .array(
      fc.option(
        fc.record({ priceInCents: fc.nat(2), freeMonths: fc.nat(1), name: fc.constantFrom('a', 'b') }),
      ),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    .map(all =>
      all.map((values, nth) => ({ at: new Date(nth), sold: values && { ...offering, ...values } })),
    ),
)

test('a price was launched when it was last not sold so', () => {
  fc.assert(
    fc.property(states, all => {
      const priceOf = (sold: (typeof all)[number]['sold']) =>
        sold && JSON.stringify([sold.priceInCents, sold.freeMonths])
      // Forward in time: each moment at which it came to cost something else, or was sold again.
      let launched: Date | null = null
      let before: string | null = null
      for (const { at, sold } of all) {
        if (sold && priceOf(sold) !== before) launched = at
        before = priceOf(sold)
      }
      const last = all.findLast(({ sold }) => sold !== null)?.sold
      fc.pre(last !== undefined && last !== null)
      const [price] = last ? pricesOf(last) : []
      if (!price) throw new Error('An offering without a price')
      expect(launchOfPrice(price, all)).toEqual(launched)
      // A price that is paid in another way has moments of its own: its values never change here.
      for (const other of last ? pricesOf(last).slice(1) : []) {
        const began = all
          .slice(
            0,
            all.findLastIndex(({ sold }) => sold !== null),
          )
          .findLastIndex(({ sold }) => !sold)
        expect(launchOfPrice(other, all)).toEqual(all[began + 1]?.at)
      }
    }),
  )
})

test('a price that its offering never had was not launched', () => {
  fc.assert(
    fc.property(states, fc.integer({ min: 3, max: 9 }), (all, priceInCents) => {
      const last = all.findLast(({ sold }) => sold !== null)?.sold
      fc.pre(last !== undefined && last !== null)
      const [price] = last ? pricesOf({ ...last, priceInCents }) : []
      expect(price && launchOfPrice(price, all)).toBeNull()
    }),
  )
})

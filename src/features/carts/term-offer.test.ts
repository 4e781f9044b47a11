import { expect, test } from 'vitest'
import { termOffer } from './term-offer.ts'
import { offering } from './testing.ts'

const free = (id: number, freeMonths: number) =>
  offering(id, { freeMonths, priceInCents: 1350, listPriceInCents: 1450 })

test('a term offers what all its subscriptions give', () => {
  expect(termOffer([free(1, 1), free(2, 1)])).toEqual({ freeMonths: 1, discountInCents: 100 })
})

test('what only some subscriptions give is not promised for the term', () => {
  expect(termOffer([free(1, 2), free(2, 1)]).freeMonths).toBe(1)
  expect(termOffer([free(1, 1), offering(2)])).toEqual({ freeMonths: 0, discountInCents: 0 })
})

test('a term without subscriptions promises nothing', () => {
  expect(termOffer([])).toEqual({ freeMonths: 0, discountInCents: 0 })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clampQuantity,
  longestOrdinaryTerm,
  mainLine,
  maximumQuantity,
  minimumQuantity,
  needsLongTermConsent,
  quantityOf,
  without,
  withQuantity,
} from './cart.ts'
import { anyCart, backup, idsOf, lines, offering } from './testing.ts'

describe('a quantity', () => {
  test('lies between 0 and 99 unless the product says otherwise', () => {
    expect([minimumQuantity, maximumQuantity]).toEqual([0, 99])
    expect([-1, 0, 42, 99, 100, 1e9].map(quantity => clampQuantity(quantity))).toEqual([0, 0, 42, 99, 99, 99])
    expect([0, 5].map(quantity => clampQuantity(quantity, 1, 4))).toEqual([1, 4])
  })

  test('is floored to a whole number, and what is no number becomes the minimum', () => {
    expect(
      [1.5, 2.99, Number.NaN, Number.POSITIVE_INFINITY].map(quantity => clampQuantity(quantity, 1)),
    ).toEqual([1, 2, 1, 1])
  })
})

describe('updating a cart', () => {
  const product = offering(7)
  const cart = [{ product: backup, quantity: 1 }]

  test('appends what is new, changes what is there and drops what becomes 0', () => {
    const added = withQuantity(cart, product, 2)
    expect(idsOf(added)).toBe('430×1 7×2')
    expect(idsOf(withQuantity(added, backup, 5))).toBe('430×5 7×2')
    expect(idsOf(withQuantity(added, backup, 0))).toBe('7×2')
    expect(idsOf(withQuantity(cart, product, 0))).toBe('430×1')
  })

  test('sets exactly one line, whatever the cart', () => {
    fc.assert(
      fc.property(anyCart, fc.integer({ min: 1, max: 99 }), (before, quantity) => {
        const after = withQuantity(before, product, quantity)
        expect(quantityOf(after, product.id)).toBe(quantity)
        expect(without(after, each => each.id === product.id)).toEqual(
          without(before, each => each.id === product.id),
        )
      }),
    )
  })
})

test('the main line is the first product that is no extra, set-up or support', () => {
  expect(
    mainLine([
      { product: backup, quantity: 1 },
      { product: lines.fibre100, quantity: 1 },
    ])?.product,
  ).toBe(lines.fibre100)
  expect(mainLine([{ product: offering(8, { partOf: 'setup' }), quantity: 1 }])).toBeNull()
})

test('a term above 24 months needs express consent', () => {
  expect(longestOrdinaryTerm).toBe(24)
  const at = (contractDuration: number) => [{ product: offering(1, { contractDuration }), quantity: 1 }]
  expect([0, 12, 24, 36].map(term => needsLongTermConsent(at(term)))).toEqual([false, false, false, true])
  expect(needsLongTermConsent([...at(12), ...at(36)])).toBe(true)
})

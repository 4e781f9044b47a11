import { describe, expect, it } from 'vitest'
import { clampQuantity } from './quantity.ts'

describe('a quantity', () => {
  it('is a whole number from 0 to 99', () => {
    expect([1, 1.9, -1, 250].map(value => clampQuantity(value))).toEqual([1, 1, 0, 99])
  })

  it('keeps to the range of its product', () => {
    expect(clampQuantity(0, { min: 1, max: 4 })).toBe(1)
    expect(clampQuantity(5, { min: 1, max: 4 })).toBe(4)
  })

  it('is the lowest allowed when it is no number', () => {
    expect(clampQuantity(Number.NaN, { min: 1 })).toBe(1)
    expect(clampQuantity(Number.POSITIVE_INFINITY)).toBe(0)
  })
})

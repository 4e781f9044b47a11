import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equalParts, rangesOf } from './equal-parts.ts'
import { overTermOf } from './over-term.ts'

const line = (priceInCents: number, contractDuration: number) =>
  ({ kind: 'free', text: 'Dienst', quantity: 1, priceInCents, contractDuration }) as const
const part = (priceInCents: number, contractDuration = 12) => ({
  productType: 'cloud' as const,
  lines: [line(priceInCents, contractDuration), { ...line(50, 0), text: 'Graafwerk' }],
  wholeDiscounts: [],
})

describe('equal parts', () => {
  it('are those of the same type and lines, wherever they stand', () => {
    const parts = [part(100), part(200), part(100), { ...part(100), productType: 'mobiel' as const }]
    expect(equalParts(parts).map(({ places }) => places)).toEqual([[1, 3], [2], [4]])
  })

  it('are all parts, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 })), prices => {
        const groups = equalParts(prices.map(price => part(price)))
        expect(groups.flatMap(({ places }) => places).toSorted((one, other) => one - other)).toEqual(
          prices.map((_, place) => place + 1),
        )
        for (const { places, parts } of groups)
          expect(parts.map(({ lines }) => lines)).toEqual(
            places.map(place => part(prices[place - 1] as number).lines),
          )
      }),
    )
  })

  it.each([
    [[1], '1'],
    [[1, 2], '1, 2'],
    [[1, 2, 3, 5, 7, 8, 9], '1 t/m 3, 5, 7 t/m 9'],
  ])('are counted: %j', (places, words) => expect(rangesOf(places, ' t/m ')).toBe(words))
})

describe('the total over the term', () => {
  const whole = { isWhole: true }
  it('is that of all parts, once charges included', () => {
    expect(overTermOf([part(100), part(200)], whole)).toEqual({
      months: 12,
      inCents: 12 * 300 + 100,
      withVatInCents: 12 * (121 + 242) + 2 * 61,
    })
  })

  it('counts each part with its own term where they differ', () => {
    expect(overTermOf([part(100), part(200, 36)], whole)).toEqual({
      months: null,
      inCents: 12 * 100 + 36 * 200 + 100,
      withVatInCents: 12 * 121 + 36 * 242 + 2 * 61,
    })
  })

  it('is not said where nothing binds for a year', () => {
    expect(overTermOf([part(100, 1)], whole)).toBeNull()
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsFromEuros, eurosFromCents, formatEuro } from './money.ts'

test('an amount reads as Dutch people write it', () => {
  expect(formatEuro(4250)).toBe('€\u00a042,50')
  expect(formatEuro(123_450)).toBe('€\u00a01.234,50')
  expect(formatEuro(0)).toBe('€\u00a00,00')
})

test('no amount changes on its way over the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), cents => {
      const received: unknown = JSON.parse(JSON.stringify(eurosFromCents(cents)))
      expect(centsFromEuros(Number(received))).toBe(cents)
    }),
  )
})

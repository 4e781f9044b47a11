import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsFromEuros, eurosFromCents, formatEuro } from './money.ts'

test('an amount reads as Dutch people write it', () => {
  expect(formatEuro(4250)).toBe('€\u00a042,50')
  expect(formatEuro(123_450)).toBe('€\u00a01.234,50')
  expect(formatEuro(0)).toBe('€\u00a00,00')
})

test('any amount reads as every Dutch page writes it', () => {
  const format = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
  const anyCents = fc.oneof(
    fc.integer({ min: -200_000, max: 200_000 }),
    fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
  )
  fc.assert(
    fc.property(anyCents, cents => {
      expect(formatEuro(cents)).toBe(format.format(cents / 100))
    }),
  )
})

test('no amount changes on its way over the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), cents => {
      const received: unknown = JSON.parse(JSON.stringify(eurosFromCents(cents)))
      expect(centsFromEuros(Number(received))).toBe(cents)
    }),
  )
})

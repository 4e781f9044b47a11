import { expect, test } from 'vitest'
import { firstErrors, mostErrors, refusalBytes } from './first-errors.ts'
import { httpTexts } from './texts.ts'

const errors = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`products.${at}.id`, { message: 'Fout.' }]))

test('a refusal with few errors stays as it is', () => {
  for (const body of [
    { message: 'Nee.' },
    { errors: errors(mostErrors) },
    null,
    'Nee.',
    [],
    { errors: null },
  ])
    expect(firstErrors(body)).toBe(body)
})

test('of more the first are marked, and the message says how many others there are', () => {
  expect(firstErrors({ message: 'Kijk bij de velden.', code: 'x', errors: errors(10_000) })).toEqual({
    message: `Kijk bij de velden. ${httpTexts.moreWrong(9_980)}`,
    code: 'x',
    errors: errors(mostErrors),
  })
  expect(httpTexts.moreWrong(9_980)).toContain('9.980')
})

test.each(['x', '€', '\u0001', '"'])(
  'however long names and sentences of %j are, a refusal has at most 16 kB',
  letter => {
    for (const length of [10, 100, 300, 20_000]) {
      const text = letter.repeat(length)
      const marked = Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => [`${text}${at}`, { message: text }]),
      )
      const body = JSON.stringify(firstErrors({ message: 'Nee.', errors: marked }))
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(refusalBytes)
      expect(body).toContain('andere velden')
    }
  },
)

test('lists of a refusal that fit with it stay whole, and a state that it brings along too', () => {
  const changes = Array.from({ length: 100 }, (_, at) => ({ id: at, was: 1234.56, now: 1234.57 }))
  const body = {
    message: 'Nee.',
    changes,
    current: { rows: Array.from({ length: 9 }, () => 'x'.repeat(2_000)) },
  }
  expect(firstErrors({ message: 'Nee.', changes })).toEqual({ message: 'Nee.', changes })
  expect(firstErrors(body)).toHaveProperty('current', body.current)
})

test('of lists that are too long the first items are named, each list with its part', () => {
  const sentence = 'Dit product is er niet meer.'
  const body = {
    message: 'Nee.',
    errors: errors(10_000),
    reasons: Array.from({ length: 10_000 }, () => sentence),
    unknownProducts: Array.from({ length: 10_000 }, (_, at) => at),
  }
  const refused = firstErrors(body) as typeof body
  expect(Buffer.byteLength(JSON.stringify(refused))).toBeLessThanOrEqual(refusalBytes)
  expect(Object.keys(refused.errors)).toHaveLength(mostErrors)
  expect(refused.reasons.length).toBeGreaterThan(100)
  expect(refused.unknownProducts.slice(0, 3)).toEqual([0, 1, 2])
})

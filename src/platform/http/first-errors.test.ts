import { expect, test } from 'vitest'
import { firstErrors, mostErrors } from './first-errors.ts'
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
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(16_000)
      expect(body).toContain('andere velden')
    }
  },
)

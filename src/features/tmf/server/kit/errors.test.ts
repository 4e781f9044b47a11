import { expect, test } from 'vitest'
import { refusal } from './errors.ts'
import { mostWrongFields } from './limits.ts'

const refused = (count: number, text: string) =>
  refusal(400, 'invalidBody', 'Nee.', {
    fields: Array.from({ length: count }, (_, at) => ({ path: `${text}${at}`, message: text })),
  }).body

test.each(['x', '€', '\u0001', '"'])('a refusal has at most 16 kB, whatever it names (%j)', letter => {
  for (const length of [10, 100, 300, 20_000])
    expect(Buffer.byteLength(JSON.stringify(refused(10_000, letter.repeat(length))))).toBeLessThanOrEqual(
      16_000,
    )
})

test('it names the first fields, and how many others are wrong', () => {
  const { fields, message } = refused(10_000, 'a')
  expect(fields).toHaveLength(mostWrongFields)
  expect(message).toMatch(/^a0: a; .*; a19: a; en nog 9\.980 andere$/)
  expect(refused(mostWrongFields, 'a').message).toMatch(/; a19: a$/)
})

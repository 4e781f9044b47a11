import { expect, it } from 'vitest'
import { isHalf } from './catalogue-kills.ts'

const line = (id: number, name: string, price: number) => ({ id, name, price })

it.each([
  [
    'the catalogue before all revisions',
    [line(11005, 'Glasvezel 500', 57.5), line(11001, 'Glasvezel 100', 42.5)],
    false,
  ],
  ['one revision', [line(11005, 'Lijn 1001', 10.01), line(11001, 'Lijn 1001', 10.01)], false],
  [
    'the price of one and the name of another',
    [line(11005, 'Lijn 1001', 10.02), line(11001, 'Lijn 1001', 10.01)],
    true,
  ],
  ['two revisions', [line(11005, 'Lijn 1001', 10.01), line(11001, 'Lijn 1002', 10.02)], true],
  [
    'a revision beside what was before',
    [line(11005, 'Lijn 1001', 10.01), line(11001, 'Glasvezel 100', 42.5)],
    true,
  ],
  ['one line alone', [line(11005, 'Lijn 1001', 10.01)], true],
])('a price list of %s is judged', (_of, products, half) => {
  expect(isHalf(products)).toBe(half)
})

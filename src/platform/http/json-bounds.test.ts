import { expect, test } from 'vitest'
import { exceededBound, type JsonBounds } from './json-bounds.ts'

const bounds: JsonBounds = { depth: 3, items: 4, names: 3, text: 5, values: 9 }
const list = (count: number, item: unknown = 0) => Array.from({ length: count }, () => item)

test.each([
  [{ a: { b: [1] } }, null],
  [{ a: { b: [[]] } }, { bound: 'depth', at: 'a' }],
  [{ a: list(4) }, null],
  [
    { z: 1, a: list(5) },
    { bound: 'items', at: 'a' },
  ],
  [list(5), { bound: 'items', at: '' }],
  [{ a: { b: 1, c: 1, d: 1, e: 1 } }, { bound: 'names', at: 'a' }],
  [{ a: 'abcde' }, null],
  [{ a: ['abcdef'] }, { bound: 'text', at: 'a' }],
  [{ a: { abcdef: 1 } }, { bound: 'text', at: 'a' }],
  [{ a: list(4), b: list(3) }, null],
  [
    { a: list(4), b: list(4) },
    { bound: 'values', at: '' },
  ],
  ['abcdef', { bound: 'text', at: '' }],
  [null, null],
])('of %j the limit that it goes beyond is %j', (value, exceeded) => {
  expect(exceededBound(value, bounds)).toEqual(exceeded)
})

test('it looks at no more values than are allowed', () => {
  let looked = 0
  const counted = (value: unknown) =>
    new Proxy(
      { value },
      {
        ownKeys: target => {
          looked += 1
          return Reflect.ownKeys(target)
        },
      },
    )
  const wide: JsonBounds = { ...bounds, items: 1_000, values: 100 }
  expect(exceededBound({ a: Array.from({ length: 900 }, counted) }, wide)).toEqual({
    bound: 'values',
    at: '',
  })
  expect(looked).toBeLessThanOrEqual(100)
})

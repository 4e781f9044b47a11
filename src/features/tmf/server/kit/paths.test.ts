import { expect, test } from 'vitest'
import { placesAround, placesBelow } from './paths.ts'

test.each([
  ['a', false, true],
  ['a[0]', false, true],
  ['a[0].b', false, true],
  ['a[0].b.c', true, true],
  ['a[0].b[1].c', true, true],
  ['a[0].bc', false, false],
  ['a[1]', false, false],
  ['b', false, false],
  ['', false, false],
])('%j lies below a[0].b: %s; around it: %s', (path, isBelow, isAround) => {
  expect(placesBelow(['a[0].b'])(path)).toBe(isBelow)
  expect(placesAround(['a[0].b'])(path)).toBe(isAround)
})

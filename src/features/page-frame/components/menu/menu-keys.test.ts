import { expect, it } from 'vitest'
import { stopAfter } from './menu-keys.ts'

it('arrows go one on or back, and round at the ends', () => {
  expect(stopAfter('ArrowRight', 0, 3)).toBe(1)
  expect(stopAfter('ArrowDown', 2, 3)).toBe(0)
  expect(stopAfter('ArrowLeft', 2, 3)).toBe(1)
  expect(stopAfter('ArrowUp', 0, 3)).toBe(2)
})

it('Home and End go to the ends, and other keys nowhere', () => {
  expect(stopAfter('Home', 1, 3)).toBe(0)
  expect(stopAfter('End', 1, 3)).toBe(2)
  expect(stopAfter('a', 1, 3)).toBeNull()
})

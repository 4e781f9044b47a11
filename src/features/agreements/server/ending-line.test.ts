import { expect, test } from 'vitest'
import { endingLineFrom } from './ending-line.ts'

const stored = {
  position: 0,
  name: 'Glasvezel 500',
  quantity: 1,
  lastDay: '2027-09-30',
  costInCents: 3100,
  isRented: false,
}

test('a line of a notice of before percentages were kept costs all of the price, at most', () =>
  expect(endingLineFrom(stored)).toEqual({
    ...stored,
    percentage: 100,
    isAtMost: true,
    dataUntil: null,
    notReturnedInCents: null,
  }))

test('a line of a notice keeps what it was given under', () => {
  const kept = {
    ...stored,
    percentage: 50,
    isAtMost: false,
    dataUntil: '2027-10-30',
    notReturnedInCents: 7900,
  }
  expect(endingLineFrom(kept)).toEqual(kept)
})

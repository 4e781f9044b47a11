import { describe, expect, test } from 'vitest'
import { durationWords, lateWords, promiseWords } from './time-words.ts'

const minute = 60_000
const hour = 60 * minute

test.each([
  [0, 'Zojuist'],
  [59_999, 'Zojuist'],
  [minute, '1 min'],
  [59 * minute, '59 min'],
  [hour, '1 uur'],
  [23.9 * hour, '23 uur'],
  [24 * hour, '1 dag'],
  [10 * 24 * hour, '10 dagen'],
])('%d ms are said as %s', (ms, words) => expect(durationWords(ms)).toBe(words))

describe('what is promised', () => {
  // A Tuesday, 11:00 in the Netherlands.
  const now = new Date('2026-11-24T10:00:00Z')

  test.each([
    ['2026-11-24T23:00:00Z', 'Vandaag'],
    ['2026-11-24T13:30:00Z', 'Vandaag 14:30'],
    ['2026-11-25T23:00:00Z', 'Morgen'],
    ['2026-11-24T23:30:00Z', 'Morgen 00:30'],
    ['2026-11-27T23:00:00Z', 'vr 27 nov'],
    ['2026-11-27T09:15:00Z', 'vr 27 nov 10:15'],
  ])('for %s stands as %s', (due, words) => expect(promiseWords(new Date(due), now)).toBe(words))

  test('in the summer is read by the clock of the summer', () => {
    expect(promiseWords(new Date('2026-07-01T22:00:00Z'), new Date('2026-07-01T08:00:00Z'))).toBe('Vandaag')
  })

  test.each([
    ['2026-11-24T09:59:50Z', '1 min te laat'],
    ['2026-11-24T07:00:00Z', '3 uur te laat'],
    ['2026-11-21T10:00:00Z', '3 dagen te laat'],
  ])('and was not kept since %s is %s', (due, words) => expect(lateWords(new Date(due), now)).toBe(words))
})

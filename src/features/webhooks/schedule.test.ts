import { expect, test } from 'vitest'
import { pauseAfter, retryAfterMs, usualDelays, waitBeforeNext } from './schedule.ts'

const minutes = (ms: number | null) => ms && ms / 60_000

test('ten attempts follow the schedule of Standard Webhooks', () => {
  const waits = Array.from({ length: 10 }, (_, attempts) => minutes(waitBeforeNext(attempts, 0)))
  expect(waits).toEqual([0, 5 / 60, 5, 30, 120, 300, 600, 840, 1200, 1440])
  expect(waitBeforeNext(10, 0)).toBeNull()
})

test('jitter only adds, a tenth at most', () => {
  for (const [attempts, delay] of usualDelays.entries())
    for (const random of [0, 0.37, 0.999]) {
      const wait = waitBeforeNext(attempts, random) ?? -1
      expect(wait).toBeGreaterThanOrEqual(delay)
      expect(wait).toBeLessThanOrEqual(delay * 1.1)
    }
  expect(waitBeforeNext(3, 0.9)).not.toBe(waitBeforeNext(3, 0.1))
})

test.each([
  [429, null, 1],
  [502, null, 1],
  [504, null, 1],
  [500, null, 0],
  [404, null, 0],
  [503, 120_000, 2],
  [429, 5_000, 5 / 60],
  [503, 7 * 24 * 3_600_000, 360],
  [200, 120_000, 0],
])('after %i with Retry-After %s ms a receiver has %d minutes', (status, asked, expected) => {
  expect(minutes(pauseAfter(status, asked))).toBe(expected)
})

test('Retry-After is read as seconds and as a moment, and else says nothing', () => {
  const now = new Date('2026-11-27T10:00:00Z')
  expect(retryAfterMs('120', now)).toBe(120_000)
  expect(retryAfterMs('Fri, 27 Nov 2026 10:02:00 GMT', now)).toBe(120_000)
  expect(retryAfterMs('Fri, 27 Nov 2026 09:00:00 GMT', now)).toBe(0)
  expect(retryAfterMs('soon', now)).toBeNull()
  expect(retryAfterMs('-5x', now)).toBeNull()
  expect(retryAfterMs(undefined, now)).toBeNull()
})

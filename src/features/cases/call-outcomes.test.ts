import { expect, test } from 'vitest'
import { nextAttempt } from './call-outcomes.ts'

const isClosed = () => false

test.each([
  ['two hours later, on the half hour', '2026-11-23', '09:10', { day: '2026-11-23', time: '11:30' }],
  ['at ten, before anybody works', '2026-11-23', '05:00', { day: '2026-11-23', time: '10:00' }],
  ['on the next working day, late in the day', '2026-11-27', '15:45', { day: '2026-11-30', time: '10:00' }],
  ['on the next working day, at a weekend', '2026-11-28', '11:00', { day: '2026-11-30', time: '10:00' }],
])('who was not reached is called again %s', (_, day, time, again) =>
  expect(nextAttempt(day, time, isClosed)).toEqual(again),
)

test('nobody is called on a day on which we are closed', () =>
  expect(nextAttempt('2026-11-23', '16:00', day => day === '2026-11-24')).toEqual({
    day: '2026-11-25',
    time: '10:00',
  }))

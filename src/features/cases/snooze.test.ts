import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../common/working-days.ts'
import { snoozeError, waitsUntil } from './snooze.ts'
import { snoozeRefusals } from './snooze-texts.ts'

// A Friday.
const today = '2026-11-27'
const free = { today, isClosed: () => false, agreed: { call: null, delivery: null }, isAsked: false }
const endOfDay = (day: string) => new Date(`${addDays(day, 1)}T00:00:00Z`)

describe('a case waits', () => {
  test('until a working day after today, at most a year ahead', () => {
    const error = (until: string) => snoozeError({ until, untilAnswer: false }, free)
    expect(error('2026-11-30')).toBeNull()
    expect(error(today)).toBe(snoozeRefusals.notLater)
    expect(error('2026-11-28')).toMatch(/werkdag/)
    expect(error('2028-01-03')).toMatch(/jaar/)
  })

  test('not past a call or a delivery that was agreed with the customer, and until that day itself', () => {
    const error = (agreed: { call: string } | { delivery: string }, until: string) =>
      snoozeError({ until, untilAnswer: false }, { ...free, agreed: { ...free.agreed, ...agreed } })
    expect(error({ call: '2026-12-01' }, '2026-12-02')).toMatch(/belafspraak op dinsdag/)
    expect(error({ call: '2026-12-01' }, '2026-12-01')).toBeNull()
    expect(error({ delivery: '2026-12-01' }, '2026-12-02')).toMatch(/levering staat op dinsdag/)
  })

  test('not for an answer of a customer who waits for ours', () => {
    const asked = { ...free, isAsked: true }
    expect(snoozeError({ until: '2026-12-01', untilAnswer: true }, asked)).toBe(snoozeRefusals.isAsked)
    expect(snoozeError({ until: '2026-12-01', untilAnswer: false }, asked)).toBeNull()
  })
})

describe('it waits no more', () => {
  const beganAt = new Date('2026-11-27T10:00:00Z')
  const snooze = { until: '2026-12-04', untilAnswer: false, beganAt }
  const now = { dueAt: endOfDay('2026-12-04'), askedAt: null, today, endOfDay }

  test('from its day on', () => {
    expect(waitsUntil(snooze, now)).toBe('2026-12-04')
    expect(waitsUntil(snooze, { ...now, today: '2026-12-03' })).toBe('2026-12-04')
    expect(waitsUntil(snooze, { ...now, today: '2026-12-04' })).toBeNull()
  })

  test('once its customer said something, but for what was said before', () => {
    const asked = (at: string) => waitsUntil(snooze, { ...now, askedAt: new Date(at) })
    expect(asked('2026-11-27T10:00:01Z')).toBeNull()
    expect(asked('2026-11-27T09:00:00Z')).toBe('2026-12-04')
  })

  test('once another moment is promised', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), days => {
        const dueAt = endOfDay(addDays('2026-12-04', days))
        expect(waitsUntil(snooze, { ...now, dueAt })).toBe(days === 0 ? '2026-12-04' : null)
      }),
    )
  })
})

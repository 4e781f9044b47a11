import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, isWorkingDay, promisedDates, workingDayFrom } from './working-days.ts'

const never = () => false
const days = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
/** Closed on these days of every month: no more than three in a row. */
const closedDays = fc
  .uniqueArray(fc.constantFrom('01', '02', '03', '11', '24', '25', '26'))
  .map(closed => (day: string) => closed.some(closedDay => day.endsWith(closedDay)))

describe('what is promised', () => {
  test('on a working day: a call the next one, a delivery one to three weeks later', () =>
    expect(promisedDates('2026-11-23', never)).toEqual({
      orderedOn: '2026-11-23',
      callBy: '2026-11-24',
      delivery: { from: '2026-11-30', to: '2026-12-14' },
    }))

  test.each([
    ['Friday', '2026-11-20', '2026-11-23'],
    ['Saturday', '2026-11-21', '2026-11-23'],
    ['Sunday', '2026-11-22', '2026-11-23'],
  ])('on a %s: a call on Monday', (_, ordered, callBy) =>
    expect(promisedDates(ordered, never).callBy).toBe(callBy),
  )

  test('passes over closed days, and over the weekend that follows them', () => {
    const isChristmas = (day: string) => ['2026-12-25', '2026-12-26'].includes(day)
    expect(promisedDates('2026-12-24', isChristmas).callBy).toBe('2026-12-28')
    expect(promisedDates('2026-12-04', isChristmas).delivery.to).toBe('2026-12-28')
  })

  test('is always a working day, the first one there is, in the order of the promise', () => {
    fc.assert(
      fc.property(days, closedDays, (ordered, isClosed) => {
        const { callBy, delivery } = promisedDates(ordered, isClosed)
        for (const [day, from] of [
          [callBy, addDays(ordered, 1)],
          [delivery.from, addDays(ordered, 7)],
          [delivery.to, addDays(ordered, 21)],
        ] as const) {
          expect(isWorkingDay(day, isClosed)).toBe(true)
          for (let passed = from; passed < day; passed = addDays(passed, 1))
            expect(isWorkingDay(passed, isClosed)).toBe(false)
          expect(day >= from).toBe(true)
        }
        expect(callBy <= delivery.from && delivery.from < delivery.to).toBe(true)
      }),
    )
  })
})

test('days are counted over the ends of months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2027-03-28', 1)).toBe('2027-03-29')
})

test('a calendar without a working day is an error, not an endless search', () =>
  expect(() => workingDayFrom('2026-11-23', () => true)).toThrow('No working day'))

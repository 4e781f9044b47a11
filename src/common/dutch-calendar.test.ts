import { describe, expect, it } from 'vitest'
import {
  closedOn,
  dayInTheNetherlands,
  dutchHolidays,
  endOfDayInTheNetherlands,
  momentInTheNetherlands,
} from './dutch-calendar.ts'

describe('Dutch holidays', () => {
  it.each([
    [
      2026,
      ['2026-01-01', '2026-04-06', '2026-04-27', '2026-05-14', '2026-05-25', '2026-12-25', '2026-12-26'],
    ],
    [
      2030,
      [
        '2030-01-01',
        '2030-04-22',
        '2030-04-27',
        '2030-05-05',
        '2030-05-30',
        '2030-06-10',
        '2030-12-25',
        '2030-12-26',
      ],
    ],
  ])('of %i', (year, holidays) => expect([...dutchHolidays(year)].sort()).toEqual(holidays))

  it('have Koningsdag a day earlier where it would be a Sunday', () => {
    expect(dutchHolidays(2031)).toContain('2031-04-26')
    expect(dutchHolidays(2031)).not.toContain('2031-04-27')
  })

  it('are closed days, and so are those that the provider names', () => {
    const isClosed = closedOn(['2026-12-24'])
    expect(['2026-12-24', '2026-12-25', '2026-12-28', '2025-12-24'].map(isClosed)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('the day in the Netherlands', () => {
  it.each([
    ['before midnight in winter', '2026-11-22T22:59:59Z', '2026-11-22'],
    ['after midnight in winter', '2026-11-22T23:00:00Z', '2026-11-23'],
    ['before midnight in summer', '2026-07-01T21:59:59Z', '2026-07-01'],
    ['after midnight in summer', '2026-07-01T22:00:00Z', '2026-07-02'],
    ['the night that summer begins', '2027-03-27T23:00:00Z', '2027-03-28'],
    ['the evening after it', '2027-03-28T22:00:00Z', '2027-03-29'],
    ['the night that summer ends', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['the evening after it ended', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['the turn of the year', '2026-12-31T23:00:00Z', '2027-01-01'],
  ])('%s', (_, moment, day) => expect(dayInTheNetherlands(new Date(moment))).toBe(day))
})

describe('a day in the Netherlands is over', () => {
  it.each([
    ['in winter', '2026-11-22', '2026-11-22T23:00:00.000Z'],
    ['in summer', '2026-07-01', '2026-07-01T22:00:00.000Z'],
    ['the day that summer begins', '2027-03-28', '2027-03-28T22:00:00.000Z'],
    ['the day before that', '2027-03-27', '2027-03-27T23:00:00.000Z'],
    ['the day that summer ends', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['the last day of the year', '2026-12-31', '2026-12-31T23:00:00.000Z'],
  ])('%s', (_, day, moment) => expect(endOfDayInTheNetherlands(day).toISOString()).toBe(moment))
})

describe('a time in the Netherlands', () => {
  it.each([
    ['in winter', '2026-11-24', '14:05', '2026-11-24T13:05:00.000Z'],
    ['in summer', '2026-07-01', '00:30', '2026-06-30T22:30:00.000Z'],
    ['that comes twice is the first', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['that is skipped is as long before the clock moves', '2027-03-28', '02:30', '2027-03-28T00:30:00.000Z'],
  ])('%s: %s %s', (_, day, time, moment) =>
    expect(momentInTheNetherlands(day, time).toISOString()).toBe(moment),
  )
})

import { expect, test } from 'vitest'
import { isoWeekOf, mondayOf } from './iso-weeks.ts'

test.each([
  ['a Monday', '2026-12-07', '2026-W50'],
  ['the Sunday after it', '2026-12-13', '2026-W50'],
  ['the last days of a year with 53 weeks', '2026-12-31', '2026-W53'],
  ['the first days of the year after it', '2027-01-03', '2026-W53'],
  ['the first Monday of that year', '2027-01-04', '2027-W01'],
  ['the last days of a year that the next one takes', '2029-12-31', '2030-W01'],
  ['a day after a leap day', '2028-03-01', '2028-W09'],
])('%s', (_, day, week) => expect(isoWeekOf(day)).toBe(week))

test.each([
  ['2026-W50', '2026-12-07'],
  ['2026-W53', '2026-12-28'],
  ['2030-W01', '2029-12-31'],
])('%s begins on a Monday', (week, monday) => expect(mondayOf(week)).toBe(monday))

test.each(['2027-W53', '2026-W00', '2026-W99', '2026-50', '1999-W01', '9999-W99', ''])(
  '%s is no week',
  week => expect(mondayOf(week)).toBeNull(),
)

import { describe, expect, test } from 'vitest'
import { deliveryWeeks } from '../../common/delivery-weeks.ts'
import { closedOn } from '../../common/dutch-calendar.ts'
import {
  isPreferred,
  preferenceInWords,
  preferredWeeksError,
  SentDeliveryPreference,
  weekInWords,
} from './delivery-preference.ts'
import { deliveryPreferenceTexts as texts } from './delivery-preference-texts.ts'

const messageOf = (weeks: readonly unknown[]) =>
  SentDeliveryPreference.safeParse({ weeks, partOfDay: 'day' }).error?.issues[0]?.message

describe('weeks to choose from', () => {
  test('are eight from the first day of delivery on, over the turn of the year', () =>
    expect(deliveryWeeks('2026-12-07', closedOn([]))).toEqual([
      '2026-W50',
      '2026-W51',
      '2026-W52',
      '2026-W53',
      '2027-W01',
      '2027-W02',
      '2027-W03',
      '2027-W04',
    ]))

  test('begin with the next week where the day is a Saturday, and pass over a week in which nobody works', () => {
    const closed = ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24']
    expect(deliveryWeeks('2026-12-12', closedOn(closed)).slice(0, 2)).toEqual(['2026-W51', '2026-W53'])
  })
})

test.each([
  ['2026-W50', 'week 50 (7 t/m 11\u00a0december)'],
  ['2026-W49', 'week 49 (30\u00a0november t/m 4\u00a0december)'],
  ['2026-W53', 'week 53 (28\u00a0december t/m 1\u00a0januari)'],
])('%s in words', (week, words) => expect(weekInWords(week)).toBe(words))

test.each([
  [
    { weeks: ['2026-W50', '2026-W51'], partOfDay: 'morning' },
    'week 50 (7 t/m 11\u00a0december) of week 51 (14 t/m 18\u00a0december), ’s\u00a0ochtends',
  ],
  [{ weeks: [], partOfDay: 'afternoon' }, '’s\u00a0middags'],
  [{ weeks: ['2026-W50'], partOfDay: 'day' }, 'week 50 (7 t/m 11\u00a0december)'],
] as const)('a preference in words', (preference, words) =>
  expect(preferenceInWords({ ...preference, weeks: [...preference.weeks] })).toBe(words),
)

describe('a preference as it is sent', () => {
  test.each([
    ['a week that its year does not have', ['2027-W53'], texts.wrongWeek],
    ['no week', ['week 50'], texts.wrongWeek],
    ['a number', [50], texts.wrongWeek],
    ['four weeks', ['2026-W50', '2026-W51', '2026-W52', '2026-W53'], texts.tooManyWeeks(3)],
  ])('is refused with %s', (_, weeks, message) => expect(messageOf(weeks)).toBe(message))

  test('has its weeks once and in order', () =>
    expect(
      SentDeliveryPreference.parse({ weeks: ['2026-W51', '2026-W50', '2026-W51'], partOfDay: 'day' }),
    ).toEqual({ weeks: ['2026-W50', '2026-W51'], partOfDay: 'day' }))

  test('is none where it prefers nothing', () =>
    expect(SentDeliveryPreference.parse({ weeks: [], partOfDay: 'day' })).toBeNull())

  test.each([
    ['this week', '2026-W50', null],
    ['last week', '2026-W49', texts.weekIsOver],
    ['a week in two years', '2028-W50', texts.weekIsOver],
  ])('of %s', (_, week, error) =>
    expect(preferredWeeksError({ weeks: [week], partOfDay: 'day' }, '2026-12-11')).toBe(error),
  )
})

test.each([
  ['a day in the week, at its part', '2026-12-11', 'morning', true],
  ['a day in another week', '2026-12-14', 'morning', false],
  ['another part of the day', '2026-12-11', 'afternoon', false],
  ['a whole day, where a part is preferred', '2026-12-11', 'day', false],
] as const)('%s', (_, day, partOfDay, isSo) =>
  expect(isPreferred({ weeks: ['2026-W50'], partOfDay: 'morning' }, { day, partOfDay })).toBe(isSo),
)

import { describe, expect, test } from 'vitest'
import type { AgreementLine } from './contract.ts'
import { endingLines, isWithdrawable, leavable, noticeCost, noticeErrors, withoutCosts } from './notice.ts'
import { noticeRefusals } from './texts.ts'

const today = '2026-11-29'

/** A line of 12 months from 1 December 2026, of 31 euros a month unless said otherwise. */
function line(position: number, more: Partial<AgreementLine> = {}, centsPerMonth = 3100): AgreementLine {
  const from = '2026-11-01'
  return {
    position,
    name: `Product ${position}`,
    quantity: 1,
    startedOn: from,
    endsOn: null,
    centsPerMonth,
    paidFrom: null,
    wayOut: null,
    bond: {
      from,
      term: { from, months: 12 },
      prices: [{ from, centsPerMonth }],
      exitRule: 'telecom',
      percentage: 100,
      isAtMost: true,
    },
    endsAlone: true,
    follows: [],
    isRented: false,
    notReturnedInCents: null,
    ...more,
  }
}
const ended = (position: number, endsOn: string) => line(position, { endsOn, bond: null })

const two = [line(0), line(1, { follows: [0] }), line(2), line(3, { endsAlone: false, follows: [2] })]

describe('a notice ends', () => {
  test('cloud with a month after the last day to fetch data, and nothing else with one', () => {
    const telecom = line(0)
    const cloud = line(1, { bond: telecom.bond && { ...telecom.bond, exitRule: 'cloud' } })
    const ending = endingLines([telecom, cloud], { positions: [0, 1], lastDay: '2027-10-31' })
    expect(ending.map(({ dataUntil }) => dataUntil)).toEqual([null, '2027-11-30'])
  })

  test('what was chosen, and what only goes with it', () => {
    const ending = endingLines(two, { positions: [2], lastDay: '2027-10-31' })
    expect(ending.map(({ position, lastDay }) => [position, lastDay])).toEqual([
      [2, '2027-10-31'],
      [3, '2027-10-31'],
    ])
  })

  test('an extra alone, and leaves what it goes with', () =>
    expect(endingLines(two, { positions: [1], lastDay: '2027-10-31' })).toHaveLength(1))

  test('what goes with several lines on the day on which the last of them goes', () => {
    const shared = [ended(0, '2027-06-30'), line(1), line(2, { follows: [0, 1] })]
    expect(endingLines(shared, { positions: [1], lastDay: '2027-02-28' })).toMatchObject([
      { position: 1, lastDay: '2027-02-28' },
      { position: 2, lastDay: '2027-06-30' },
    ])
    expect(
      endingLines([line(0), ...shared.slice(1)], { positions: [1], lastDay: '2027-02-28' }),
    ).toHaveLength(1)
  })

  test('a discount once nothing else is left, which lowers what it costs', () => {
    const discounted = [line(0), line(1, { endsAlone: false, follows: [0] }, -1000)]
    const ending = endingLines(discounted, { positions: [0], lastDay: '2027-09-30' })
    expect(ending.map(({ costInCents }) => costInCents)).toEqual([3100, -1000])
    expect(noticeCost(ending)).toBe(2100)
  })

  test('nothing a second time', () =>
    expect(
      endingLines([ended(0, '2027-01-31'), line(1)], { positions: [1], lastDay: '2027-10-31' }),
    ).toHaveLength(1))
})

describe('a notice is refused', () => {
  test.each([
    ['of nothing', [], '2027-10-31', { positions: noticeRefusals.nothingChosen }],
    ['of what is not there', [9], '2027-10-31', { positions: noticeRefusals.ended }],
    ['of what only goes with another', [3], '2027-10-31', { positions: noticeRefusals.ended }],
    ['sooner than a month', [0], '2026-12-28', { lastDay: noticeRefusals.tooSoon('2026-12-29') }],
    ['years ahead', [0], '2029-01-01', { lastDay: noticeRefusals.tooFar('2028-11-29') }],
  ])('%s', (_, positions, lastDay, errors) =>
    expect(noticeErrors(two, { positions, lastDay }, today)).toEqual(errors),
  )

  test('at each field that is wrong', () =>
    expect(noticeErrors(two, { positions: [], lastDay: '2020-01-01' }, today)).toEqual({
      positions: noticeRefusals.nothingChosen,
      lastDay: noticeRefusals.tooSoon('2026-12-29'),
    }))

  test('of what ends already', () =>
    expect(noticeErrors([ended(0, '2027-01-31')], { positions: [0], lastDay: '2027-10-31' }, today)).toEqual({
      positions: noticeRefusals.ended,
    }))

  test('but not on the first and the last day that can be', () => {
    for (const lastDay of ['2026-12-29', '2028-11-29'])
      expect(noticeErrors(two, { positions: [0], lastDay }, today)).toEqual({})
  })

  test('but not at the end of a term of five years', () => {
    const [first] = [line(0)]
    const long = { ...first, bond: first.bond && { ...first.bond, term: { from: '2026-11-01', months: 60 } } }
    expect(noticeErrors([long], { positions: [0], lastDay: '2031-10-31' }, today)).toEqual({})
  })
})

test('all of it can be left without costs on the latest of the days of its lines', () => {
  expect(withoutCosts(two, today)).toBe('2027-10-31')
  expect(withoutCosts([], today)).toBeNull()
  expect(leavable(two).map(({ position }) => position)).toEqual([0, 1, 2])
})

test('a notice is withdrawn until the day before the last one', () => {
  expect(isWithdrawable('2026-11-30', today)).toBe(true)
  expect(isWithdrawable('2026-11-29', today)).toBe(false)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AgreedLine, leavingCost, leavingTogether, wayOut } from './agreed-line.ts'
import { costOfLeaving, costOfReplacing } from './leaving.ts'
import { lastDayOfTerm, lastDayWithoutCosts, monthsLater } from './term.ts'
import {
  cost,
  dayOf,
  type Happened,
  type History,
  numberOf,
  termStatus,
  withoutCosts,
} from './testing-oracle.ts'

const bond = (from: string, months: number, centsPerMonth: number, percentage = 100) => ({
  term: { from, months },
  prices: [{ from, centsPerMonth }],
  percentage,
})

describe('a term', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-03-15', 36, '2029-03-15'],
  ])('%s and %i months: %s', (day, months, expected) => expect(monthsLater(day, months)).toBe(expected))

  test('ends the day before', () => {
    expect(lastDayOfTerm({ from: '2026-03-15', months: 12 })).toBe('2027-03-14')
    expect(lastDayOfTerm({ from: '2026-01-31', months: 1 })).toBe('2026-02-27')
    expect(lastDayOfTerm({ from: '2026-03-15', months: 0 })).toBeNull()
  })

  test.each([
    ['long before its end', '2026-04-01', '2027-03-14'],
    ['less than a month before its end', '2027-03-01', '2027-04-01'],
    ['renewed', '2027-08-31', '2027-09-30'],
  ])('can be left without costs, with notice %s', (_, noticeOn, expected) =>
    expect(lastDayWithoutCosts({ from: '2026-03-15', months: 12 }, noticeOn)).toBe(expected),
  )
})

describe('leaving', () => {
  test('costs the price of the months left, a part of a month by its days', () =>
    expect(costOfLeaving(bond('2026-03-15', 12, 3100), '2027-01-20')).toBe(5600))

  test('costs a share of it where the offering says so', () =>
    expect(costOfLeaving(bond('2026-03-15', 12, 3100, 50), '2027-01-20')).toBe(2800))

  test('costs nothing on the last day of the term and later', () => {
    expect(costOfLeaving(bond('2026-03-15', 12, 3100), '2027-03-14')).toBe(0)
    expect(costOfLeaving(bond('2026-03-15', 12, 3100), '2028-01-01')).toBe(0)
  })

  test('asks nothing for free months that were still to come', () => {
    const line = {
      ...bond('2026-03-01', 12, 0),
      prices: [
        { from: '2026-03-01', centsPerMonth: 0 },
        { from: '2026-05-01', centsPerMonth: 1000 },
      ],
    }
    expect(costOfLeaving(line, '2026-03-31')).toBe(10_000)
  })

  test('lets a discount among the lines count, and gives no money back', () => {
    expect(leavingTogether([5600, -600])).toBe(5000)
    expect(leavingTogether([-600])).toBe(0)
  })
})

describe('a line in the place of another', () => {
  const old = bond('2026-03-15', 12, 3100)

  test.each([
    ['as much, and as long', bond('2027-01-21', 12, 3100), 0],
    ['more, and longer', bond('2027-01-21', 36, 9900), 0],
    ['€ 10,00 less, and longer', bond('2027-01-21', 12, 2100), 1806],
    ['as much, for a shorter time', bond('2027-01-21', 1, 3100), 2286],
    ['as much, without a term', bond('2027-01-21', 0, 3100), 5600],
  ])('that costs %s', (_, by, expected) => expect(costOfReplacing([old], [by], '2027-01-20')).toBe(expected))

  test('counts what several cost together, in whatever way the new price is divided over them', () => {
    const [router, line] = [bond('2026-03-15', 12, 500), bond('2026-03-15', 12, 2600)]
    expect(costOfReplacing([router, line], [bond('2027-01-21', 12, 2100)], '2027-01-20')).toBe(1806)
    expect(
      costOfReplacing(
        [router, line],
        [bond('2027-01-21', 12, 2000), bond('2027-01-21', 12, 1100)],
        '2027-01-20',
      ),
    ).toBe(0)
  })

  test('takes a discount off what the old lines cost', () =>
    expect(
      costOfReplacing([old, bond('2026-03-15', 12, -1000)], [bond('2027-01-21', 12, 2100)], '2027-01-20'),
    ).toBe(0))

  test('lets the new price pay first for the lines of which the whole price is due', () => {
    const cloud = bond('2026-03-15', 12, 5000, 0)
    expect(costOfReplacing([cloud, old], [bond('2027-01-21', 12, 2100)], '2027-01-20')).toBe(1806)
    expect(costOfReplacing([cloud], [], '2027-01-20')).toBe(0)
  })

  test('costs as much as leaving where nothing comes in its place', () =>
    fc.assert(
      fc.property(
        dayNumbers,
        fc.integer({ min: 0, max: 100_000 }),
        fc.constantFrom(100, 50, 33, 0),
        (day, cents, share) => {
          const left = bond('2026-03-15', 36, cents, share)
          expect(costOfReplacing([left], [], dayOf(day))).toBe(costOfLeaving(left, dayOf(day)))
        },
      ),
    ))
})

const dayNumbers = fc.oneof(
  fc.integer({ min: numberOf('2026-01-01'), max: numberOf('2032-12-31') }),
  fc.constantFrom('2028-02-29', '2027-01-31', '2027-03-28', '2027-10-31', '2026-12-31').map(numberOf),
)
const changes: fc.Arbitrary<Omit<Happened, 'from'> & { after: number }> = fc.record({
  after: fc.integer({ min: 0, max: 700 }),
  perMonth: fc.oneof(fc.integer({ min: -5000, max: 100_000 }), fc.constantFrom(0, 1, 3100)),
  freeMonths: fc.constantFrom(0, 0, 1, 2, 6),
  newTerm: fc.option(fc.constantFrom(0, 1, 12, 24, 36, 60), { nil: null }),
})
/** A line that begins (or joins) on a day and moves and changes after it, with a new term or in the one it has. */
const histories: fc.Arbitrary<History> = fc
  .record({
    start: dayNumbers,
    first: fc.constantFrom(0, 1, 12, 24, 36, 60),
    steps: fc.array(changes, { minLength: 1, maxLength: 5 }),
    endsAfter: fc.option(fc.integer({ min: 0, max: 2000 }), { nil: null }),
    percentage: fc.constantFrom(100, 100, 0, 50, 33),
  })
  .map(({ start, first, steps, endsAfter, percentage }) => {
    let from = start
    const happened = steps.map(({ after, ...step }, position) => {
      if (position > 0) from += after
      return { ...step, from, newTerm: position === 0 ? first : step.newTerm }
    })
    return { happened, endsOn: endsAfter === null ? null : start + endsAfter, percentage }
  })

/** The line as the rules have it: a version for all that happened. */
function lineOf({ happened, endsOn, percentage }: History): AgreedLine {
  let term = { from: '', months: 0 }
  const versions = happened.map(({ from, perMonth, freeMonths, newTerm }) => {
    const day = dayOf(from)
    if (newTerm !== null) term = { from: day, months: newTerm }
    const paid = { from: monthsLater(day, freeMonths), centsPerMonth: perMonth }
    const prices = freeMonths === 0 ? [paid] : [{ from: day, centsPerMonth: 0 }, paid]
    return { from: day, term, prices, percentage, exitRule: 'telecom' as const, isAtMost: false }
  })
  return { versions, endsOn: endsOn === null ? null : dayOf(endsOn) }
}

test('10,000 histories say what the decisions say', () => {
  fc.assert(
    fc.property(histories, dayNumbers, (history, day) => {
      const line = lineOf(history)
      const out = wayOut(line, dayOf(day))
      expect(out?.termStatus ?? null).toBe(termStatus(history, day))
      const free = withoutCosts(history, day)
      expect(out?.withoutCosts ?? null).toBe(free === null ? null : dayOf(free))
      expect(leavingCost(line, dayOf(day))?.cents ?? null).toBe(cost(history, day))
    }),
    { numRuns: 10_000 },
  )
})

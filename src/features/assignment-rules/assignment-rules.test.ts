import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Absence,
  type AssignedCase,
  type AssignmentRule,
  assignmentOf,
  circleIn,
  fits,
  fitsAnything,
  presentFor,
  type Staffing,
} from './assignment-rules.ts'

const today = '2026-11-27'
const rule = (changes: Partial<AssignmentRule>): AssignmentRule => ({
  name: 'Regel',
  members: ['noor'],
  ...fitsAnything,
  ...changes,
})
const order: AssignedCase = {
  kind: 'order',
  purpose: 'new',
  productType: 'internet',
  formId: null,
  postcode: '1017XN',
  resellerId: null,
}
const staffing = (changes: Partial<Staffing> = {}): Staffing => ({
  today,
  absences: [],
  canTake: () => true,
  openOf: () => 0,
  ...changes,
})

describe('a rule fits', () => {
  test.each([
    [{}, true],
    [{ kind: 'order' }, true],
    [{ kind: 'quote' }, false],
    [{ productType: 'cloud' }, false],
    [{ formId: 'contact' }, false],
    [{ resellerId: 'oost' }, false],
    [{ postcodeFrom: '1000', postcodeTo: '1099' }, true],
    [{ postcodeFrom: '1017XN', postcodeTo: '1017XN' }, true],
    [{ postcodeFrom: '1018' }, false],
    [{ postcodeTo: '1017' }, true],
    [{ postcodeTo: '1017XM' }, false],
    [{ kind: 'order', postcodeFrom: '3500' }, false],
  ] as const)('%j: %s', (conditions, isFit) => {
    expect(fits({ ...fitsAnything, ...conditions }, order)).toBe(isFit)
  })

  test('no case without a postcode where it asks for one', () => {
    expect(fits({ ...fitsAnything, postcodeFrom: '1000' }, { ...order, postcode: null })).toBe(false)
  })
})

describe('a case goes', () => {
  const given = (rules: readonly AssignmentRule[], changes: Partial<Staffing> = {}) =>
    assignmentOf(rules, order, staffing(changes))

  test('by the first rule that fits', () => {
    const rules = [
      rule({ name: 'Offertes', kind: 'quote' }),
      rule({ name: 'Internet', members: ['sem'] }),
      rule({}),
    ]
    expect(given(rules)).toEqual({ position: 1, rule: 'Internet', staffId: 'sem' })
    expect(given([])).toBeNull()
  })

  test('to the colleague of the group with the least open work, the first of those who have the same', () => {
    const open: Readonly<Record<string, number>> = { noor: 4, sem: 2, daan: 2 }
    const group = [rule({ members: ['noor', 'daan', 'sem'] })]
    expect(given(group, { openOf: id => open[id] ?? 0 })?.staffId).toBe('daan')
  })

  test('to who replaces an absent colleague, and again to them once they are back', () => {
    const absences = [{ staffId: 'noor', since: null, until: today, replacementId: 'sem' }]
    expect(given([rule({})], { absences })?.staffId).toBe('sem')
    expect(given([rule({})], { absences, today: '2026-11-28' })?.staffId).toBe('noor')
    const later = [{ staffId: 'noor', since: '2026-11-28', until: '2026-12-04', replacementId: 'sem' }]
    expect(given([rule({})], { absences: later })?.staffId).toBe('noor')
    expect(given([rule({})], { absences: later, today: '2026-11-28' })?.staffId).toBe('sem')
    // In a group the others do the work.
    expect(given([rule({ members: ['noor', 'daan'] })], { absences })?.staffId).toBe('daan')
  })

  test('by the next rule where nobody of the first may have it', () => {
    const rules = [rule({}), rule({ name: 'Rest', members: ['sem'] })]
    expect(given(rules, { canTake: id => id !== 'noor' })).toMatchObject({ rule: 'Rest', staffId: 'sem' })
    expect(given(rules, { canTake: () => false })).toBeNull()
  })
})

describe('replacements', () => {
  const ids = ['a', 'b', 'c', 'd']
  const absences: fc.Arbitrary<readonly Absence[]> = fc.subarray(ids).chain(away =>
    fc.tuple(
      ...away.map(staffId =>
        fc.record({
          staffId: fc.constant(staffId),
          since: fc.constantFrom(null, '2026-11-20', '2026-11-27', '2026-12-01'),
          until: fc.constantFrom('2026-11-26', '2026-11-27', '2026-12-01'),
          replacementId: fc.option(fc.constantFrom(...ids)),
        }),
      ),
    ),
  )

  test('end with somebody who is there or with nobody, however they are', () => {
    fc.assert(
      fc.property(absences, fc.constantFrom(...ids), (away, id) => {
        const found = presentFor(id, { absences: away, today })
        const isAway = away.some(
          each => each.staffId === found && each.until >= today && (each.since ?? '') <= today,
        )
        expect(isAway).toBe(false)
      }),
    )
  })

  test('in a circle on some day are found, as soon as following them does not end', () => {
    const days = ['2026-11-20', '2026-11-26', '2026-11-27', '2026-12-01']
    fc.assert(
      fc.property(absences, fc.constantFrom(...days), (all, day) => {
        const away = all.filter(({ since, until }) => (since ?? '') <= day && until >= day)
        const isEverybody = away.length === ids.length
        if (isEverybody && away.every(({ replacementId }) => replacementId !== null))
          expect(circleIn(all)).not.toBeNull()
        if (circleIn(all) === null)
          for (const { staffId } of away) {
            let asked: string | null = staffId
            for (let steps = 0; asked !== null && steps <= ids.length; steps++)
              asked = away.find(each => each.staffId === asked)?.replacementId ?? null
            expect(asked).toBeNull()
          }
      }),
    )
  })

  test('of two who are away after one another are no circle', () => {
    const away = (staffId: string, since: string, until: string, replacementId: string): Absence => ({
      staffId,
      since,
      until,
      replacementId,
    })
    const one = away('a', '2026-11-02', '2026-11-06', 'b')
    expect(circleIn([one, away('b', '2026-11-07', '2026-11-09', 'a')])).toBeNull()
    expect(circleIn([one, away('b', '2026-11-06', '2026-11-09', 'a')])).not.toBeNull()
  })

  test('of oneself are a circle too', () => {
    expect(circleIn([{ staffId: 'a', since: null, until: today, replacementId: 'a' }])).toBe('a')
  })
})

test('tells new orders from changes and ends, and a case that is no order from both', () => {
  const ends = rule({ purpose: 'end' })
  expect(fits(ends, { ...order, purpose: 'end' })).toBe(true)
  expect(fits(ends, order)).toBe(false)
  expect(fits(rule({ purpose: 'new' }), { ...order, kind: 'form' })).toBe(false)
  expect(fits(rule({}), { ...order, purpose: 'end' })).toBe(true)
})

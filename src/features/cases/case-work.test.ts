import { describe, expect, test } from 'vitest'
import { callMomentError, callOutcomeNames, callOutcomes } from './call-outcomes.ts'
import { caseKinds } from './case-kinds.ts'
import { caseTable } from './case-states.ts'
import { deliveryDayError, partOfDayNames, partsOfDay } from './delivery-plan.ts'
import { milestoneOf } from './milestones.ts'

const at = (moment: string) => new Date(moment)

describe('after a call', () => {
  test('each outcome can be chosen', () =>
    expect(callOutcomeNames.toSorted()).toEqual(Object.keys(callOutcomes).toSorted()))
})

test.each([
  ['2026-11-23T10:00:00Z', 'Dit moment is al voorbij.'],
  ['2026-11-23T10:00:01Z', null],
  ['2028-01-01T10:00:00Z', 'Kies een moment binnen een jaar.'],
])('a call at %s is refused at 10:00: %j', (moment, refusal) =>
  expect(callMomentError(at(moment), at('2026-11-23T10:00:00Z'))).toBe(refusal),
)

test.each([
  ['2026-11-22', 'Deze dag is al voorbij.'],
  ['2026-11-23', null],
  ['2999-12-30', null],
  ['3000-01-01', 'Dit jaar klopt niet.'],
  ['9999-12-31', 'Dit jaar klopt niet.'],
  ['2026-11-28', 'Op deze dag werken we niet: kies een werkdag.'],
])('a delivery on %s is refused on Monday 23 November: %j', (day, refusal) =>
  expect(deliveryDayError(day, '2026-11-23', () => false)).toBe(refusal),
)

test('each part of a day can be chosen', () =>
  expect(partOfDayNames.toSorted()).toEqual(Object.keys(partsOfDay).toSorted()))

describe('a customer is mailed', () => {
  test('when an order is confirmed, delivered or cancelled', () => {
    expect(milestoneOf({ kind: 'order' }, 'acknowledged', 'inProgress')).toBe('order-confirmed')
    expect(milestoneOf({ kind: 'order' }, 'inProgress', 'completed')).toBe('order-delivered')
    expect(milestoneOf({ kind: 'order' }, 'held', 'cancelled')).toBe('order-cancelled')
  })

  test('not again when an order that waited goes on', () =>
    expect(milestoneOf({ kind: 'order' }, 'held', 'inProgress')).toBeNull())

  test('by itself of nothing but an order, and that a quote goes on no more', () => {
    for (const kind of caseKinds.filter(each => each !== 'order'))
      for (const to of Object.keys(caseTable(kind).states))
        expect(milestoneOf({ kind }, 'new', to)).toBe(
          kind === 'quote' && (to === 'rejected' || to === 'cancelled') ? 'quote-ended' : null,
        )
  })
})

import { describe, expect, it } from 'vitest'
import { caseKinds, caseTable, isOver } from './case-states.ts'
import { nextStep, urgencyOf } from './next-step.ts'

describe('the next step', () => {
  const states = caseKinds.flatMap(kind =>
    Object.keys(caseTable(kind).states).map(state => [kind, state] as const),
  )

  it.each(states)('of a case of the kind %s that is %s is there as long as it is not over', (kind, state) => {
    expect(nextStep({ kind, state, dueAt: null }) === null).toBe(isOver(kind, state))
  })

  it.each([
    ['order', 'acknowledged', 'call'],
    ['order', 'held', 'follow-up'],
    ['quote', 'inProgress', 'call'],
    ['quote', 'approved', 'follow-up'],
    ['fibre-enquiry', 'new', 'answer'],
    ['form', 'answered', 'close'],
  ] as const)('of a case of the kind %s that is %s is to %s', (kind, state, step) => {
    expect(nextStep({ kind, state, dueAt: null })).toBe(step)
  })

  it('of a confirmed order is to plan its delivery, and then to deliver it', () => {
    const confirmed = { kind: 'order', state: 'inProgress', dueAt: null } as const
    expect(nextStep(confirmed)).toBe('plan')
    expect(nextStep({ ...confirmed, isPlanned: true })).toBe('deliver')
  })

  it('of an order that waits is not to deliver it, though its day was planned', () => {
    expect(nextStep({ kind: 'order', state: 'held', dueAt: null, isPlanned: true })).toBe('follow-up')
  })
})

describe('what is promised', () => {
  const now = new Date('2026-11-24T10:00:00Z')
  it.each([
    ['2026-11-24T09:59:59Z', 'late'],
    ['2026-11-24T10:00:00Z', 'soon'],
    ['2026-11-25T10:00:00Z', 'soon'],
    ['2026-11-25T10:00:01Z', 'later'],
  ])('for %s is %s', (dueAt, urgency) => {
    expect(urgencyOf({ dueAt: new Date(dueAt) }, now)).toBe(urgency)
  })

  it('is not urgent where nothing is', () => {
    expect(urgencyOf({ dueAt: null }, now)).toBe('none')
  })
})

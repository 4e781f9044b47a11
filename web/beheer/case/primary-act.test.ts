import { describe, expect, test } from 'vitest'
import { caseKinds, caseTable, isOver } from '../../../domain/case-states.ts'
import { primaryAct } from './primary-act.ts'

const delivery = { day: '2026-12-01', partOfDay: 'day', installer: '' } as const
const dueAt = '2026-11-24T23:00:00.000Z'

describe('what is most often done next', () => {
  test.each([
    ['a new order', { kind: 'order', state: 'acknowledged', dueAt, delivery: null }, { kind: 'call' }],
    [
      'an order whose customer was reached',
      { kind: 'order', state: 'acknowledged', dueAt: null, delivery: null },
      { kind: 'move', state: 'inProgress' },
    ],
    ['a confirmed order', { kind: 'order', state: 'inProgress', dueAt, delivery: null }, { kind: 'plan' }],
    [
      'an order with a day',
      { kind: 'order', state: 'inProgress', dueAt, delivery },
      { kind: 'move', state: 'completed' },
    ],
    ['an enquiry', { kind: 'fibre-enquiry', state: 'new', dueAt, delivery: null }, { kind: 'answer' }],
    [
      'an answered form',
      { kind: 'form', state: 'answered', dueAt: null, delivery: null },
      { kind: 'move', state: 'closed' },
    ],
  ] as const)('with %s', (_, shown, act) => expect(primaryAct(shown)).toEqual(act))

  test('is a state that may follow, and nothing where the case is over', () => {
    for (const kind of caseKinds)
      for (const [state, { next }] of Object.entries(caseTable(kind).states))
        for (const due of [dueAt, null])
          for (const planned of [delivery, null]) {
            const act = primaryAct({ kind, state, dueAt: due, delivery: planned })
            if (isOver(kind, state)) expect(act).toBeNull()
            if (act?.kind === 'move') expect(next).toContain(act.state)
          }
  })
})

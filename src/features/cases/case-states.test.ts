import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFinal, type StateTable, stateIn, transitionError } from '../../common/state-table.ts'
import { type CaseKind, caseKinds } from './case-kinds.ts'
import {
  caseStateError,
  caseTable,
  isOver,
  manualStateError,
  orderState,
  quoteState,
  stateLabelOf,
  stepError,
  takeBackError,
} from './case-states.ts'
import { portInTable } from './port-in-states.ts'
import { closingReasons } from './state-reasons.ts'

const every: readonly (readonly [string, StateTable<string>])[] = [
  ...caseKinds.map(kind => [kind, caseTable(kind)] as const),
  ['port-in', portInTable],
]
const names = (table: StateTable<string>) => Object.keys(table.states)
const reachable = (table: StateTable<string>): ReadonlySet<string> => {
  const seen = new Set([table.first])
  for (const state of seen) for (const next of table.states[state]?.next ?? []) seen.add(next)
  return seen
}

describe.each(every)('the states of %s', (_, table) => {
  it('can all be reached, and from each of them an end', () => {
    expect([...reachable(table)].toSorted()).toEqual(names(table).toSorted())
    for (const first of names(table))
      expect([...reachable({ ...table, first })].some(state => isFinal(table, state))).toBe(true)
  })

  it('follow each other as the table says, and anything else is refused with a Dutch sentence', () => {
    for (const from of names(table))
      for (const to of [...names(table), 'bestaat-niet', '__proto__', 'constructor', '']) {
        const allowed = table.states[from]?.next.includes(to)
        const refusal = transitionError(table, from, to)
        if (allowed) expect(refusal).toBeNull()
        else expect(refusal).toMatch(/^[A-Z].*\.$/)
      }
  })

  it('say what they are called, each by a name of its own', () => {
    const labels = Object.values(table.states).map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    for (const label of labels) expect(label).not.toBe('')
  })
})

it('an order, a quote and a message begin and end as the decisions say', () => {
  const paths: readonly (readonly [CaseKind, readonly string[]])[] = [
    ['order', ['acknowledged', 'inProgress', 'completed']],
    ['order', ['acknowledged', 'inProgress', 'partial', 'completed']],
    ['quote', ['inProgress', 'approved', 'accepted']],
    ['quote', ['inProgress', 'approved', 'rejected']],
    ['quote', ['inProgress', 'approved', 'cancelled']],
    ['form', ['new', 'answered']],
    ['fibre-enquiry', ['new', 'answered']],
  ]
  for (const [kind, path] of paths) {
    expect(caseTable(kind).first).toBe(path[0])
    for (const [step, state] of path.slice(1).entries())
      expect(stepError(kind, path[step] ?? '', state)).toBeNull()
  }
})

describe('a message', () => {
  it.each(['form', 'fibre-enquiry'] as const)('(%s) is closed with a reason that exists', kind => {
    const close = (reason: string | null) => caseStateError(kind, 'new', { state: 'closed', reason })
    for (const reason of Object.keys(closingReasons)) expect(close(reason)).toBeNull()
    for (const reason of [null, '']) expect(close(reason)?.message).toBe('Kies een reden.')
    for (const reason of ['omdat', '__proto__'])
      expect(close(reason)?.message).toBe('Deze reden bestaat niet.')
    expect(isOver(kind, 'closed')).toBe(true)
  })
})

it('what goes on has no reason', () => {
  expect(caseStateError('order', 'acknowledged', { state: 'inProgress', reason: 'spam' })?.field).toBe(
    'reason',
  )
  expect(caseStateError('form', 'new', { state: 'answered', reason: 'spam' })?.field).toBe('reason')
})

it('an order is delivered in part while numbers are to be ported, and delivered once none is', () => {
  expect(manualStateError({ kind: 'order' }, 'partial', 2)).toBeNull()
  expect(manualStateError({ kind: 'order' }, 'completed', 2)).toMatch(/^Er komen nog nummers mee/)
  expect(manualStateError({ kind: 'order' }, 'partial', 0)).toMatch(/^Er komen geen nummers meer mee/)
  expect(manualStateError({ kind: 'order' }, 'completed', 0)).toBeNull()
})

it('the same state again is no change', () => {
  expect(caseStateError('order', 'held', { state: 'held', reason: null })?.message).toBe(
    'De status is al ‘wacht op de klant’.',
  )
})

it('what is stored is a state of its table, or the program is wrong', () => {
  fc.assert(
    fc.property(fc.string(), name => {
      for (const [, table] of every)
        if (Object.hasOwn(table.states, name)) expect(stateIn(table, name)).toBe(name)
        else expect(() => stateIn(table, name)).toThrow()
    }),
  )
  expect(orderState('held')).toBe('held')
  expect(quoteState('approved')).toBe('approved')
  expect(() => quoteState('held')).toThrow('held')
  expect(() => caseStateError('form', 'held', { state: 'new', reason: null })).toThrow('held')
})

it('an end is processed or withdrawn by hand, and no state of it is taken back', () => {
  const end = { kind: 'order', purpose: 'end' } as const
  for (const state of ['inProgress', 'pending', 'held', 'cancelled'])
    expect(manualStateError(end, state, 0)).toBeNull()
  for (const state of ['partial', 'completed', 'rejected', 'failed'])
    expect(manualStateError(end, state, 0)).toMatch(/vanzelf|ingetrokken/)
  expect(takeBackError({ ...end, state: 'cancelled' }, new Date(0), new Date(0))).toMatch(/niet terug/)
  expect(stateLabelOf(end, 'completed')).toBe('beëindigd')
  expect(stateLabelOf({ kind: 'order' }, 'completed')).toBe('geleverd')
})

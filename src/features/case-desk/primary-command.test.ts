import { expect, test } from 'vitest'
import { caseTable } from '../cases/case-states.ts'
import { type CaseFacts, dueStep } from '../cases/next-step.ts'
import { caseFacts } from '../cases/testing.ts'
import { primaryCommand } from './primary-command.ts'

const now = new Date('2026-11-26T10:00:00Z')
const calendar = { workingDaysLater: () => now, endOfDay: () => now, answeredBy: () => '2026-11-26' }
test.each<readonly [string, CaseFacts, ReturnType<typeof primaryCommand>]>([
  ['a new order', caseFacts('order', 'acknowledged'), { kind: 'call' }],
  [
    'an order whose customer was reached',
    caseFacts('order', 'acknowledged', { reachedAt: now }),
    { kind: 'move', state: 'inProgress' },
  ],
  ['a confirmed order', caseFacts('order', 'inProgress'), { kind: 'plan' }],
  [
    'an order with a day',
    caseFacts('order', 'inProgress', { deliveryDay: '2026-11-26' }),
    { kind: 'move', state: 'completed' },
  ],
  [
    'a quote that was talked through',
    caseFacts('quote', 'inProgress', { reachedAt: now }),
    { kind: 'quote' },
  ],
  ['an enquiry', caseFacts('fibre-enquiry', 'new'), { kind: 'answer' }],
  ['a form that asks for a call', caseFacts('form', 'new', { wantsCall: true }), { kind: 'call' }],
  ['an answered form', caseFacts('form', 'answered'), { kind: 'move', state: 'closed' }],
])('what is most often done with %s is its next step, and may follow', (_, facts, wanted) => {
  const next = dueStep(facts, now, calendar)?.step ?? null
  const act = primaryCommand({ next }, 0)
  expect(act).toEqual(wanted)
  if (act?.kind === 'move') expect(caseTable(facts.kind).states[facts.state]?.next).toContain(act.state)
})

test('an order with numbers to port is noted as delivered in part', () => {
  expect(primaryCommand({ next: 'deliver' }, 1)).toEqual({ kind: 'move', state: 'partial' })
  expect(primaryCommand({ next: 'deliver' }, 0)).toEqual({ kind: 'move', state: 'completed' })
})

test('of what is over nothing is done', () => expect(primaryCommand({ next: null }, 0)).toBeNull())

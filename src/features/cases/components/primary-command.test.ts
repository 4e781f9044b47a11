import { expect, test } from 'vitest'
import { caseTable } from '../case-states.ts'
import { type CaseFacts, dueStep } from '../next-step.ts'
import { primaryCommand } from './primary-command.ts'

const shownNumber = {
  position: 0,
  number: '+31201234567',
  state: 'requested',
  stateLabel: 'aangevraagd',
  provider: null,
  providerReference: null,
  askedOn: null,
  answeredBy: null,
  wishDate: null,
  plannedOn: null,
  refusal: null,
}
const now = new Date('2026-11-24T10:00:00Z')
const calendar = { workingDaysLater: () => now, endOfDay: () => now, answeredBy: () => '2026-11-24' }
const nothing: Omit<CaseFacts, 'kind' | 'state'> = {
  stateSince: now,
  reachedAt: null,
  missedAt: null,
  wroteAt: null,
  plannedCall: null,
  asked: [],
  wantsCall: false,
  deliveryDay: null,
  portIns: [],
  portInsAt: null,
  proposalUntil: null,
  quoteUntil: null,
  bouncedAt: null,
  infectedAt: null,
}

test.each<readonly [string, CaseFacts, ReturnType<typeof primaryCommand>]>([
  ['a new order', { kind: 'order', state: 'acknowledged', ...nothing }, { kind: 'call' }],
  [
    'an order whose customer was reached',
    { kind: 'order', state: 'acknowledged', ...nothing, reachedAt: now },
    { kind: 'move', state: 'inProgress' },
  ],
  ['a confirmed order', { kind: 'order', state: 'inProgress', ...nothing }, { kind: 'plan' }],
  [
    'an order with a day',
    { kind: 'order', state: 'inProgress', ...nothing, deliveryDay: '2026-11-24' },
    { kind: 'move', state: 'completed' },
  ],
  [
    'a quote that was talked through',
    { kind: 'quote', state: 'inProgress', ...nothing, reachedAt: now },
    { kind: 'quote' },
  ],
  ['an enquiry', { kind: 'fibre-enquiry', state: 'new', ...nothing }, { kind: 'answer' }],
  [
    'a form that asks for a call',
    { kind: 'form', state: 'new', ...nothing, wantsCall: true },
    { kind: 'call' },
  ],
  ['an answered form', { kind: 'form', state: 'answered', ...nothing }, { kind: 'move', state: 'closed' }],
])('what is most often done with %s is its next step, and may follow', (_, facts, wanted) => {
  const next = dueStep(facts, now, calendar)?.step ?? null
  const act = primaryCommand({ next, portIns: [] })
  expect(act).toEqual(wanted)
  if (act?.kind === 'move') expect(caseTable(facts.kind).states[facts.state]?.next).toContain(act.state)
})

test('an order with numbers to port is noted as delivered in part', () => {
  const number = { ...shownNumber, steps: ['ask' as const] }
  expect(primaryCommand({ next: 'deliver', portIns: [number] })).toEqual({ kind: 'move', state: 'partial' })
  const ported = { ...shownNumber, steps: [] }
  expect(primaryCommand({ next: 'deliver', portIns: [ported] })).toEqual({ kind: 'move', state: 'completed' })
})

test('of what is over nothing is done', () => expect(primaryCommand({ next: null, portIns: [] })).toBeNull())

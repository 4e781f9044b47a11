import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, workingDaysAfter } from '../../common/working-days.ts'
import { caseKinds } from './case-kinds.ts'
import { caseTable, isOver } from './case-states.ts'
import { type CaseFacts, dueStep, type StepCalendar, soonest } from './next-step.ts'
import { customerReplies, urgencyOf } from './next-steps.ts'
import { portInStates } from './port-in-states.ts'
import { answeredBy } from './provider-answer.ts'
import { caseFacts } from './testing.ts'

/** Days end at midnight UTC here; weekends are free. */
const endOfDay = (day: string) => new Date(`${addDays(day, 1)}T00:00:00Z`)
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
const calendar: StepCalendar = {
  workingDaysLater: (moment, days) => endOfDay(workingDaysAfter(dayOf(moment), days, () => false)),
  endOfDay,
  answeredBy: askedOn => answeredBy(askedOn, () => false),
}

const at = (moment: string) => new Date(moment)
/** A Thursday, a Friday and the Monday after. */
const thursday = at('2026-11-26T09:00:00Z')
const friday = at('2026-11-27T15:00:00Z')
const monday = at('2026-11-30T09:00:00Z')

const next = (given: CaseFacts, now = friday) => {
  const due = dueStep(given, now, calendar)
  return due && [due.step, dayOf(new Date(due.dueAt.getTime() - 1))]
}
const asked = { state: 'requested', askedOn: '2026-11-26', plannedOn: null } as const
const notAsked = { state: 'requested', askedOn: null, plannedOn: null } as const
const moved = { state: 'completed', askedOn: '2026-11-20', plannedOn: '2026-11-25' } as const
const planned = { state: 'planned', askedOn: '2026-11-20', plannedOn: '2026-12-03' } as const
const refused = { state: 'rejected', askedOn: '2026-11-20', plannedOn: null } as const
const told = { words: 'change', at: friday } as const

describe('the next step, and its day,', () => {
  it.each<readonly [string, CaseFacts, string, string]>([
    ['of a new order', caseFacts('order', 'acknowledged'), 'call', '2026-11-27'],
    [
      'of an order whose customer was reached on a Friday',
      caseFacts('order', 'acknowledged', { reachedAt: friday }),
      'confirm',
      '2026-11-30',
    ],
    [
      'of an order whose customer was not reached',
      caseFacts('order', 'acknowledged', { missedAt: friday }),
      'call',
      '2026-11-30',
    ],
    [
      'of an order whose customer is called at an agreed moment',
      caseFacts('order', 'acknowledged', { plannedCall: at('2026-12-01T10:00:00Z') }),
      'call',
      '2026-12-01',
    ],
    [
      'of a delivered order whose rented devices are late from a day on',
      caseFacts('order', 'completed', { returnsLateOn: '2026-12-15' }),
      'settle-return',
      '2026-12-15',
    ],
    [
      'of an end that came in',
      caseFacts('order', 'acknowledged', { endsOn: '2026-12-31' }),
      'process-notice',
      '2026-11-27',
    ],
    [
      'of an end that was processed',
      caseFacts('order', 'inProgress', { endsOn: '2026-12-31' }),
      'switch-off',
      '2026-12-31',
    ],
    ['of an order that is prepared', caseFacts('order', 'pending'), 'prepare', '2026-11-27'],
    ['of a confirmed order', caseFacts('order', 'inProgress'), 'plan', '2026-11-27'],
    [
      'of an order with a day',
      caseFacts('order', 'inProgress', { deliveryDay: '2026-12-08' }),
      'deliver',
      '2026-12-08',
    ],
    [
      'of an order with a number that moves before its day',
      caseFacts('order', 'inProgress', { deliveryDay: '2026-12-08', portIns: [planned] }),
      'port-in',
      '2026-12-03',
    ],
    [
      'of an order with a number that was refused',
      caseFacts('order', 'inProgress', { deliveryDay: '2026-12-08', portIns: [refused], portInsAt: friday }),
      'port-in',
      '2026-11-30',
    ],
    [
      'of an order whose day comes before anybody answers the question of its customer',
      caseFacts('order', 'inProgress', { deliveryDay: '2026-11-27', asked: [told] }),
      'deliver',
      '2026-11-27',
    ],
    ['of an order that waits for its customer', caseFacts('order', 'held'), 'follow-up', '2026-12-01'],
    [
      'of an order that waits, and whose customer we wrote to',
      caseFacts('order', 'held', { wroteAt: friday }),
      'follow-up',
      '2026-12-02',
    ],
    [
      'of an order delivered but for a number that was not asked for',
      caseFacts('order', 'partial', { portIns: [notAsked, moved] }),
      'port-in',
      '2026-11-27',
    ],
    [
      'of an order delivered but for a number that another provider has to answer for',
      caseFacts('order', 'partial', { portIns: [asked], deliveryDay: '2026-11-20' }),
      'port-in',
      '2026-12-01',
    ],
    [
      'of an order delivered with its numbers',
      caseFacts('order', 'partial', { portIns: [moved] }),
      'deliver',
      '2026-11-27',
    ],
    [
      'of an order whose customer is asked about its lines',
      caseFacts('order', 'inProgress', { proposalUntil: at('2026-12-20T00:00:00Z') }),
      'follow-up',
      '2026-12-01',
    ],
    [
      'of an order whose customer can be asked no longer than tomorrow',
      caseFacts('order', 'acknowledged', { proposalUntil: at('2026-11-28T00:00:00Z') }),
      'follow-up',
      '2026-11-27',
    ],
    ['of a quote request', caseFacts('quote', 'inProgress'), 'call', '2026-11-27'],
    [
      'of a quote request that was talked through',
      caseFacts('quote', 'inProgress', { reachedAt: friday }),
      'make-quote',
      '2026-11-30',
    ],
    ['of a quote that waits for information', caseFacts('quote', 'pending'), 'find-out', '2026-12-01'],
    [
      'of a quote that was sent',
      caseFacts('quote', 'approved', { quoteUntil: at('2026-12-26T00:00:00Z') }),
      'follow-up',
      '2026-12-01',
    ],
    [
      'of a quote that is valid for a day',
      caseFacts('quote', 'approved', { quoteUntil: at('2026-11-28T00:00:00Z') }),
      'follow-up',
      '2026-11-27',
    ],
    [
      'of a quote that expired',
      caseFacts('quote', 'approved', { quoteUntil: at('2026-11-27T00:00:00Z') }),
      'renew',
      '2026-11-30',
    ],
    [
      'of a quote that its customer asks about',
      caseFacts('quote', 'approved', { quoteUntil: at('2026-12-26T00:00:00Z'), asked: [told] }),
      'respond',
      '2026-11-30',
    ],
    [
      'of an order with several requests, of which the oldest counts',
      caseFacts('order', 'inProgress', { asked: [told, { words: 'cancel', at: monday }] }),
      'respond',
      '2026-11-30',
    ],
    ...(
      [
        ['quote', 'rejected'],
        ['quote', 'cancelled'],
        ['quote', 'accepted'],
        ['order', 'completed'],
        ['form', 'closed'],
        ['fibre-enquiry', 'closed'],
      ] as const
    ).map(
      ([kind, state]) =>
        [
          `of what is over (${kind} ${state}) and is asked about`,
          caseFacts(kind, state, { asked: [told] }),
          'respond',
          '2026-11-30',
        ] as const,
    ),
    ['of an enquiry', caseFacts('fibre-enquiry', 'new'), 'answer', '2026-11-27'],
    ['of a form', caseFacts('form', 'new'), 'answer', '2026-11-27'],
    ['of a form that asks for a call', caseFacts('form', 'new', { wantsCall: true }), 'call', '2026-11-27'],
    [
      'of a form whose sender was called',
      caseFacts('form', 'new', { wantsCall: true, reachedAt: friday }),
      'close',
      '2026-11-30',
    ],
    ['of an answered form', caseFacts('form', 'answered'), 'close', '2026-11-27'],
    [
      'of an order whose mail came back, while the call is due later',
      caseFacts('order', 'acknowledged', { stateSince: friday, bouncedAt: thursday }),
      'check-address',
      '2026-11-27',
    ],
    [
      'of an order whose mail came back, while the call is due earlier',
      caseFacts('order', 'acknowledged', { bouncedAt: friday }),
      'call',
      '2026-11-27',
    ],
    [
      'of an order that is delivered and whose mail came back',
      caseFacts('order', 'completed', { bouncedAt: thursday }),
      'check-address',
      '2026-11-27',
    ],
    [
      'a call that was agreed after delivery comes on its day',
      caseFacts('order', 'completed', { plannedCall: monday }),
      'call',
      '2026-11-30',
    ],
    [
      'a delivered order that waits is followed up on that day',
      caseFacts('order', 'completed', { waitsUntil: '2026-12-01' }),
      'follow-up',
      '2026-12-01',
    ],
    [
      'a mail about a delivered order that waits is answered first',
      caseFacts('order', 'completed', { waitsUntil: '2026-12-04', asked: [{ words: 'mail', at: friday }] }),
      'answer',
      '2026-11-30',
    ],
    [
      'a virus in an answer is written about again within a working day, also when the order is over',
      caseFacts('order', 'completed', { infectedAt: thursday }),
      'send-again',
      '2026-11-27',
    ],
  ])('%s', (_, given, step, day) => expect(next(given)).toEqual([step, day]))

  it('of an expired quote whose maker spoke to the customer since comes a working day later', () => {
    const expired = caseFacts('quote', 'approved', {
      quoteUntil: at('2026-11-27T00:00:00Z'),
      reachedAt: monday,
    })
    expect(next(expired, monday)).toEqual(['renew', '2026-12-01'])
  })
})

const moment = fc.date({
  min: at('2026-01-01T00:00:00Z'),
  max: at('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
})
const day = moment.map(dayOf)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const anyFacts = (kind: CaseFacts['kind'], state: string): fc.Arbitrary<CaseFacts> =>
  fc.record({
    kind: fc.constant(kind),
    state: fc.constant(state),
    stateSince: moment,
    reachedAt: maybe(moment),
    missedAt: maybe(moment),
    wroteAt: maybe(moment),
    plannedCall: maybe(moment),
    waitsUntil: maybe(day),
    asked: fc.array(fc.record({ words: fc.constantFrom(...customerReplies), at: moment }), { maxLength: 3 }),
    wantsCall: fc.boolean(),
    deliveryDay: maybe(day),
    portIns: fc.array(
      fc.record({ state: fc.constantFrom(...portInStates), askedOn: maybe(day), plannedOn: maybe(day) }),
      { maxLength: 3 },
    ),
    portInsAt: maybe(moment),
    proposalUntil: maybe(moment),
    quoteUntil: maybe(moment),
    endsOn: kind === 'order' ? maybe(day) : fc.constant(null),
    returnsLateOn: maybe(day),
    bouncedAt: maybe(moment),
    infectedAt: maybe(moment),
  })

const states = caseKinds.flatMap(kind =>
  Object.keys(caseTable(kind).states).map(state => [kind, state] as const),
)

/** A mail is answered by mail; a withdrawn notice is work, of which the customer has a confirmation. */
const responseTo = ({ asked: [first] }: CaseFacts) => {
  if (first?.words === 'notice-withdrawn') return 'process-notice'
  return first && (first.words === 'mail' ? 'answer' : 'respond')
}

/** Of a case that is over, what is owed or was agreed since. */
const isAfterwards = (given: CaseFacts, step: string | undefined): boolean => {
  const possible = [
    responseTo(given),
    given.plannedCall ? 'call' : undefined,
    given.waitsUntil ? 'follow-up' : undefined,
  ].filter(each => each !== undefined)
  return possible.length === 0 ? step === undefined : possible.some(each => each === step)
}

describe('whatever is known', () => {
  it.each(states)(
    'a case of the kind %s that is %s has a next step while it is not over, or its customer waits for an answer',
    (kind, state) => {
      fc.assert(
        fc.property(anyFacts(kind, state), moment, (given, now) => {
          const due = dueStep(given, now, calendar)
          if (due?.step === 'check-address') return given.bouncedAt !== null
          if (due?.step === 'send-again') return given.infectedAt !== null
          if (due?.step === 'settle-return') return given.returnsLateOn !== null
          if (isOver(kind, state)) return isAfterwards(given, due?.step)
          return due !== null && !Number.isNaN(due.dueAt.getTime())
        }),
        { numRuns: 200 },
      )
    },
  )

  it('what is given a moment afterwards is not late from the start', () => {
    fc.assert(fc.property(moment, moment, (dueAt, now) => soonest(dueAt, now, calendar) > now))
  })
})

describe('what is promised', () => {
  const now = at('2026-11-24T10:00:00Z')
  it.each([
    ['2026-11-24T09:59:59Z', 'late'],
    ['2026-11-24T10:00:00Z', 'soon'],
    ['2026-11-25T10:00:00Z', 'soon'],
    ['2026-11-25T10:00:01Z', 'later'],
  ])('for %s is %s', (dueAt, urgency) => {
    expect(urgencyOf(new Date(dueAt), now)).toBe(urgency)
  })

  it('is not urgent where nothing is', () => {
    expect(urgencyOf(null, now)).toBe('none')
  })
})

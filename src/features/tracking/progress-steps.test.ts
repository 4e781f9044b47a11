import { describe, expect, test } from 'vitest'
import { orderStates, quoteStates } from '../cases/case-states.ts'
import { followedQuotes, quoteStatusTexts } from '../quotes/followed-quotes.ts'
import { ordersStayText } from '../quotes/texts.ts'
import type { CaseProgress } from './contract.ts'
import { followedOrders, orderStatusTexts } from './followed-orders.ts'
import { progressSteps } from './progress-steps.ts'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`
const dayOf = (moment: string) => `dag ${Number(moment.slice(8, 10))}`
const none: CaseProgress = {
  moments: [],
  hearsBy: null,
  isCalled: false,
  waitsFor: null,
  plannedCall: null,
  moved: { call: null, delivery: null },
  delivery: null,
  numbers: [],
  acceptUntil: null,
  cancelling: null,
  asked: [],
}
const came = (...states: readonly string[]): CaseProgress => ({
  ...none,
  moments: states.map((state, place) => ({ state, at: at(place + 1) })),
})
const delivery = { day: '2026-12-03', partOfDay: 'morning' } as const
const call = '2026-11-30T13:00:00.000Z'
const number = { number: '+31201234567', state: 'planned', day: '2026-12-10', movedFrom: null } as const

const orderText = (state: (typeof orderStates)[number], progress: CaseProgress) => {
  const { label, next } = orderStatusTexts(state, progress)
  const steps = progressSteps(followedOrders, progress, dayOf)
  return [label, next, ...steps.map(each => `${each.standing} ${each.title} ${each.day ?? ''} ${each.text}`)]
    .join('\n')
    .replaceAll('\u00a0', ' ')
}
const quoteText = (state: (typeof quoteStates)[number], progress: CaseProgress) => {
  const { label, next } = quoteStatusTexts(state, progress)
  const steps = progressSteps(followedQuotes, progress, dayOf)
  return [label, next, ...steps.map(each => `${each.standing} ${each.title} ${each.day ?? ''} ${each.text}`)]
    .join('\n')
    .replaceAll('\u00a0', ' ')
}

type Case<State> = readonly [string, State, CaseProgress, readonly RegExp[], readonly RegExp[]]

const orders: readonly Case<(typeof orderStates)[number]>[] = [
  [
    'that came in',
    'acknowledged',
    came('acknowledged'),
    [/done Ontvangen dag 1/, /now Bevestigd/],
    [/We leveren/],
  ],
  [
    'with a call agreed',
    'acknowledged',
    { ...came('acknowledged'), plannedCall: call },
    [/We bellen je ma 30 nov, 14:00/],
    [/binnen 1 werkdag/],
  ],
  [
    'with a call that was moved',
    'acknowledged',
    {
      ...came('acknowledged'),
      plannedCall: call,
      moved: { call: '2026-11-27T13:00:00.000Z', delivery: null },
    },
    [/We bellen je ma 30 nov, 14:00\. Dat was eerst vr 27 nov, 14:00\./],
    [],
  ],
  [
    'whose delivery was moved',
    'inProgress',
    {
      ...came('acknowledged', 'inProgress'),
      delivery,
      moved: { call: null, delivery: { day: '2026-12-01', partOfDay: 'afternoon' } },
    },
    [
      /We leveren donderdag 3 december, tussen 8 en 12 uur\. Dat was eerst dinsdag 1 december, tussen 12 en 17 uur\./,
    ],
    [],
  ],
  [
    'that was confirmed',
    'inProgress',
    came('acknowledged', 'inProgress'),
    [/done Bevestigd dag 2/, /now Leverdag gepland/],
    [/Alles is geleverd/],
  ],
  [
    'with a day',
    'inProgress',
    { ...came('acknowledged', 'inProgress'), delivery },
    [/We leveren donderdag 3 december/, /done Leverdag gepland/, /now Geleverd/],
    [/1 tot 3 weken/],
  ],
  [
    'that waits for its customer',
    'held',
    { ...came('acknowledged', 'inProgress', 'held'), delivery },
    [
      /now Wacht op jou dag 3 We hebben nog iets van je nodig/,
      /Afgesproken voor donderdag 3 december/,
      /ahead Geleverd/,
    ],
    [/now Geleverd/, /We leveren/],
  ],
  [
    'that waits for what it is said to wait for',
    'held',
    { ...came('acknowledged', 'held'), waitsFor: 'customer-details' },
    [/now Wacht op jou dag 2 We missen nog gegevens van je\. Bel of mail ons/],
    [/iets van je nodig/],
  ],
  [
    'that waits, with a call agreed on',
    'held',
    { ...came('acknowledged', 'held'), waitsFor: 'customer-approval', plannedCall: call },
    [/We wachten nog op je akkoord\. We bellen je ma 30 nov/],
    [/Bel of mail ons/],
  ],
  [
    'in preparation',
    'pending',
    came('acknowledged', 'pending'),
    [/bereiden de levering voor/],
    [/Alles is geleverd/],
  ],
  [
    'that waits for its numbers',
    'partial',
    { ...came('acknowledged', 'inProgress', 'partial'), delivery, numbers: [number] },
    [/Deels geleverd/, /done Geleverd dag 3/, /now Nummers over/],
    [/We leveren/, /Alles is geleverd\./],
  ],
  [
    'that was delivered',
    'completed',
    { ...came('acknowledged', 'inProgress', 'completed'), delivery },
    [/done Geleverd dag 3/, /Afgesproken voor donderdag 3 december/],
    [/We leveren/, /now /, /ahead /],
  ],
  [
    'whose numbers came last',
    'completed',
    {
      ...came('acknowledged', 'inProgress', 'partial', 'completed'),
      numbers: [{ ...number, state: 'completed' }],
    },
    [/done Geleverd dag 3/, /done Nummers over dag 4/],
    [/now /, /ahead /],
  ],
  [
    'that was cancelled',
    'cancelled',
    { ...came('acknowledged', 'cancelled'), delivery },
    [/now Geannuleerd dag 2/],
    [/We leveren/, /Leverdag/, /ahead /, /We bellen/],
  ],
  [
    'that was rejected',
    'rejected',
    came('acknowledged', 'rejected'),
    [/now Afgewezen dag 2/],
    [/We leveren/, /Leverdag/, /ahead /],
  ],
  [
    'that failed',
    'failed',
    { ...came('acknowledged', 'inProgress', 'failed'), delivery },
    [/done Bevestigd dag 2/, /now Mislukt dag 3/],
    [/We leveren/, /Leverdag/, /ahead /],
  ],
]

const until = { day: '2026-12-23', isExpired: false }
const quotes: readonly Case<(typeof quoteStates)[number]>[] = [
  [
    'that was asked for',
    'inProgress',
    came('inProgress'),
    [/done Aangevraagd dag 1/, /now Doorgenomen/],
    [/akkoord/],
  ],
  [
    'with a call agreed',
    'inProgress',
    { ...came('inProgress'), plannedCall: call },
    [/We bellen je ma 30 nov, 14:00/],
    [/binnen 1 werkdag/],
  ],
  [
    'that needs to be found out',
    'pending',
    came('inProgress', 'pending'),
    [/Wacht op informatie/],
    [/akkoord/],
  ],
  [
    'that was sent',
    'approved',
    { ...came('inProgress', 'approved'), acceptUntil: until },
    [/Wacht op je akkoord/, /done Prijsopgave verstuurd dag 2/, /woensdag 23 december/],
    [/Verlopen/],
  ],
  [
    'that expired',
    'approved',
    { ...came('inProgress', 'approved'), acceptUntil: { ...until, isExpired: true } },
    [/^Verlopen/, /now Verlopen/, /nieuwe versie/],
    [/akkoord/, /kunt hem accepteren/, /Geaccepteerd/],
  ],
  [
    'that was accepted',
    'accepted',
    came('inProgress', 'approved', 'accepted'),
    [/done Geaccepteerd dag 3/],
    [/now /, /ahead /, /Wacht op/],
  ],
  [
    'that was declined',
    'rejected',
    came('inProgress', 'approved', 'rejected'),
    [/now Afgewezen dag 3/],
    [/ahead /],
  ],
  [
    'that was withdrawn',
    'cancelled',
    came('inProgress', 'approved', 'cancelled'),
    [/now Ingetrokken dag 3/],
    [/ahead /],
  ],
]

describe('a customer reads of an order', () => {
  test.each(orders)('%s what holds, and nothing else', (_, state, progress, says, not) => {
    const text = orderText(state, progress)
    for (const words of says) expect(text).toMatch(words)
    for (const words of not) expect(text).not.toMatch(words)
  })
  test('in every state', () =>
    expect(new Set(orders.map(([, state]) => state))).toEqual(new Set(orderStates)))
})

describe('a customer reads of a quote', () => {
  test.each(['rejected', 'cancelled'] as const)('of which parts are orders that those go on: %s', state => {
    const progress = came('inProgress', 'approved', state)
    expect(quoteStatusTexts(state, progress, true).next).toContain(ordersStayText)
    expect(quoteStatusTexts(state, progress).next).not.toContain(ordersStayText)
  })
  test.each(quotes)('%s what holds, and nothing else', (_, state, progress, says, not) => {
    const text = quoteText(state, progress)
    for (const words of says) expect(text).toMatch(words)
    for (const words of not) expect(text).not.toMatch(words)
  })
  test('in every state', () =>
    expect(new Set(quotes.map(([, state]) => state))).toEqual(new Set(quoteStates)))
})

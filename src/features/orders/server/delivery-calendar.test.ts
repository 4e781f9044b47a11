import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { sampleProgress } from '../../../app/worker/testing-orders.ts'
import { caseEvents } from '../../cases/events.ts'
import type { DeliveryPlan } from '../../cases/server/planning/delivery-plan.ts'
import { entryRevision, writeDeliveryCalendar } from './delivery-calendar.ts'

const { order } = sampleProgress
const plan = { day: '2026-12-01', partOfDay: 'morning', installer: 'Karim; van De Draad, Utrecht' } as const

const planned = (occurredAt: string) => ({
  type: caseEvents.deliveryPlanned,
  data: {},
  occurredAt: new Date(occurredAt),
})
const moved = (from: string, to: string) => ({
  type: caseEvents.stateChanged,
  data: { from, to },
  occurredAt: new Date('2026-11-26T10:00:00Z'),
})

const write = (
  changes: Partial<DeliveryPlan> = {},
  state: typeof order.state = 'inProgress',
  productType = order.productType,
) =>
  writeDeliveryCalendar({
    order: { ...order, state, productType },
    plan: { ...plan, ...changes },
    revision: entryRevision([planned('2026-11-24T10:00:00Z'), planned('2026-11-25T10:00:00Z')]),
    brand,
  })

/** The event as another library reads it. */
function eventIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [event] = calendar.getAllSubcomponents('vevent')
  if (!event) throw new Error('There is no event')
  return { ...valuesOf(calendar), ...valuesOf(event) }
}
const valuesOf = (event: InstanceType<typeof ICAL.Component>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    event.getAllProperties().map(({ name }) => [name, String(event.getFirstPropertyValue(name))]),
  )

test('a morning is an event of its hours, with address, number and phone, that another library reads', () => {
  expect(eventIn(write())).toMatchObject({
    method: 'PUBLISH',
    uid: 'levering-482739166-1795249800000',
    sequence: '1',
    status: 'CONFIRMED',
    dtstamp: '2026-11-25T10:00:00Z',
    dtstart: '2026-12-01T07:00:00Z',
    dtend: '2026-12-01T11:00:00Z',
    location: 'Frederiksplein 42, 1017\u00a0XN Amsterdam',
    summary: expect.stringContaining('bestelling 482-739-166'),
    description: expect.stringMatching(/Monteur: Karim; van De Draad, Utrecht\.\n.*\n.*085 000 00 00/),
  })
})

test('a day of which no part was agreed is a whole day, in which nothing is taken', () => {
  expect(eventIn(write({ partOfDay: 'day' }))).toMatchObject({
    dtstart: '2026-12-01',
    dtend: '2026-12-02',
    transp: 'TRANSPARENT',
  })
})

test.each(['held', 'cancelled', 'rejected', 'failed'] as const)(
  'an order that is %s takes its entry back, which then promises nothing',
  state => {
    const event = eventIn(write({}, state))
    expect(event).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' })
    expect(event.description).toMatch(/^Op deze dag leveren we bestelling 482-739-166 niet\./)
    expect(event.description).not.toMatch(/Monteur|deur/)
  },
)

test('nobody waits at the door for licences', () => {
  expect(eventIn(write()).description).toContain('de deur opent')
  expect(eventIn(write({ installer: '' }, 'inProgress', 'cloud')).description).not.toContain('deur')
})

test('lines end as RFC 5545 says, are folded at 75 octets, and commas and semicolons are escaped', () => {
  const lines = write().split('\r\n')
  expect(lines.some(line => line.includes('\n'))).toBe(false)
  expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain('Karim\\; van De Draad\\, Utrecht')
})

describe('the sequence', () => {
  test.each([
    ['is 0 at first', [planned('2026-11-24T10:00:00Z')], 0],
    [
      'does not count what was before the first plan',
      [
        moved('acknowledged', 'cancelled'),
        moved('cancelled', 'acknowledged'),
        planned('2026-11-24T10:00:00Z'),
      ],
      0,
    ],
    [
      'rises with a plan, with an end and with going on',
      [
        planned('2026-11-24T10:00:00Z'),
        planned('2026-11-25T10:00:00Z'),
        moved('inProgress', 'cancelled'),
        moved('cancelled', 'inProgress'),
      ],
      3,
    ],
    ['stays with any other state', [planned('2026-11-24T10:00:00Z'), moved('inProgress', 'pending')], 0],
    ['rises where the order is held', [planned('2026-11-24T10:00:00Z'), moved('inProgress', 'held')], 1],
  ])('%s', (_, events, sequence) => expect(entryRevision(events).sequence).toBe(sequence))
})

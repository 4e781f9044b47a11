import { describe, expect, it, test } from 'vitest'
import { kindOf } from '../../common/event-kind.ts'
import { type LaterEvent, overtakerOf as overtakerAround } from '../../features/mails/server/overtaking.ts'
import type { EventName } from '../events/declared.ts'
import { isMailName, type MailName, mailKinds } from './declared.ts'
import { overtakersOf } from './overtakers.ts'

/* Every pair of kinds: a mail that waits, and what the mail of the other kind tells happens after it. */

const event = (name: EventName, data: LaterEvent['data'] = {}): LaterEvent => ({
  type: kindOf(name),
  data,
})
const to = (state: string) => event('state-changed', { to: state })

const overtakerOf = (
  kind: MailName,
  act: readonly LaterEvent[],
  later: readonly LaterEvent[],
  before: readonly LaterEvent[] = [],
) => overtakerAround(overtakersOf(kind), { upTo: [...before, ...act], act, later })

/** The events that mails of each kind tell; of the others nothing that a case or a receiver has an event of. */
const tells: Partial<Record<MailName, readonly LaterEvent[]>> = {
  'order-confirmed': [event('call-done'), to('inProgress')],
  'delivery-planned': [event('delivery-planned', { day: '2026-12-07' })],
  'order-delivered-in-part': [to('partial')],
  'order-delivered': [to('completed')],
  'order-held': [to('held')],
  'order-cancelled': [to('cancelled')],
  'order-rejected': [to('rejected')],
  'order-failed': [to('failed')],
  'order-reopened': [event('state-changed', { to: 'inProgress', takenBack: true })],
  'port-in-planned': [event('port-in-changed', { position: 0, step: 'plan' })],
  'parcel-sent': [event('parcel-added', { parcel: 'p' })],
  'lines-proposed': [event('lines-proposed')],
  'lines-changed': [event('lines-changed')],
  'mandate-corrected': [event('document-corrected')],
  'case-message': [event('message-sent')],
  'quote-sent': [to('approved'), event('quote-sent')],
  'quote-ended': [to('rejected')],
  'quote-reopened': [event('state-changed', { to: 'approved', takenBack: true })],
  'quote-withdrawn': [to('cancelled'), event('quote-withdrawn')],
  'quote-opened-notice': [event('quote-opened')],
  'quote-question-notice': [event('quote-asked')],
  'quote-accepted-notice': [event('quote-accepted'), to('accepted')],
  'acceptance-confirmation': [event('quote-accepted'), to('accepted')],
  'quote-declined-notice': [event('quote-declined'), to('rejected')],
  'webhook-failing': [event('webhook-failing', { subscription: 's' })],
  'webhook-switched-off': [event('webhook-switched-off', { subscription: 's' })],
}

const ofOrders: readonly MailName[] = [
  'order-confirmed',
  'delivery-planned',
  'order-delivered-in-part',
  'order-delivered',
  'order-held',
  'order-cancelled',
  'order-rejected',
  'order-failed',
  'order-reopened',
  'port-in-planned',
  'parcel-sent',
  'lines-proposed',
  'lines-changed',
  'mandate-corrected',
]
const ofQuotes: readonly MailName[] = [
  'quote-sent',
  'quote-ended',
  'quote-reopened',
  'quote-withdrawn',
  'quote-opened-notice',
  'quote-question-notice',
  'quote-accepted-notice',
  'acceptance-confirmation',
  'quote-declined-notice',
]
const ofReceivers: readonly MailName[] = ['webhook-failing', 'webhook-switched-off']
const families = [[...ofOrders, 'case-message'], [...ofQuotes, 'case-message'], ofReceivers] as const

const ends = ['order-cancelled', 'order-rejected', 'order-failed'] as const
const delivered = ['order-delivered-in-part', 'order-delivered'] as const
const turns = ['order-confirmed', 'order-held', 'order-reopened', ...ends, ...delivered] as const
const quoteEnds = [
  'quote-ended',
  'quote-withdrawn',
  'quote-declined-notice',
  'quote-accepted-notice',
  'acceptance-confirmation',
] as const
const quoteTurns = ['quote-sent', 'quote-reopened', ...quoteEnds] as const

/** By the mails of which other kinds each kind is overtaken, as docs/decisions/mail.md has it; by none where it is not named. */
const expected: Partial<Record<MailName, readonly MailName[]>> = {
  'order-notice': [...ends, ...delivered],
  'order-confirmed': ['order-held', ...ends, ...delivered],
  'delivery-planned': ['delivery-planned', 'order-held', ...ends, ...delivered],
  'order-held': turns,
  'order-cancelled': turns,
  'order-rejected': turns,
  'order-failed': turns,
  'order-delivered': turns,
  'order-delivered-in-part': turns,
  'order-reopened': ['order-held', ...ends, ...delivered],
  'port-in-planned': ['port-in-planned', 'order-held', ...ends],
  'lines-proposed': ['lines-proposed', 'lines-changed', ...ends, ...delivered],
  'quote-notice': quoteEnds,
  'quote-sent': ['quote-sent', ...quoteEnds],
  'quote-reminder': ['quote-sent', 'quote-question-notice', ...quoteEnds],
  'quote-expired-notice': ['quote-sent', ...quoteEnds],
  'quote-reopened': ['quote-sent', ...quoteEnds],
  'quote-ended': quoteTurns,
  'quote-withdrawn': quoteTurns,
  'quote-declined-notice': quoteTurns,
  'quote-opened-notice': ['quote-sent', ...quoteEnds],
  'webhook-failing': ['webhook-switched-off'],
}

const extra: Partial<Record<MailName, number>> = {
  'order-notice': 0,
  'quote-notice': 1,
  'quote-reminder': 1,
  'quote-expired-notice': 1,
}
const familyOf = (kind: MailName) =>
  families.find(family => family.some(each => each === kind)) ?? families[extra[kind] ?? 0]

const kinds = mailKinds.names.filter(isMailName)

test.each(kinds.map(kind => [kind]))('%s is overtaken by exactly what makes it untrue', kind => {
  const overtaking = (familyOf(kind) ?? []).filter(
    later => overtakerOf(kind, tells[kind] ?? [], tells[later] ?? []) !== null,
  )
  expect(overtaking.toSorted()).toEqual([...(expected[kind] ?? [])].toSorted())
})

describe('of several later events', () => {
  it('the last state counts: what was held and let through again says what stands', () => {
    expect(overtakerOf('delivery-planned', [], [to('held'), to('inProgress')])).toBeNull()
    expect(overtakerOf('order-held', [to('held')], [to('inProgress'), to('held')])).toEqual(to('held'))
  })
  it('a day that is planned while the order is held goes only once the order goes on', () => {
    const planned = [event('delivery-planned')]
    expect(overtakerOf('delivery-planned', planned, [], [to('held')])).toEqual(to('held'))
    expect(overtakerOf('delivery-planned', planned, [to('inProgress')], [to('held')])).toBeNull()
  })
  it('the newest that overtakes is named', () => {
    const moved = event('delivery-planned', { day: '2026-12-14' })
    expect(overtakerOf('delivery-planned', [], [moved, to('cancelled')])).toEqual(to('cancelled'))
    expect(overtakerOf('delivery-planned', [], [to('held'), to('inProgress'), moved])).toBe(moved)
  })
  it('only what is about the same number, parcel or receiver counts', () => {
    const plan = (position: number) => event('port-in-changed', { position })
    expect(overtakerOf('port-in-planned', [plan(0)], [plan(1)])).toBeNull()
    expect(overtakerOf('port-in-planned', [plan(0)], [plan(1), plan(0)])).toEqual(plan(0))
    const removed = (parcel: string) => event('parcel-removed', { parcel })
    expect(overtakerOf('parcel-sent', [event('parcel-added', { parcel: 'a' })], [removed('b')])).toBeNull()
    expect(overtakerOf('parcel-sent', [event('parcel-added', { parcel: 'a' })], [removed('a')])).toEqual(
      removed('a'),
    )
    // An event of the release before names no parcel.
    expect(overtakerOf('parcel-sent', [event('parcel-added')], [event('parcel-removed')])).toBeNull()
  })
})

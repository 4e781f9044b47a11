import { expect, test } from 'vitest'
import { kindOf } from '../../common/event-kind.ts'
import type { CaseMail, TimelineEntry } from '../cases/contract-timeline.ts'
import { lastMailToCustomer, type StreamFilter, streamFilterOf, streamOf } from './stream-filters.ts'

const entry = (id: number, type: string): TimelineEntry => ({
  id,
  at: '2026-11-23T10:00:00.000Z',
  by: { kind: 'staff', name: 'Noor' },
  type: kindOf(type),
  data: {},
  words: null,
  received: null,
  files: [],
  values: [],
})
const mail = (id: number, of: number, kind = 'order-confirmed'): CaseMail => ({
  id,
  kind,
  recipient: 'lotte@korenmolen.example',
  state: 'sent',
  overtakenBy: null,
  queuedAt: '2026-11-23T10:00:00.000Z',
  endedAt: null,
  attempts: 1,
  lastError: null,
  entry: of,
})
const timeline = [
  entry(8, 'case-viewed'),
  entry(7, 'mail-received'),
  entry(6, 'message-sent'),
  entry(5, 'state-changed'),
  entry(4, 'note-written'),
  entry(3, 'call-done'),
  entry(2, 'case-assigned'),
  entry(-9, 'mail-queued'),
  entry(1, 'case-opened'),
]
const mails = [
  mail(6, 6, 'case-answer'),
  mail(5, 5),
  mail(9, -9, 'quote-reminder'),
  mail(2, 1, 'order-notice'),
]

test.each<[StreamFilter, number[]]>([
  ['alles', [7, 6, 5, 4, 3, 2, -9, 1]],
  ['gesprek', [7, 6, 5, 3, -9]],
  ['mails', [7, 6, 5, -9]],
  ['notities', [4]],
  ['gebeurtenissen', [8, 5, 3, 2, 1]],
])('%s shows its entries, each with its mails', (filter, ids) => {
  const stream = streamOf({ timeline, mails }, filter)
  expect(stream.map(({ id }) => id)).toEqual(ids)
  for (const { id, mails: own } of stream)
    expect(own.map(({ entry: of }) => of)).toEqual(mails.flatMap(({ entry: of }) => (of === id ? [of] : [])))
})

test('an address that asks for no filter that there is shows everything', () =>
  expect([null, 'iets', 'mails'].map(streamFilterOf)).toEqual(['alles', 'alles', 'mails']))

test('the newest mail to the customer is none to ourselves', () => {
  expect(lastMailToCustomer([mail(1, 1), mail(3, 1, 'order-notice'), mail(2, 1)])?.id).toBe(2)
  expect(lastMailToCustomer([])).toBeNull()
})

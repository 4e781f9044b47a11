import { expect, test } from 'vitest'
import { kindOf } from '../../common/event-kind.ts'
import { lastMailToCustomer, type StreamFilter, streamFilterOf, streamOf } from './stream-filters.ts'
import { caseMail, timelineEntry } from './testing-timeline.ts'

const mail = (id: number, of: number, kind = 'order-confirmed') => caseMail({ id, kind, entry: of })
const timeline = [
  timelineEntry(8, kindOf('case-viewed')),
  timelineEntry(7, kindOf('mail-received')),
  timelineEntry(6, kindOf('message-sent')),
  timelineEntry(5, kindOf('state-changed')),
  timelineEntry(4, kindOf('note-written')),
  timelineEntry(3, kindOf('call-done')),
  timelineEntry(2, kindOf('case-assigned')),
  timelineEntry(-9, kindOf('mail-queued')),
  timelineEntry(1, kindOf('case-opened')),
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

import { expect, test } from 'vitest'
import { compareAgreements, type LivedAgreement, type StoredAgreement } from './kill-agreements.ts'
import { compareApiOrders, type StoredApiOrder } from './kill-api-orders.ts'
import { compareJobs, type StoredJobCase } from './kill-jobs.ts'
import { compareMails, type StoredMail } from './kill-mails.ts'
import { compareWebhooks, type OwedEvent, type ReceivedCall } from './kill-webhooks.ts'
import { rowsPerOrder, sampleReferences } from './sample-order.ts'

const sent = [
  { messageId: 'question', thread: 'one' },
  { messageId: 'answer', thread: 'one' },
  { messageId: 'other', thread: 'two' },
]
const stored = (messageId: string, caseId: string, parts: Partial<StoredMail> = {}): StoredMail => ({
  messageId,
  caseId,
  files: 1,
  events: 1,
  ...parts,
})
const right = [stored('question', '1'), stored('answer', '1'), stored('other', '2')]
const none = { lostMails: 0, doubledMails: 0, astrayThreads: 0, incompleteMails: 0, wrongPosts: 0 }

test.each<[string, readonly StoredMail[], Partial<typeof none>]>([
  ['all as it must be', right, {}],
  ['a mail that is not there', right.slice(0, 2), { lostMails: 1 }],
  ['a mail that is there twice', [...right, stored('other', '2')], { doubledMails: 1 }],
  ['an answer in another case', right.with(1, stored('answer', '3')), { astrayThreads: 1 }],
  ['two conversations in one case', right.with(2, stored('other', '1')), { astrayThreads: 2 }],
  ['a mail without its file', right.with(0, stored('question', '1', { files: 0 })), { incompleteMails: 1 }],
  ['a mail told twice', right.with(0, stored('question', '1', { events: 2 })), { incompleteMails: 1 }],
])('of mails is found: %s', (_, mails, found) => {
  expect(compareMails({ sent, wrongPosts: 0 }, mails)).toEqual({ mails: 3, ...none, ...found })
})

const done: StoredJobCase = { jobId: 'job', state: 'done', outcome: 'done', assignments: 1 }

test.each<
  [string, readonly StoredJobCase[], { undoneCases?: number; twiceDone?: number; jobCases?: number }]
>([
  ['all as it must be', [done, done], {}],
  ['a case that was left', [done, { ...done, outcome: null }], { undoneCases: 1 }],
  ['a case that was done for nobody', [done, { ...done, assignments: 0 }], { undoneCases: 1 }],
  ['a case that was done twice', [done, { ...done, assignments: 2 }], { twiceDone: 1 }],
  ['a job that is gone', [], { undoneCases: 1, jobCases: 0 }],
])('of jobs is found: %s', (_, cases, found) => {
  expect(compareJobs(['job'], cases)).toEqual({
    jobs: 1,
    jobCases: 2,
    undoneCases: 0,
    twiceDone: 0,
    ...found,
  })
})

const apiOrder: StoredApiOrder = {
  externalId: 'CRM-1',
  orderNumber: '482739165',
  purchaseOrderNumber: sampleReferences.purchaseOrderNumber,
  note: sampleReferences.note,
  passedOn: rowsPerOrder.consents,
}

test.each<[string, readonly StoredApiOrder[], { doubledExternalIds?: number; incompleteApiOrders?: number }]>(
  [
    ['all as it must be', [apiOrder], {}],
    ['two orders under one number', [apiOrder, { ...apiOrder, orderNumber: '1' }], { doubledExternalIds: 1 }],
    ['an order under no number', [{ ...apiOrder, externalId: null }], { incompleteApiOrders: 1 }],
    ['an order of which only the shop knows', [], { incompleteApiOrders: 1 }],
    [
      'an order without its reference',
      [{ ...apiOrder, purchaseOrderNumber: '' }],
      { incompleteApiOrders: 1 },
    ],
    ['an order without its note', [{ ...apiOrder, note: null }], { incompleteApiOrders: 1 }],
    ['an order to which nobody consented', [{ ...apiOrder, passedOn: 1 }], { incompleteApiOrders: 1 }],
  ],
)('of orders by API is found: %s', (_, orders, found) => {
  const told = [
    { company: 'CRM-1', answer: 'placed', orderNumber: '482739165' },
    { company: 'CRM-2', answer: 'wrong', orderNumber: null },
  ] as const
  expect(compareApiOrders(told, orders)).toEqual({
    apiOrders: 1,
    doubledExternalIds: 0,
    incompleteApiOrders: 0,
    ...found,
  })
})

const owed: readonly OwedEvent[] = [
  { receiver: 'desk', about: 'order.created 1' },
  { receiver: 'hub', about: 'ProductOrderCreateEvent 1' },
  { receiver: 'desk', about: 'case.changed 2' },
  { receiver: 'desk', about: 'case.changed 2' },
]
const calls = owed.map(
  (event, place): ReceivedCall => ({
    ...event,
    id: `${place}`,
    body: '{}',
    isSigned: true,
    isAccepted: true,
  }),
)
const [first, ...others] = calls as [ReceivedCall, ...ReceivedCall[]]
const noWebhooks = {
  repeatedCalls: 0,
  lostWebhooks: 0,
  doubledWebhooks: 0,
  wrongSignatures: 0,
  changedRepeats: 0,
}

test.each<[string, readonly ReceivedCall[], Partial<typeof noWebhooks>]>([
  ['all as it must be', calls, {}],
  [
    'one that came again after an error',
    [{ ...first, isAccepted: false }, ...others, first],
    { repeatedCalls: 1 },
  ],
  ['one that never came', others, { lostWebhooks: 1 }],
  ['one that was never accepted', [{ ...first, isAccepted: false }, ...others], { lostWebhooks: 1 }],
  ['one of two events that are alike', calls.slice(0, 3), { lostWebhooks: 1 }],
  ['one under a second id', [...calls, { ...first, id: 'new' }], { doubledWebhooks: 1 }],
  [
    'one of what never happened',
    [...calls, { ...first, id: 'new', about: 'order.created 9' }],
    { doubledWebhooks: 1 },
  ],
  ['one that is wrongly signed', [{ ...first, isSigned: false }, ...others], { wrongSignatures: 1 }],
  [
    'one with another body when it came again',
    [...calls, { ...first, body: '[]' }],
    { repeatedCalls: 1, changedRepeats: 1 },
  ],
  [
    'an id of one receiver at the other',
    [...calls, { ...first, receiver: 'hub', about: 'ProductOrderCreateEvent 1' }],
    { repeatedCalls: 1, changedRepeats: 1, doubledWebhooks: 1 },
  ],
])('of webhooks is found: %s', (_, came, found) => {
  expect(compareWebhooks(came, owed)).toEqual({
    webhooks: 4,
    webhookCalls: came.length,
    ...noWebhooks,
    ...found,
  })
})

const lived: readonly LivedAgreement[] = [
  { number: '1', deed: 'change', by: '11' },
  { number: '2', deed: 'end', by: null },
  { number: '3', deed: 'notice', by: 'n3' },
  { number: '4', deed: 'withdrawal', by: 'n4' },
]
const nothing = { monthly: 2, ends: {}, endEvents: 0, notices: [], inPlace: [] }
const storedChange = { ...nothing, number: '1', ends: { replaced: 2 }, endEvents: 2, inPlace: ['11'] }
const storedEnd = { ...nothing, number: '2', ends: { 'customer-request': 1 }, endEvents: 1 }
const notice = { id: 'n3', isWithdrawn: false, events: 1 }
const storedNotice = {
  ...nothing,
  number: '3',
  ends: { 'customer-request': 2 },
  endEvents: 2,
  notices: [notice],
}
const storedWithdrawal = {
  ...nothing,
  number: '4',
  endEvents: 2,
  notices: [{ id: 'n4', isWithdrawn: true, events: 1 }],
}

test.each<[string, readonly StoredAgreement[], number, number]>([
  ['all as it must be', [storedChange, storedEnd, storedNotice, storedWithdrawal], 0, 0],
  ['nothing', [], 4, 0],
  [
    'no order in its place',
    [{ ...storedChange, inPlace: [] }, storedEnd, storedNotice, storedWithdrawal],
    1,
    0,
  ],
  [
    'two orders',
    [{ ...storedChange, inPlace: ['11', '12'] }, storedEnd, storedNotice, storedWithdrawal],
    0,
    1,
  ],
  [
    'a line that goes on',
    [{ ...storedChange, ends: { replaced: 1 } }, storedEnd, storedNotice, storedWithdrawal],
    1,
    0,
  ],
  ['no end', [storedChange, { ...storedEnd, ends: {} }, storedNotice, storedWithdrawal], 1, 0],
  [
    'a notice that was written down twice',
    [storedChange, storedEnd, { ...storedNotice, notices: [{ ...notice, events: 2 }] }, storedWithdrawal],
    0,
    1,
  ],
  [
    'a notice that was lost',
    [storedChange, storedEnd, { ...storedNotice, notices: [] }, storedWithdrawal],
    1,
    0,
  ],
  [
    'ends that a withdrawal left',
    [storedChange, storedEnd, storedNotice, { ...storedWithdrawal, ends: { 'customer-request': 1 } }],
    0,
    1,
  ],
])('of agreements is found: %s', (_, stored, lostDeeds, doubledDeeds) => {
  expect(compareAgreements(lived, stored)).toEqual({ agreements: 4, lostDeeds, doubledDeeds })
})

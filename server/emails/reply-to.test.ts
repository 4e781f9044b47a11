import { expect, test } from 'vitest'
import type { EmailKind } from './queue.ts'
import { replyToOf } from './reply-to.ts'
import type { EmailSubject } from './templates/email-request.ts'
import {
  sampleCustomer,
  sampleEnquiry,
  sampleOrder,
  sampleQuote,
  sampleSubmission,
} from './templates/testing.ts'

const customer = 'klant@korenmolen.example'
const order: EmailSubject = {
  about: 'order',
  order: { ...sampleOrder, contactPerson: { ...sampleOrder.contactPerson, email: customer } },
}
const quote: EmailSubject = { about: 'quote', quote: { ...sampleQuote, email: customer } }
const enquiry: EmailSubject = {
  about: 'fibre-enquiry',
  enquiry: { ...sampleEnquiry, enquiry: { ...sampleEnquiry.enquiry, email: customer } },
}
const submission = (formId: string, email: string): EmailSubject => ({
  about: 'site-form',
  submission: {
    ...sampleSubmission,
    formId,
    answers: [...sampleSubmission.answers, { name: 'email', label: 'E-mailadres', value: email }],
  },
})

test.each<[EmailKind, EmailSubject]>([
  ['order-notice', order],
  ['quote-notice', quote],
  ['fibre-enquiry-notice', enquiry],
  ['site-form-notice', submission('contact', customer)],
])('an answer to the %s reaches the customer', (kind, subject) => {
  expect(replyToOf({ kind, subject })).toBe(customer)
})

test.each<[EmailKind, EmailSubject]>([
  ['order-confirmation', order],
  ['quote-confirmation', quote],
  ['fibre-enquiry-confirmation', enquiry],
  ['site-form-confirmation', submission('contact', customer)],
  ['password-changed', { about: 'customer', customer: sampleCustomer }],
])('an answer to the %s reaches us', (kind, subject) => {
  expect(replyToOf({ kind, subject })).toBe(null)
})

test('a form without an e-mail address is answered to nobody', () => {
  expect(
    replyToOf({ kind: 'site-form-notice', subject: { about: 'site-form', submission: sampleSubmission } }),
  ).toBe(null)
  expect(replyToOf({ kind: 'site-form-notice', subject: submission('contact', '') })).toBe(null)
})

import { expect, test } from 'vitest'
import type { Email } from '../../platform/mail/email.ts'
import { emails } from './emails.tsx'
import { sampleCustomer, sampleEnquiry, sampleQuote, sampleSubmission } from './testing-emails.ts'
import { sampleOrder } from './testing-orders.ts'

const customer = 'klant@korenmolen.example'
const order = { ...sampleOrder, contactPerson: { ...sampleOrder.contactPerson, email: customer } }
const quote = { ...sampleQuote, email: customer }
const enquiry = { ...sampleEnquiry, enquiry: { ...sampleEnquiry.enquiry, email: customer } }
const submission = (formId: string, email: string) => ({
  ...sampleSubmission,
  formId,
  answers: [...sampleSubmission.answers, { name: 'email', label: 'E-mailadres', value: email }],
})

const replyTo = <About>({ replyTo: whom }: Email<About>, about: About) => whom?.(about) ?? null

test('an answer to a notice to staff reaches the customer', () => {
  expect(replyTo(emails['order-notice'], order)).toBe(customer)
  expect(replyTo(emails['quote-notice'], quote)).toBe(customer)
  expect(replyTo(emails['fibre-enquiry-notice'], enquiry)).toBe(customer)
  expect(replyTo(emails['site-form-notice'], submission('contact', customer))).toBe(customer)
})

test('an answer to a mail to a customer reaches us', () => {
  expect(replyTo(emails['order-confirmation'], order)).toBe(null)
  expect(replyTo(emails['quote-confirmation'], quote)).toBe(null)
  expect(replyTo(emails['fibre-enquiry-confirmation'], enquiry)).toBe(null)
  expect(replyTo(emails['site-form-confirmation'], submission('contact', customer))).toBe(null)
  expect(replyTo(emails['password-changed'], sampleCustomer)).toBe(null)
})

test('a form without an e-mail address is answered to nobody', () => {
  expect(replyTo(emails['site-form-notice'], sampleSubmission)).toBe(null)
  expect(replyTo(emails['site-form-notice'], submission('contact', ''))).toBe(null)
})

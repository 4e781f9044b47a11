import brand from '../../../content/brand.json' with { type: 'json' }
import type { Cart } from '../../features/carts/cart-line.ts'
import { toOrderLines } from '../../features/carts/order-lines.ts'
import { totalsOf } from '../../features/carts/totals.ts'
import type { SentMessage } from '../../features/case-desk/server/mails/load-message.ts'
import type { MailedLink } from '../../features/customers/server/account-links.ts'
import type { CustomerChange } from '../../features/customers/server/mails/load.ts'
import type { StoredCustomer } from '../../features/customers/server/stored-customers.ts'
import { someReferences } from '../../features/details/testing-person.ts'
import type { StoredEnquiry } from '../../features/forms/server/mails/load.ts'
import type { StoredSubmission } from '../../features/forms/server/submissions.ts'
import type { DeadLetterReport } from '../../features/mails/server/dead-letters.ts'
import { draftOf } from '../../features/quotes/part.ts'
import type { LinkedQuote, LinkedVersion, QuoteProgress } from '../../features/quotes/server/mails/load.ts'
import type { StoredPart } from '../../features/quotes/server/stored-versions.ts'
import type { MailedCart } from '../../features/saved-carts/server/mails/saved-cart.tsx'
import type { StaffChange, StaffLink } from '../../features/staff/server/mails/load.ts'
import type { WebhookTrouble } from '../../features/webhooks/server/mails/webhook-trouble.tsx'
import type { Email, EmailContext } from '../../platform/mail/email.ts'
import type { MailName } from '../mails/declared.ts'
import type { emails } from './emails.tsx'
import {
  address,
  cartOf,
  createdAt,
  sampleCart,
  sampleNotice,
  sampleOrder,
  sampleOrderChange,
  sampleOrders,
  sampleOrigin,
  sampleParcels,
  sampleProgress,
  sampleReturns,
} from './testing-orders.ts'
import { sampleTransfer } from './testing-transfers.ts'

/** Subjects of test e-mails: realistic and always the same. */

export const sampleContext: EmailContext = { brand, publicUrl: 'https://shop.example', closingDays: [] }

const sampleWebhook: WebhookTrouble = {
  id: '5f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2d',
  name: 'CRM van de verkoop',
  host: 'crm.lijnhaven.example',
  failingSince: createdAt,
  reason: null,
}

export const sampleSavedCart: MailedCart = {
  token: 'kZ3vT0xq9mB7hN2cR5wY8sD1fG4jL6pA0uE3iO7tQ9M',
  cart: {
    productType: 'internet',
    requestType: 'order',
    address: null,
    lines: sampleCart,
    savedAt: '2026-11-23T09:41:00Z',
    expiresAt: '2026-12-23T09:41:00Z',
  },
}

export const sampleMessage: SentMessage = {
  number: '914207356',
  origin: null,
  quotePath: `/prijsopgave#${'a'.repeat(43)}`,
  followToken: 'kZ3vT0xq9mB7hN2cR5wY8sD1fG4jL6pA0uE3iO7tQ9M',
  message: {
    id: '7b0e7a2a-3a37-4f0a-9f43-0b3f2f0f8f11',
    recipient: 'lotte@bakkerijdekorenmolen.example',
    subject: 'Glasvezel op Frederiksplein 42',
    text: 'Beste Lotte,\n\nOp jullie adres kan glasvezel komen.\nWe bellen je morgen over de prijs.',
    cc: ['administratie@bakkerijdekorenmolen.example'],
    inReplyTo: null,
    thread: [],
  },
}

export const sampleQuote: LinkedQuote = {
  followToken: 'kZ3vT0xq9mB7hN2cR5wY8sD1fG4jL6pA0uE3iO7tQ9M',
  caseId: 2,
  quoteNumber: '914207356',
  state: 'inProgress',
  productType: 'internet',
  createdAt,
  lines: toOrderLines(sampleCart).map(line => ({
    ...line,
    product: { ...line.product, fiberLineAvailability: line.product.fiber ? 'near-net' : null },
  })),
  totals: totalsOf(sampleCart),
  companyName: 'Bakkerij De Korenmolen B.V.',
  fullName: 'Lotte van den Heuvel',
  email: 'lotte@bakkerijdekorenmolen.example',
  phoneNumber: '+31201234567',
  resellerId: null,
  installationAddress: address,
  addressChecked: true,
  references: someReferences,
  isByPhone: false,
}

export const sampleQuoteProgress: QuoteProgress = {
  quote: { ...sampleQuote, state: 'rejected' },
  why: { reason: 'no-answer', words: 'We belden je drie keer.' },
  hasOrders: false,
}

/** The only part of a quote, for the address of the request. */
const samplePart = (cart: Cart): StoredPart => ({
  id: '5f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2d',
  name: '',
  productType: 'internet',
  address,
  addressChecked: true,
  lines: toOrderLines(cart),
  wholeDiscounts: [],
  draft: draftOf(toOrderLines(cart)),
  acceptedAt: null,
  orderCaseId: null,
})

export const sampleQuoteVersion: LinkedVersion = {
  followToken: 'kZ3vT0xq9mB7hN2cR5wY8sD1fG4jL6pA0uE3iO7tQ9M',
  quote: { ...sampleQuote, state: 'approved' },
  version: {
    id: '5f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2a',
    caseId: 2,
    number: 2,
    state: 'sent',
    madeBy: '0b8d1a52-4c63-4c0e-9a52-7f6e5d4c3b2b',
    sentAt: createdAt,
    validUntil: new Date('2026-12-21T23:00:00Z'),
    words: 'Zoals besproken, met de korting\nvoor nieuwe klanten.',
    linkId: '0b8d1a52-4c63-4c0e-9a52-7f6e5d4c3b2c',
    openedAt: null,
    endedAt: null,
    reason: '',
    discounts: [],
    parts: [samplePart(sampleCart)],
  },
  before: { parts: [samplePart(cartOf({ 11105: 1, 11106: 1, 12002: 1 }))], words: '' },
  token: 'a'.repeat(43),
  madeBy: 'Saar Jansen',
  hasOrders: false,
  leftOpen: 0,
  words: 'Kan het ook voor maart?',
}

export const sampleEnquiry: StoredEnquiry = {
  createdAt,
  enquiry: {
    bandwidth: '1Gbps/1Gbps',
    zipCode: '8011PK',
    houseNumber: '15',
    houseNumberExtension: '',
    voornaam: 'Lotte',
    bedrijf: 'Bakkerij De Korenmolen B.V.',
    telefoonnummers: '+31201234567',
    email: 'lotte@bakkerijdekorenmolen.example',
  },
}

export const sampleCustomer: StoredCustomer = {
  id: '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10',
  email: sampleOrder.email,
  passwordHash: '',
  organization: { ...sampleOrder.organization, gender: 'FEMALE' },
  ibanEncrypted: Buffer.alloc(0),
  kvkChecked: false,
  contactDetails: null,
  technicalPerson: null,
  references: someReferences,
  resellerId: null,
  createdAt,
  activatedAt: createdAt,
  blockedAt: null,
  blockedReason: null,
  blockedBy: null,
}

export const sampleChange: CustomerChange = {
  customer: sampleCustomer,
  changedFields: ['iban'],
  changedAt: createdAt,
}

export const sampleStaffChange: StaffChange = {
  colleague: { name: 'Saar Jansen' },
  changedFields: ['password'],
  changedAt: createdAt,
}

export const sampleStaffLink: StaffLink = {
  token: 'Zm9ydHktdGhyZWUgY2hhcmFjdGVycyBvZiBiYXNlNjQ',
  expiresAt: new Date('2026-11-24T08:30:00Z'),
  colleague: { name: 'Saar Jansen', role: 'verkoop' },
}

export const sampleLink: MailedLink = {
  token: 'Zm9ydHktdGhyZWUgY2hhcmFjdGVycyBvZiBiYXNlNjQ',
  expiresAt: new Date('2026-11-22T08:30:00Z'),
  holder: sampleCustomer,
}

export const sampleReport: DeadLetterReport = {
  letters: [
    {
      id: 12,
      channel: 'email',
      kind: 'order-confirmation',
      recipient: 'lotte@bakkerijdekorenmolen.example',
      createdAt,
      lastError: "Can't send mail - all recipients were rejected: 550 No such user",
      isHeld: false,
      isApplication: false,
    },
  ],
}

export const sampleSubmission: StoredSubmission = {
  formId: 'overstaphulp',
  createdAt,
  answers: [
    { name: 'bedrijf', label: 'Bedrijfsnaam', value: 'Bakkerij De Korenmolen B.V.' },
    { name: 'naam', label: 'Naam', value: 'Lotte van den Heuvel' },
    { name: 'telefoon', label: 'Telefoonnummer', value: '+31201234567' },
    { name: 'postcode', label: 'Postcode', value: '8011PK' },
    { name: 'nummers', label: 'Nummers meenemen', value: 'Ja' },
  ],
}

/** Subject of each kind; a missing one does not compile. */
export type EmailSamples = { readonly [Kind in MailName]: About<(typeof emails)[Kind]> }
type About<Each> = Each extends Email<infer Subject> ? Subject : never

export const emailSamples: EmailSamples = {
  'order-confirmation': sampleOrder,
  'order-notice': sampleOrder,
  'acceptance-confirmation': { quoteNumber: sampleOrigin.quoteNumber, orders: sampleOrders },
  'acceptance-notice': { quoteNumber: sampleOrigin.quoteNumber, orders: sampleOrders },
  'quote-confirmation': sampleQuote,
  'quote-notice': sampleQuote,
  'fibre-enquiry-confirmation': sampleEnquiry,
  'fibre-enquiry-notice': sampleEnquiry,
  'site-form-confirmation': sampleSubmission,
  'site-form-notice': sampleSubmission,
  'saved-cart': sampleSavedCart,
  'order-confirmed': sampleProgress,
  'delivery-planned': sampleProgress,
  'order-delivered-in-part': sampleProgress,
  'order-delivered': sampleProgress,
  'order-held': sampleProgress,
  'order-cancelled': sampleProgress,
  'order-rejected': sampleProgress,
  'order-failed': sampleProgress,
  'order-reopened': sampleProgress,
  'mandate-corrected': sampleOrder,
  'quote-ended': sampleQuoteProgress,
  'quote-reopened': sampleQuoteProgress,
  'port-in-planned': sampleProgress,
  'parcel-sent': sampleParcels,
  'case-answer': sampleMessage,
  'case-message': sampleMessage,
  'lines-proposed': sampleOrderChange,
  'lines-changed': sampleOrderChange,
  'notice-given': sampleNotice,
  'change-link': { order: sampleOrder, token: 'a'.repeat(43) },
  'notice-withdrawal-link': { order: sampleOrder, token: 'a'.repeat(43) },
  'notice-link': { ...sampleNotice, order: sampleOrder, token: 'a'.repeat(43) },
  'notice-withdrawn': sampleNotice,
  'return-slip': sampleReturns,
  'return-reminder': sampleReturns,
  'transfer-link': { ...sampleTransfer, side: 'to', token: 'a'.repeat(43) },
  'transfer-given': sampleTransfer,
  'transfer-taken': { ...sampleTransfer, token: 'a'.repeat(43) },
  'transfer-ended': {
    ...sampleTransfer,
    of: { ...sampleTransfer.of, transfer: { ...sampleTransfer.of.transfer, outcome: 'cancelled' } },
  },
  'quote-sent': sampleQuoteVersion,
  'quote-reminder': sampleQuoteVersion,
  'quote-withdrawn': { ...sampleQuoteVersion, why: { reason: 'not-possible', words: '' } },
  'quote-opened-notice': { ...sampleQuoteVersion, words: '' },
  'quote-question-notice': sampleQuoteVersion,
  'quote-accepted-notice': sampleQuoteVersion,
  'quote-declined-notice': sampleQuoteVersion,
  'quote-expired-notice': sampleQuoteVersion,
  'account-activation': sampleLink,
  'account-active-already': sampleCustomer,
  'registration-attempt': sampleCustomer,
  'password-reset': sampleLink,
  'password-changed': sampleCustomer,
  'account-details-changed': sampleChange,
  'staff-account-changed': sampleStaffChange,
  'login-email-link': sampleLink,
  'login-email-changed': sampleChange,
  'staff-invitation': sampleStaffLink,
  'staff-password-link': sampleStaffLink,
  'account-details-corrected': { ...sampleChange, changedFields: ['companyName', 'technicalPerson.email'] },
  'dead-letter-report': sampleReport,
  'test-mail': createdAt,
  'webhook-failing': sampleWebhook,
  'webhook-switched-off': { ...sampleWebhook, reason: 'gone' },
}

import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import type { LinkedOrder } from '../../features/orders/server/mails/load.ts'
import type { StoredOrder } from '../../features/orders/server/stored-orders.ts'
import {
  type EmailSamples,
  emailSamples,
  sampleChange,
  sampleCustomer,
  sampleEnquiry,
  sampleLink,
  sampleQuote,
  sampleQuoteProgress,
} from './testing-emails.ts'
import { sampleOrder, sampleParcels, sampleProgress } from './testing-orders.ts'
import { kinds, write } from './testing-writing.ts'

describe('a name with a domain in it, such as bol.com B.V.', () => {
  const name = 'bol.com B.V.'
  const { organization, contactPerson, installationAddress } = sampleOrder
  const named: LinkedOrder = {
    ...sampleOrder,
    organization: { ...organization, companyName: name, ascription: name, street: name },
    contactPerson: { ...contactPerson, firstName: name, lastName: name },
    technicalPerson: {
      ...contactPerson,
      firstName: name,
      lastName: name,
      gender: 'MALE',
      contactType: 'technical',
    },
    installationAddress: { ...installationAddress, streetName: name, city: name, houseNumberSuffix: 'a.nl' },
    references: { purchaseOrderNumber: name, invoiceEmail: '', costCentre: name },
    invoiceAddress: {
      companyName: name,
      email: contactPerson.email,
      address: { ...installationAddress, streetName: name, city: name },
    },
  }
  const customer = { ...sampleCustomer, organization: { ...named.organization, gender: 'FEMALE' as const } }
  const quote = { ...sampleQuote, companyName: name, fullName: name, references: named.references }
  const enquiry = { ...sampleEnquiry, enquiry: { ...sampleEnquiry.enquiry, bedrijf: name, voornaam: name } }
  const link = { ...sampleLink, holder: customer }
  const progress = { ...sampleProgress, order: named }
  const quoteProgress = { ...sampleQuoteProgress, quote }
  const namedIn: EmailSamples = {
    ...emailSamples,
    'order-confirmation': named,
    'order-notice': named,
    'quote-confirmation': quote,
    'quote-notice': quote,
    'fibre-enquiry-confirmation': enquiry,
    'fibre-enquiry-notice': enquiry,
    'order-confirmed': progress,
    'delivery-planned': progress,
    'order-delivered-in-part': progress,
    'order-delivered': progress,
    'order-held': progress,
    'order-cancelled': progress,
    'order-rejected': progress,
    'order-failed': progress,
    'order-reopened': progress,
    'mandate-corrected': named,
    'quote-ended': quoteProgress,
    'quote-reopened': quoteProgress,
    'port-in-planned': progress,
    'parcel-sent': { ...sampleParcels, order: named },
    'account-activation': link,
    'account-active-already': customer,
    'registration-attempt': customer,
    'password-reset': link,
    'password-changed': customer,
    'account-details-changed': { ...sampleChange, customer },
  }

  it.each(kinds)('is in %s a name that no mail program links, and reads the same', async kind => {
    const { html, text } = await write(kind, namedIn[kind])
    for (const version of [html, text]) expect(version).not.toMatch(/bol\.com|a\.nl/)
    if (namedIn[kind] !== emailSamples[kind]) expect(text.replaceAll('\u2060', '')).toContain('bol.com')
  })

  it('leaves e-mail addresses as they are, and the subject too', async () => {
    const { subject, text } = await write('order-notice', named)
    expect(subject).toContain(name)
    expect(text).toContain(contactPerson.email)
  })
})

describe('whatever someone typed', () => {
  /** Texts of a sample that nobody types: they are told apart by the shop's own code. What is new counts as typed. */
  const ours = new Set([
    'askedOn',
    'bandwidth',
    'by',
    'channel',
    'changedFields',
    'day',
    'expiresAt',
    'fiberLineAvailability',
    'formId',
    'gender',
    'givenOn',
    'holdsFrom',
    'id',
    'kind',
    'lastDay',
    'lastDayOfTerm',
    'dueOn',
    'dataUntil',
    'number',
    'orderNumber',
    'outcome',
    'partOfDay',
    'plannedOn',
    'product',
    'productType',
    'quoteNumber',
    'refusal',
    'requestType',
    'role',
    'savedAt',
    'side',
    'state',
    'text',
    'textVersion',
    'token',
    'vatStatus',
    'wishDate',
  ])
  const typedInto = (sample: unknown, typed: string): unknown => {
    if (typeof sample === 'string') return typed
    if (Array.isArray(sample)) return sample.map(each => typedInto(each, typed))
    if (sample === null || typeof sample !== 'object' || sample instanceof Date || sample instanceof Buffer)
      return sample
    return Object.fromEntries(
      Object.entries(sample).map(([key, value]) => [key, ours.has(key) ? value : typedInto(value, typed)]),
    )
  }

  const nasty = [
    '"><img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '</style><b>alert(1)',
    '</title><svg/onload=alert(1)>',
  ].join(' ')

  it.each(kinds)('is text in %s and never markup', async kind => {
    for (const typed of [nasty, 'javascript:alert(1)']) {
      const sample: unknown = typedInto(emailSamples[kind], typed)
      const elements = elementsOf((await write(kind, sample as never)).html)
      const attributes = elements.flatMap(element => [...element.attributes])
      expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([])
      expect(attributes.filter(({ value }) => value?.startsWith('javascript:'))).toEqual([])
      expect(elements.filter(({ localName }) => /^(?:script|svg|img)$/.test(localName))).toEqual([])
    }
  })

  it('is shown as it was typed', async () => {
    const { html, text } = await write('order-notice', typedInto(sampleOrder, nasty) as StoredOrder)
    expect(documentOf(html).body.textContent).toContain(nasty)
    expect(text.replace(/\s+/g, ' ')).toContain(nasty)
  })
})

const documentOf = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')
const elementsOf = (html: string) => [...documentOf(html).querySelectorAll('*')]

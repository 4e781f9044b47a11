import type { MailName } from '../src/app/mails/declared.ts'
import {
  sampleMessage,
  sampleQuote,
  sampleQuoteProgress,
  sampleQuoteVersion,
  sampleSubmission,
} from '../src/app/worker/testing-emails.ts'
import {
  cartOf,
  sampleNotice,
  sampleOrder,
  sampleOrderChange,
  sampleOrigin,
  sampleParcels,
  sampleProgress,
} from '../src/app/worker/testing-orders.ts'
import type { NoticeGiver } from '../src/features/agreements/contract.ts'
import { toOrderLines } from '../src/features/carts/order-lines.ts'
import { totalsOf } from '../src/features/carts/totals.ts'
import type { ProductType } from '../src/features/catalogue/product.ts'
import { chain, longOrder, ordersOfChain } from './samples.ts'

/** A mail that says something else in another state: the name of the state, and what it is about. */
type MailState = { readonly kind: MailName; readonly state: string; readonly about: unknown }

const state = (kind: MailName, name: string, about: unknown): MailState => ({ kind, state: name, about })

const orderOf = (productType: ProductType, cart: Parameters<typeof cartOf>[0], changes: object = {}) => ({
  ...sampleOrder,
  productType,
  lines: toOrderLines(cartOf(cart)),
  totals: totalsOf(cartOf(cart)),
  deliveryPreference: null,
  consents: sampleOrder.consents.slice(0, 1),
  ...changes,
})
const givenBy = (giver: NoticeGiver) => ({ ...sampleNotice, notice: { ...sampleNotice.notice, giver } })
const cloudOrder = orderOf('cloud', { 42501: 4, 42502: 4 })
const telephony = orderOf('telefonie', { 31001: 2 }, { phoneNumberRetention: ['+31201234567'] })
const numbers = { ...sampleProgress, order: { ...telephony, state: 'inProgress' } }
const unmoved = { delivery: null, portIns: [], call: null, isLastPortInMoved: false }
const ofWhy = (reason: string, words = '') => ({ ...sampleProgress, why: { reason, words } })

const [part] = sampleQuoteVersion.version.parts
/** Of which the first part is an order. */
const rest = {
  ...sampleQuoteVersion,
  hasOrders: true,
  version: {
    ...sampleQuoteVersion.version,
    parts: [
      { ...part, name: 'Kantoor', acceptedAt: sampleOrder.createdAt, orderCaseId: 7 },
      { ...part, id: '5f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2e', name: 'Werkplaats' },
    ],
  },
}
const longWords = `Beste Lotte,\n\n${'We hebben met de netbeheerder gebeld over jullie aansluiting aan het Frederiksplein. '.repeat(6)}\n\n- de meterkast moet vrij zijn\n- er is een stopcontact nodig\n\nhttps://www.netbeheerder.example/${'aansluiting-'.repeat(12)}\n\nGroet,\nSaar`

const ofOrders: readonly MailState[] = [
  state('order-confirmation', 'long', longOrder),
  state('order-confirmation', 'by-phone', { ...sampleOrder, isByPhone: true }),
  state('order-confirmation', 'moved-on', { ...sampleOrder, hasMovedOn: true, isCustomers: true }),
  state('order-confirmation', 'branch', { ...sampleOrder, origin: sampleOrigin }),
  state('order-confirmation', 'not-checked', { ...sampleOrder, deliveryChecked: false }),
  state('order-confirmation', 'cloud', cloudOrder),
  state('order-confirmation', 'telefonie', telephony),
  state('order-notice', 'long', { ...longOrder, resellerId: 'partner-7', addressChecked: false }),
  state(
    'notice-given',
    'takeover',
    givenBy({ by: 'other-provider', provider: 'Andere Telecom', switchesOn: '2026-12-10' }),
  ),
  state('notice-given', 'ours', givenBy({ by: 'us', ground: 'not-paid' })),
  state('acceptance-confirmation', 'chain', { quoteNumber: '914207356', orders: ordersOfChain }),
  state('acceptance-notice', 'chain', { quoteNumber: '914207356', orders: ordersOfChain }),
  state('order-confirmed', 'unplanned', { ...sampleProgress, plan: null, portIns: [] }),
  state('order-confirmed', 'cloud', { ...sampleProgress, order: cloudOrder, plan: null, portIns: [] }),
  state('delivery-planned', 'first', { ...sampleProgress, moves: unmoved }),
  state('delivery-planned', 'cloud', {
    ...sampleProgress,
    order: cloudOrder,
    plan: { ...sampleProgress.plan, installer: '' },
    moves: unmoved,
  }),
  state('order-delivered-in-part', 'numbers', { ...numbers, moves: unmoved }),
  state('port-in-planned', 'first', { ...numbers, moves: unmoved }),
  state('order-held', 'other', ofWhy('other', 'De eigenaar van het pand moet nog tekenen.')),
  state('order-held', 'site-work', ofWhy('site-work')),
  state('order-cancelled', 'asked', ofWhy('customer-request')),
  state('order-cancelled', 'not-possible', ofWhy('not-possible')),
  state('order-rejected', 'not-possible', ofWhy('not-possible')),
  state('order-failed', 'no-access', ofWhy('no-access')),
  state('order-reopened', 'mistake', ofWhy('mistake')),
  state('parcel-sent', 'one', { ...sampleParcels, parcels: sampleParcels.parcels.slice(0, 1) }),
  state('lines-changed', 'by-us', {
    ...sampleOrderChange,
    change: { ...sampleOrderChange.change, linkId: null, expiresAt: null },
  }),
]

const ofQuotes: readonly MailState[] = [
  state('quote-confirmation', 'by-phone', { ...sampleQuote, isByPhone: true }),
  state('quote-confirmation', 'moved-on', { ...sampleQuote, hasMovedOn: true, isOffered: true }),
  state('quote-sent', 'first', {
    ...sampleQuoteVersion,
    version: { ...sampleQuoteVersion.version, number: 1, words: '' },
    before: null,
  }),
  state('quote-sent', 'renewed', {
    ...sampleQuoteVersion,
    version: { ...sampleQuoteVersion.version, words: '' },
    before: { ...sampleQuoteVersion.version, words: '' },
  }),
  state('quote-sent', 'chain', { ...sampleQuoteVersion, version: chain, before: null }),
  state('quote-reminder', 'rest', rest),
  state('quote-withdrawn', 'rest', { ...rest, why: { reason: 'customer-request', words: '' } }),
  state('quote-ended', 'rest', { ...sampleQuoteProgress, hasOrders: true }),
  state('quote-declined-notice', 'without-words', { ...sampleQuoteVersion, words: '' }),
  state('quote-declined-notice', 'rest', rest),
  state('quote-accepted-notice', 'part', { ...rest, leftOpen: 1, words: '' }),
  state('quote-expired-notice', 'rest', { ...rest, words: '' }),
]

const ofMessages: readonly MailState[] = [
  state('case-answer', 'long', {
    ...sampleMessage,
    quotePath: null,
    origin: sampleOrigin,
    message: { ...sampleMessage.message, text: longWords },
  }),
  state('case-answer', 'form', { ...sampleMessage, quotePath: null, followToken: null }),
  ...['contact', 'nis2-ebook', 'webinar', 'partner', 'sollicitatie'].map(formId =>
    state('site-form-confirmation', formId, { ...sampleSubmission, formId }),
  ),
  state('site-form-notice', 'long', {
    ...sampleSubmission,
    formId: 'contact',
    answers: [
      { name: 'naam', label: 'Naam', value: 'Lotte van den Heuvel' },
      { name: 'email', label: 'E-mailadres', value: 'lotte@bakkerijdekorenmolen.example' },
      { name: 'bericht', label: 'Je bericht', value: longWords },
    ],
  }),
  state('site-form-notice', 'sollicitatie', { ...sampleSubmission, formId: 'sollicitatie' }),
]

export const mailStates: readonly MailState[] = [...ofOrders, ...ofQuotes, ...ofMessages]

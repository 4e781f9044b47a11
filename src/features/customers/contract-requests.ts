import * as z from 'zod/mini'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { TotalsInCents } from '../../common/contract/money.ts'
import { caseNumberParam, textParam } from '../../common/contract/params.ts'
import { ConstructionCosts } from '../addresses/contract.ts'
import { PromisedDates } from '../calendar/contract.ts'
import { OrderLines } from '../carts/line-schemas.ts'
import { orderStates, quoteStates } from '../cases/case-states.ts'
import { OrderOrigin } from '../cases/order-origin.ts'
import { productTypes } from '../catalogue/product.ts'
import { PostalAddress } from '../details/details-schema.ts'
import { forEachField } from '../details/person.ts'
import { forEachReference } from '../details/references.ts'
import { correctedParam, DocumentLink } from '../documents/contract.ts'
import { OfferInParts } from '../quotes/contract-parts.ts'
import { CaseOutlook, CaseProgress, OrderDelivery } from '../tracking/contract.ts'

const shared = {
  /** As it is read out: `482-739-165`. */
  number: z.string(),
  productType: z.enum(productTypes),
  /** ISO 8601. */
  createdAt: z.string(),
  totals: TotalsInCents,
  /** Costs that the totals have not in them; null where they have all. */
  construction: z.nullable(ConstructionCosts),
  progress: CaseOutlook,
}

export const OrderSummary = z.object({
  ...shared,
  state: z.enum(orderStates),
  installationAddress: PostalAddress,
  /** null where it was made of no quote. */
  origin: z.nullable(OrderOrigin),
})

export type OrderSummary = z.infer<typeof OrderSummary>

export const QuoteSummary = z.object({ ...shared, state: z.enum(quoteStates) })

export type QuoteSummary = z.infer<typeof QuoteSummary>

const details = {
  lines: OrderLines,
  installationAddress: PostalAddress,
  references: z.object(forEachReference(() => z.string())),
  documents: z.array(DocumentLink),
  progress: CaseProgress,
}

/** How many orders or quotes a page of a list shows; an answer has one more where others follow. */
export const requestPageSize = 20

/** Filter of a list: open, or closed. */
export const requestStatuses = ['lopend', 'afgerond'] as const

export type RequestStatus = (typeof requestStatuses)[number]

/** Query of a list: `na` is the number of the last one on the page before, digits only. Invalid values are ignored. */
export const requestQuery = {
  stand: z.catch(z.optional(z.enum(requestStatuses)), undefined),
  soort: z.catch(z.optional(z.enum(productTypes)), undefined),
  na: z.catch(z.optional(z.string().check(z.regex(/^\d{9}$/))), undefined),
}

export const CustomerOrders = z.array(OrderSummary)

export const OrderDetails = z.extend(OrderSummary, {
  ...details,
  contactPerson: z.object(forEachField(() => z.string())),
  /** null when it is the contact person too. */
  technicalPerson: z.nullable(z.object(forEachField(() => z.string()))),
  /** null where the invoice goes to the organisation itself. */
  invoiceAddress: z.nullable(
    z.object({ companyName: z.string(), email: z.string(), address: PostalAddress }),
  ),
  phoneNumberRetention: z.array(z.string()),
  /** Dates promised with the order, of a delivery as usual. */
  promised: PromisedDates,
  /** false while staff look at the delivery first, so that nothing is promised of it. */
  deliveryChecked: z.boolean(),
  delivery: OrderDelivery,
  /** The reference of the direct-debit mandate; null where none was given. */
  mandateReference: z.nullable(z.string()),
})

export type OrderDetails = z.infer<typeof OrderDetails>

export const CustomerQuotes = z.array(QuoteSummary)

export const QuoteDetails = z.extend(QuoteSummary, {
  ...details,
  /** Page for deciding about the newest version; null if none was sent. */
  quotePath: z.nullable(z.string()),
  /** The newest version in its parts; null where it has one, or there is none to read. */
  offer: z.nullable(OfferInParts),
})

export type QuoteDetails = z.infer<typeof QuoteDetails>

export const CustomerDocuments = z.array(
  z.extend(DocumentLink, { number: z.string(), createdAt: z.string() }),
)

export type CustomerDocuments = z.infer<typeof CustomerDocuments>

const noSuchOrder = { description: 'The customer has no such order', body: Failure } as const

const noSuchQuote = { description: 'The customer has no such request', body: Failure } as const

const common = { group: 'Customer', access: 'customer' } as const

/** Orders, quote requests and documents of a logged-in customer; those of others do not exist here. */
export const customerRequestCalls = {
  customerOrders: defineCall({
    ...common,
    method: 'GET',
    path: '/api/mijn/bestellingen',
    query: requestQuery,
    summary: 'The orders, newest first, a page at a time.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The orders', body: CustomerOrders } },
  }),
  customerOrder: defineCall({
    ...common,
    method: 'GET',
    path: '/api/mijn/bestellingen/{nummer}',
    params: { nummer: caseNumberParam },
    summary: 'One order.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The order', body: OrderDetails }, 404: noSuchOrder },
  }),
  orderConfirmationFile: defineCall({
    ...common,
    method: 'GET',
    path: '/api/mijn/bestellingen/{nummer}/bevestiging.pdf',
    params: { nummer: caseNumberParam },
    query: { gecorrigeerd: correctedParam },
    summary: 'The confirmation of an order.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noSuchOrder },
  }),
  orderSummaryFile: defineCall({
    ...common,
    method: 'GET',
    path: '/api/mijn/bestellingen/{nummer}/contractsamenvatting.pdf',
    params: { nummer: caseNumberParam },
    query: { gecorrigeerd: correctedParam },
    summary: 'The contract summary of an order; none of cloud.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noSuchOrder },
  }),
  mandateFile: defineCall({
    ...common,
    method: 'GET',
    path: '/api/mijn/bestellingen/{nummer}/machtiging.pdf',
    params: { nummer: caseNumberParam },
    query: { gecorrigeerd: correctedParam },
    summary: 'The direct-debit mandate that was given with an order.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noSuchOrder },
  }),
  deliveryCalendarFile: defineCall({
    ...common,
    method: 'GET',
    path: '/api/mijn/bestellingen/{nummer}/levering.ics',
    params: { nummer: caseNumberParam },
    summary: 'The planned delivery of an order for a calendar.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'The file', body: 'calendar' }, 404: noSuchOrder },
  }),
  customerQuotes: defineCall({
    ...common,
    method: 'GET',
    path: '/api/mijn/prijsopgaven',
    query: requestQuery,
    summary: 'The quote requests, newest first, a page at a time.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The requests', body: CustomerQuotes } },
  }),
  customerQuote: defineCall({
    ...common,
    method: 'GET',
    path: '/api/mijn/prijsopgaven/{nummer}',
    params: { nummer: caseNumberParam },
    summary: 'One quote request.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The request', body: QuoteDetails }, 404: noSuchQuote },
  }),
  quoteRequestFile: defineCall({
    ...common,
    method: 'GET',
    path: '/api/mijn/prijsopgaven/{nummer}/aanvraag.pdf',
    params: { nummer: caseNumberParam },
    query: { gecorrigeerd: correctedParam },
    summary: 'The summary of a quote request.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noSuchQuote },
  }),
  quoteVersionFile: defineCall({
    ...common,
    method: 'GET',
    path: '/api/mijn/prijsopgaven/{nummer}/versie/{versie}',
    params: { nummer: caseNumberParam, versie: textParam },
    query: { gecorrigeerd: correctedParam },
    summary: 'A version of a quote as it was sent.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noSuchQuote },
  }),
  customerDocuments: defineCall({
    ...common,
    method: 'GET',
    path: '/api/mijn/documenten',
    summary: 'Every document, newest first.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The documents', body: CustomerDocuments } },
  }),
}

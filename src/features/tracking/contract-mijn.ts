import * as z from 'zod/mini'
import { calendarFile, pdfFile } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { TotalsInCents } from '../../common/contract/money.ts'
import { caseNumberParam } from '../../common/contract/params.ts'
import { ConstructionCosts } from '../addresses/contract.ts'
import { Agreement } from '../agreements/contract.ts'
import { PromisedDates } from '../calendar/contract.ts'
import { OrderLines } from '../carts/line-schemas.ts'
import { orderStates } from '../cases/case-states.ts'
import { OrderOrigin } from '../cases/order-origin.ts'
import { productTypes } from '../catalogue/product.ts'
import { PostalAddress } from '../details/details-schema.ts'
import { forEachField } from '../details/person.ts'
import { forEachReference } from '../details/references.ts'
import { correctedParam, DocumentLink } from '../documents/contract.ts'
import { CaseOutlook, CaseProgress, OrderDelivery, OrderReturns } from './contract.ts'

/** An order or a request in a list. */
export const requestShape = {
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
  ...requestShape,
  state: z.enum(orderStates),
  installationAddress: PostalAddress,
  /** null where it was made of no quote. */
  origin: z.nullable(OrderOrigin),
})

export type OrderSummary = z.infer<typeof OrderSummary>

/** Its page says this besides. */
export const requestDetailsShape = {
  lines: OrderLines,
  installationAddress: PostalAddress,
  references: z.object(forEachReference(() => z.string())),
  documents: z.array(DocumentLink),
  progress: CaseProgress,
}

const RequestDetails = z.object({ ...requestShape, ...requestDetailsShape })

export type RequestDetails = z.infer<typeof RequestDetails>

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
  ...requestDetailsShape,
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
  /** null before the delivery. */
  agreement: z.nullable(Agreement),
  returns: OrderReturns,
  /** The reference of the direct-debit mandate; null where none was given. */
  mandateReference: z.nullable(z.string()),
})

export type OrderDetails = z.infer<typeof OrderDetails>

export const CustomerDocuments = z.array(
  z.extend(DocumentLink, { number: z.string(), createdAt: z.string() }),
)

export type CustomerDocuments = z.infer<typeof CustomerDocuments>

const noSuchOrder = { description: 'The customer has no such order', body: Failure } as const

export const ownCall = { group: 'Customer', access: 'customer' } as const

/** A file of one case of a logged-in customer. */
export const ownFileCall = {
  ...ownCall,
  method: 'GET',
  params: { nummer: caseNumberParam },
  limit: { max: 60, per: 'minute' },
} as const

/** Orders of a logged-in customer; those of others do not exist here. */
export const customerOrderCalls = {
  customerOrders: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/api/mijn/bestellingen',
    query: requestQuery,
    summary: 'The orders, newest first, a page at a time.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The orders', body: CustomerOrders } },
  }),
  customerOrder: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/api/mijn/bestellingen/{nummer}',
    params: { nummer: caseNumberParam },
    summary: 'One order.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The order', body: OrderDetails }, 404: noSuchOrder },
  }),
  orderConfirmationFile: defineCall({
    ...ownFileCall,
    path: '/api/mijn/bestellingen/{nummer}/bevestiging.pdf',
    query: { gecorrigeerd: correctedParam },
    summary: 'The confirmation of an order.',
    answers: { 200: pdfFile, 404: noSuchOrder },
  }),
  orderSummaryFile: defineCall({
    ...ownFileCall,
    path: '/api/mijn/bestellingen/{nummer}/contractsamenvatting.pdf',
    query: { gecorrigeerd: correctedParam },
    summary: 'The contract summary of an order; none of cloud.',
    answers: { 200: pdfFile, 404: noSuchOrder },
  }),
  mandateFile: defineCall({
    ...ownFileCall,
    path: '/api/mijn/bestellingen/{nummer}/machtiging.pdf',
    query: { gecorrigeerd: correctedParam },
    summary: 'The direct-debit mandate that was given with an order.',
    answers: { 200: pdfFile, 404: noSuchOrder },
  }),
  returnSlipFile: defineCall({
    ...ownFileCall,
    path: '/api/mijn/bestellingen/{nummer}/retourbon.pdf',
    summary: 'The slip that goes with rented devices which come back.',
    answers: { 200: pdfFile, 404: noSuchOrder },
  }),
  deliveryCalendarFile: defineCall({
    ...ownFileCall,
    path: '/api/mijn/bestellingen/{nummer}/levering.ics',
    summary: 'The planned delivery of an order for a calendar.',
    answers: { 200: calendarFile, 404: noSuchOrder },
  }),
}

/** Documents of orders and quotes of a logged-in customer. */
export const customerDocumentCalls = {
  customerDocuments: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/api/mijn/documenten',
    summary: 'Every document, newest first.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The documents', body: CustomerDocuments } },
  }),
}

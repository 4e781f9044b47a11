import * as z from 'zod/mini'
import { orderStates, quoteStates } from '../domain/case-states.ts'
import { forEachField } from '../domain/person.ts'
import { productTypes } from '../domain/product.ts'
import { AgreedTotals } from './agreed-totals.ts'
import { CaseOutlook, CaseProgress } from './case-progress.ts'
import { PostalAddress } from './details.ts'
import { ProductOnWire } from './products-on-wire.ts'
import { PromisedDates } from './promised-dates.ts'

/** What a logged-in customer ordered and asked for. Without a login each call answers 401; what belongs to another is a 404. */

/** A PDF that belongs to an order or a quote; `path` is where it is fetched. */
export const DocumentLink = z.object({ title: z.string(), path: z.string() })
export type DocumentLink = z.infer<typeof DocumentLink>

const shared = {
  /** As it is read out: `482-739-165`. */
  number: z.string(),
  productType: z.enum(productTypes),
  /** ISO 8601. */
  createdAt: z.string(),
  /** In euros, excl. VAT. */
  totals: AgreedTotals,
  progress: CaseOutlook,
}

export const OrderSummary = z.object({ ...shared, state: z.enum(orderStates) })
export type OrderSummary = z.infer<typeof OrderSummary>
export const QuoteSummary = z.object({ ...shared, state: z.enum(quoteStates) })
export type QuoteSummary = z.infer<typeof QuoteSummary>

const details = {
  products: z.array(ProductOnWire),
  installationAddress: PostalAddress,
  documents: z.array(DocumentLink),
  progress: CaseProgress,
}

/** How many orders or quotes a page of a list shows; an answer has one more where others follow. */
export const requestPageSize = 20

/** What a list can be narrowed to: what is under way, or over. */
export const requestStandings = ['lopend', 'afgerond'] as const
export type RequestStanding = (typeof requestStandings)[number]

/** What a list may be asked: `na` is the number of the last one before, digits only. What makes no sense is as if it were not there. */
export const requestQuery = {
  stand: z.catch(z.optional(z.enum(requestStandings)), undefined),
  soort: z.catch(z.optional(z.enum(productTypes)), undefined),
  na: z.catch(z.optional(z.string().check(z.regex(/^\d{9}$/))), undefined),
}

/** GET /api/mijn/bestellingen?stand=…&soort=…&na=… → the customer's orders, newest first. */
export const customerOrders = { method: 'GET', path: '/api/mijn/bestellingen' } as const
export const CustomerOrders = z.array(OrderSummary)

/** GET /api/mijn/bestellingen/{nummer} → OrderDetails; 404 where the customer has no such order. */
export const customerOrder = (number: string) =>
  ({ method: 'GET', path: `${customerOrders.path}/${encodeURIComponent(number)}` }) as const
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
  /** What was promised when it was ordered. */
  promised: PromisedDates,
  /** The reference of the direct-debit mandate; null where none was given. */
  mandateReference: z.nullable(z.string()),
})
export type OrderDetails = z.infer<typeof OrderDetails>

/** GET /api/mijn/prijsopgaven?stand=…&soort=…&na=… → the customer's quote requests, newest first. */
export const customerQuotes = { method: 'GET', path: '/api/mijn/prijsopgaven' } as const
export const CustomerQuotes = z.array(QuoteSummary)

/** GET /api/mijn/prijsopgaven/{nummer} → QuoteDetails; 404 where the customer has no such request. */
export const customerQuote = (number: string) =>
  ({ method: 'GET', path: `${customerQuotes.path}/${encodeURIComponent(number)}` }) as const
export const QuoteDetails = z.extend(QuoteSummary, {
  ...details,
  /** Where the newest version is decided; null where none was sent. */
  quotePath: z.nullable(z.string()),
})
export type QuoteDetails = z.infer<typeof QuoteDetails>

/** GET /api/mijn/documenten → every document of the customer, newest first. */
export const customerDocuments = { method: 'GET', path: '/api/mijn/documenten' } as const
export const CustomerDocuments = z.array(
  z.extend(DocumentLink, { number: z.string(), createdAt: z.string() }),
)
export type CustomerDocuments = z.infer<typeof CustomerDocuments>

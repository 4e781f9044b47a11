import * as z from 'zod/mini'
import {
  ContactPerson,
  GuestDetails,
  InvoiceAddress,
  PostalAddress,
  QuoteForm,
  TechnicalPerson,
} from './details.ts'
import { Failure } from './failure.ts'
import { Euros } from './products.ts'

/**
 * POST /api/order → 201 OrderPlaced; 400 malformed, 401 neither session nor guest data, 409 PriceChanged or a key in
 * use, 422 Failure with the reasons. `Idempotency-Key` (optional header): the same key with the same body answers what
 * the first one answered, with another body 422.
 */
export const placeOrder = { method: 'POST', path: '/api/order' } as const
export const idempotencyHeader = 'idempotency-key'

export const requestTypes = ['order', 'quote'] as const
export type RequestType = (typeof requestTypes)[number]

export const OrderedProduct = z.object({
  id: z.int().check(z.gte(1)),
  quantity: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
})

export const AgreedTotals = z.object({ monthly: Euros, oneTime: Euros })

const retentionNumber = z.string().check(z.trim(), z.maxLength(25))

const shared = {
  resellerId: z._default(z.nullable(z.string().check(z.maxLength(100))), null),
  termsAccepted: z.literal(true, { error: 'Ga akkoord met de algemene voorwaarden' }),
  agreedTotals: z.optional(AgreedTotals),
}

/** What `additionalData` carries for an order (order-flow §3, decisions "The calls"). */
export const OrderData = z.object({
  ...shared,
  requestType: z._default(z.literal('order'), 'order'),
  contactPerson: ContactPerson,
  /** null when it is the same as the company's. */
  invoiceAddress: z._default(z.nullable(InvoiceAddress), null),
  /** The installation address for internet, the company's for the other types. */
  postCodeAddress: PostalAddress,
  technicalPerson: z._default(z.nullable(TechnicalPerson), null),
  directDebit: z._default(z.boolean(), false),
  longTermConsent: z._default(z.boolean(), false),
  phoneNumberRetention: z._default(z.array(retentionNumber).check(z.maxLength(3)), []),
})
export type OrderData = z.infer<typeof OrderData>

/** A quote asks only for the address; who asks stands in the quote form. */
export const QuoteData = z.object({
  ...shared,
  requestType: z.literal('quote'),
  postCodeAddress: PostalAddress,
})
export type QuoteData = z.infer<typeof QuoteData>

const products = z
  .array(OrderedProduct)
  .check(
    z.minLength(1, { error: 'Je winkelwagen is leeg' }),
    z.maxLength(100, { error: 'Een bestelling heeft hoogstens 100 regels' }),
  )

export const OrderRequest = z.object({
  products,
  additionalData: OrderData,
  userWithoutAccountInformation: z.optional(GuestDetails),
})
export type OrderRequest = z.infer<typeof OrderRequest>

export const QuoteRequest = z.object({
  products,
  additionalData: QuoteData,
  userWithoutAccountInformation: QuoteForm,
})
export type QuoteRequest = z.infer<typeof QuoteRequest>

export const OrderPlaced = z.object({
  /** For reading out over the phone: `482-739-165`. */
  orderNumber: z.string(),
  requestType: z.enum(requestTypes),
})
export type OrderPlaced = z.infer<typeof OrderPlaced>

/** 409: the catalogue's prices are not what the visitor saw; `was` and `now` are euros per unit. */
export const PriceChanged = z.extend(Failure, {
  code: z.literal('price-changed'),
  changes: z.array(z.object({ id: z.int(), was: z.nullable(Euros), now: Euros })),
  totals: AgreedTotals,
})
export type PriceChanged = z.infer<typeof PriceChanged>

import * as z from 'zod/mini'
import { maximumLineQuantity, maximumLines } from '../domain/cart.ts'
import {
  normalizeRetentionNumber,
  retentionNumberCount,
  retentionNumberProblems,
} from '../domain/checks/retention-number.ts'
import {
  ContactPerson,
  GuestDetails,
  InvoiceAddress,
  PostalAddress,
  QuoteForm,
  TechnicalPerson,
} from './details.ts'
import { Failure } from './failure.ts'
import { resellerIdField } from './fields.ts'
import { Euros } from './products.ts'

/**
 * POST /api/order → 201 OrderPlaced; 400 malformed, 401 neither account nor guest data, 409 PriceChanged, 422
 * OrderRefused. `Idempotency-Key` (optional header, at most 100 visible ASCII characters): the same key with the same
 * body answers what the first one answered, with another body 422. A refusal leaves the key unused.
 */
export const placeOrder = { method: 'POST', path: '/api/order' } as const
export const idempotencyHeader = 'idempotency-key'

export const requestTypes = ['order', 'quote'] as const
export type RequestType = (typeof requestTypes)[number]

const unknownProduct = { error: 'Een product in je winkelwagen bestaat niet' }
const wrongQuantity = { error: `Een aantal is een heel getal van 1 tot en met ${maximumLineQuantity}` }

export const OrderedProduct = z.object({
  id: z.int(unknownProduct).check(z.gte(1, unknownProduct), z.lte(2_147_483_647, unknownProduct)),
  quantity: z._default(
    z.int(wrongQuantity).check(z.gte(1, wrongQuantity), z.lte(maximumLineQuantity, wrongQuantity)),
    1,
  ),
  /** What the visitor saw per unit, in euros; tells him which price changed and is never used as one. */
  agreedPrice: z.optional(Euros),
})
export type OrderedProduct = z.infer<typeof OrderedProduct>

const total = z.number().check(z.gte(0))

/** In euros, excl. VAT. */
export const AgreedTotals = z.object({ monthly: total, oneTime: total })
export type AgreedTotals = z.infer<typeof AgreedTotals>

/** Numbers to keep, empty where the visitor left a field open. Out comes `+31201234567` for each that is filled in. */
const retentionNumbers = z.pipe(
  z.array(z.string()).check(
    z.maxLength(retentionNumberCount, {
      error: `Je kunt hoogstens ${retentionNumberCount} nummers opgeven`,
    }),
    ({ value, issues }) => {
      for (const [index, message] of retentionNumberProblems(value).entries())
        if (message) issues.push({ code: 'custom', path: [index], input: value[index], message })
    },
  ),
  z.transform(numbers => numbers.map(number => normalizeRetentionNumber(number) ?? '')),
)

const shared = {
  resellerId: resellerIdField,
  termsAccepted: z.literal(true, { error: 'Ga akkoord met de algemene voorwaarden' }),
  agreedTotals: z.optional(AgreedTotals),
}

/** What `additionalData` carries for an order (order-flow §3, decisions "The calls"). */
export const OrderData = z.object({
  ...shared,
  requestType: z._default(z.literal('order', { error: 'Kies een bestelling of een prijsopgave' }), 'order'),
  contactPerson: ContactPerson,
  /** null when it is the same as the company's. */
  invoiceAddress: z._default(z.nullable(InvoiceAddress), null),
  /** The installation address for internet, the company's for the other types. */
  postCodeAddress: PostalAddress,
  technicalPerson: z._default(z.nullable(TechnicalPerson), null),
  directDebit: z._default(z.boolean(), false),
  longTermConsent: z._default(z.boolean(), false),
  phoneNumberRetention: z._default(retentionNumbers, []),
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
    z.maxLength(maximumLines, { error: `Een bestelling heeft hoogstens ${maximumLines} regels` }),
  )

export const OrderRequest = z.object({
  products,
  additionalData: OrderData,
  /** Absent where a logged-in customer orders: his details are the account's. */
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

/**
 * 422: every reason as one Dutch sentence. `errors` names fields as the forms do: without `additionalData.` or
 * `userWithoutAccountInformation.` in front (`technicalPerson.email`, `iban`, `longTermConsent`). `unknownProducts` are
 * the ids that are not sold any more, which only the visitor's own cart can name.
 */
export const OrderRefused = z.extend(Failure, {
  reasons: z.array(z.string()),
  unknownProducts: z.optional(z.array(z.int())),
})
export type OrderRefused = z.infer<typeof OrderRefused>

/** 409: the catalogue's prices are not what the visitor saw; `was` and `now` are euros per unit. */
export const PriceChanged = z.extend(Failure, {
  code: z.literal('price-changed'),
  changes: z.array(z.object({ id: z.int(), was: z.nullable(Euros), now: Euros })),
  totals: AgreedTotals,
})
export type PriceChanged = z.infer<typeof PriceChanged>

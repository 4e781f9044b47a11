import * as z from 'zod/mini'
import { malformed } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import {
  asFormFields,
  Failure,
  type FieldErrors,
  markedFields,
  unreadable,
} from '../../common/contract/failure.ts'
import { resellerIdField } from '../../common/contract/fields.ts'
import { AgreedTotals } from '../../common/contract/money.ts'
import { maximumLineQuantity, maximumLines } from '../carts/cart.ts'
import { byPhoneHeader } from '../carts/order-by-phone.ts'
import {
  normalizeRetentionNumber,
  retentionNumberCount,
  retentionNumberProblems,
} from '../carts/telefonie/retention-number.ts'
import { retentionTexts } from '../carts/texts.ts'
import { Euros } from '../catalogue/products.ts'
import {
  ContactPerson,
  GuestDetails,
  InvoiceAddress,
  QuoteForm,
  References,
  TechnicalPerson,
  TypedPostalAddress,
} from '../details/details-schema.ts'
import { orderContractTexts } from './contract-texts.ts'
import { SentDeliveryPreference } from './delivery-preference.ts'
import { SentReplaces } from './sent-replaces.ts'

/** Result of a cart: an order, or a request for a quote. */
export const requestTypes = ['order', 'quote'] as const

export type RequestType = (typeof requestTypes)[number]

export const idempotencyHeader = 'idempotency-key'

/** Value of `byPhoneHeader`. */
export const ByPhone = z.optional(z.literal('1'))

const unknownProduct = { error: orderContractTexts.noSuchProduct }

const wrongQuantity = { error: orderContractTexts.wrongQuantity(maximumLineQuantity) }

export const OrderedProduct = z.object({
  id: z.int(unknownProduct).check(z.gte(1, unknownProduct), z.lte(2_147_483_647, unknownProduct)),
  quantity: z._default(
    z.int(wrongQuantity).check(z.gte(1, wrongQuantity), z.lte(maximumLineQuantity, wrongQuantity)),
    1,
  ),
  /** Unit price that the visitor saw, in euros; used to tell which price changed, never as a price. */
  agreedPrice: z.optional(Euros),
})

export type OrderedProduct = z.infer<typeof OrderedProduct>

/** A number with what people type around it; a longer text is no number. */
const typedNumber = z.string().check(z.maxLength(60, { error: retentionTexts.noNumber }))

/** Numbers to keep, empty where the visitor left a field open. Out comes `+31201234567` for each that is filled in. */
const retentionNumbers = z.pipe(
  z.array(typedNumber).check(
    z.maxLength(retentionNumberCount, {
      error: orderContractTexts.tooManyNumbers(retentionNumberCount),
    }),
    ({ value, issues }) => {
      for (const [index, message] of retentionNumberProblems(value).entries())
        if (message) issues.push({ code: 'custom', path: [index], input: value[index], message })
    },
  ),
  z.transform(numbers => numbers.map(number => normalizeRetentionNumber(number) ?? '')),
)

const termsAccepted = z.literal(true, { error: orderContractTexts.agreeToTerms })

/** Contact persons, invoice and consents, alike for an order and for an accepted quote. */
export const buyerShape = {
  contactPerson: ContactPerson,
  /** null when it is the same as the company's. */
  invoiceAddress: z._default(z.nullable(InvoiceAddress), null),
  /** The buyer's own references; absent for none. An invoice address has its own e-mail address instead of `invoiceEmail`. */
  references: z.optional(References),
  technicalPerson: z._default(z.nullable(TechnicalPerson), null),
  directDebit: z._default(z.boolean(), false),
  longTermConsent: z._default(z.boolean(), false),
  phoneNumberRetention: z._default(retentionNumbers, []),
  /** null where nothing is preferred. */
  deliveryPreference: z._default(z.nullable(SentDeliveryPreference), null),
  termsAccepted,
}

const shared = {
  resellerId: resellerIdField,
  termsAccepted,
  agreedTotals: z.optional(AgreedTotals),
}

/** `additionalData` of an order (order-flow §3, decisions "The calls"). */
export const OrderData = z.object({
  ...shared,
  ...buyerShape,
  requestType: z._default(z.literal('order', { error: orderContractTexts.chooseType }), 'order'),
  /** The installation address for internet, the company's for the other types. */
  postCodeAddress: TypedPostalAddress,
  /** The agreement of the customer in whose place the order comes; absent for none. */
  replaces: z.optional(SentReplaces),
})

export type OrderData = z.infer<typeof OrderData>

/** A quote asks only for the address; who asks stands in the quote form. */
export const QuoteData = z.object({
  ...shared,
  requestType: z.literal('quote'),
  postCodeAddress: TypedPostalAddress,
  references: z.optional(References),
})

export type QuoteData = z.infer<typeof QuoteData>

const products = z
  .array(OrderedProduct)
  .check(
    z.minLength(1, { error: orderContractTexts.emptyCart }),
    z.maxLength(maximumLines, { error: orderContractTexts.tooManyLines(maximumLines) }),
  )

export const OrderRequest = z.object({
  products,
  additionalData: OrderData,
  /** Absent for a logged-in customer, whose account has the details. */
  userWithoutAccountInformation: z.optional(GuestDetails),
})

export type OrderRequest = z.infer<typeof OrderRequest>

export const QuoteRequest = z.object({
  products,
  additionalData: QuoteData,
  userWithoutAccountInformation: QuoteForm,
})

export type QuoteRequest = z.infer<typeof QuoteRequest>

const noDetails = z.pipe(
  z.union([z.null(), z.string(), z.number(), z.boolean(), z.array(z.unknown())]),
  z.transform(() => undefined),
)

/** A body without a guest's details: it orders for the logged-in customer. */
export const AnonymousRequest = z.looseObject({ userWithoutAccountInformation: z.optional(noDetails) })

/** Kind of a body, before its fields are validated: everything that is not a quote request is an order. */
const kindOfBody = z.union([
  z.pipe(
    z.looseObject({ additionalData: z.looseObject({ requestType: z.literal('quote') }) }),
    z.transform(body => ({ ...body, kind: 'quote' })),
  ),
  z.pipe(
    z.union([AnonymousRequest, z.looseObject({})]),
    z.transform(body => ({ ...body, kind: 'order' })),
  ),
])

/**
 * Body of POST /api/order: `additionalData.requestType` decides which fields are required. With details it is a
 * guest's order, even if a customer is logged in: the buyer gets what they saw.
 */
export const Submission = z.pipe(
  kindOfBody,
  z.discriminatedUnion('kind', [
    z.pipe(
      z.extend(OrderRequest, { kind: z.literal('order') }),
      z.transform(({ kind, ...request }) => ({ kind, request })),
    ),
    z.pipe(
      z.extend(QuoteRequest, { kind: z.literal('quote') }),
      z.transform(({ kind, ...request }) => ({ kind, request })),
    ),
  ]),
)

export type Submission = z.infer<typeof Submission>

/** By which a retry is known. */
export const IdempotencyKey = z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/)))

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

/** The refusal of fields: their messages are the reasons. */
export function refusedFields(errors: FieldErrors): OrderRefused {
  const reasons = [...new Set(Object.values(errors).map(error => error.message))]
  return {
    ...markedFields(errors, orderContractTexts.wrongDetails),
    reasons,
  }
}

/** Anything else, or an invalid key, is unreadable; a submission is rejected at the fields of its forms. */
export const refusedSubmission = (errors: FieldErrors) =>
  '' in errors || idempotencyHeader in errors || byPhoneHeader in errors
    ? { status: 400, body: unreadable }
    : {
        status: 422,
        body: refusedFields(asFormFields(errors, 'additionalData', 'userWithoutAccountInformation')),
      }

/** 401: nobody is logged in, and the body names no guest. */
export const unidentified: Failure = { message: orderContractTexts.noDetails }

/** 409: the catalogue's prices are not what the visitor saw; `was` and `now` are euros per unit. */
export const PriceChanged = z.extend(Failure, {
  code: z.literal('price-changed'),
  changes: z.array(z.object({ id: z.int(), was: z.nullable(Euros), now: Euros })),
  totals: AgreedTotals,
})

export type PriceChanged = z.infer<typeof PriceChanged>

/** The path of a customer's page of an order. */
export const orderPage = (number: string) => `/mijn/bestellingen/${encodeURIComponent(number)}`

/** Calls for everyone, for looking around and ordering. */
export const orderCalls = {
  placeOrder: defineCall({
    method: 'POST',
    path: '/api/order',
    group: 'Order',
    summary: 'Places an order, or asks for a quote where `additionalData.requestType` is `quote`.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    headers: {
      [idempotencyHeader]: {
        description:
          'Up to 100 visible characters: the same key with the same body answers what the first call answered.',
        schema: IdempotencyKey,
      },
      [byPhoneHeader]: {
        description: '`1` where staff order for a caller; it takes a login at the desk.',
        schema: ByPhone,
      },
    },
    body: { kind: 'json', schema: Submission, oneOf: [OrderRequest, QuoteRequest] },
    anonymous: { schema: AnonymousRequest, refusal: { status: 401, body: unidentified } },
    malformed: refusedSubmission,
    answers: {
      201: { description: 'Stored', body: OrderPlaced },
      400: malformed,
      401: {
        description:
          'Neither logged in nor with details in the body; or by phone without a login at the desk',
        body: Failure,
      },
      403: { description: 'By phone, and the role does not permit it', body: Failure },
      409: { description: 'Prices are not what the visitor saw', body: PriceChanged },
      422: { description: 'Refused, with every reason', body: OrderRefused },
    },
  }),
}

import * as z from 'zod/mini'
import { calendarFile, deadLink, pdfFile, wrongField } from '../../common/contract/answers.ts'
import { defineCall, refusedAsMarked } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { requiredLines } from '../../common/contract/lines-field.ts'
import { TotalsInCents } from '../../common/contract/money.ts'
import { caseNumberParam, signedParam, textParam } from '../../common/contract/params.ts'
import { Agreement } from '../agreements/contract.ts'
import { OrderLines } from '../carts/line-schemas.ts'
import { uploadLimit, withFiles } from '../case-files/uploads.ts'
import { cancellationModes } from '../cases/cancellation.ts'
import { orderStates } from '../cases/case-states.ts'
import { customerRequests, requestKinds } from '../cases/customer-requests.ts'
import { partOfDayNames } from '../cases/delivery-plan.ts'
import { OrderOrigin } from '../cases/order-origin.ts'
import { portInStates } from '../cases/port-in-states.ts'
import { productTypes } from '../catalogue/product.ts'
import { correctedParam } from '../documents/contract.ts'
import { LinkQuestion, LinkToken } from '../mailed-links/contract.ts'
import { DeliveryPreference } from '../orders/delivery-preference.ts'
import { requestFieldTexts } from './progress-texts.ts'

/** An open request of the customer to staff, with its text and time (ISO 8601). */
export const OpenRequest = z.object({
  /** By which staff settle it. */
  id: z.int(),
  kind: z.enum(requestKinds),
  words: z.string(),
  at: z.string(),
})

export type OpenRequest = z.infer<typeof OpenRequest>

/** Progress of an order or a quote request, for its customer and for anybody with the mailed link. */

const orNull = <Schema extends z.core.$ZodType>(schema: Schema) => z.nullable(schema)

const PlannedDelivery = z.object({ day: z.string(), partOfDay: z.enum(partOfDayNames) })

export const CaseProgress = z.object({
  /** The states that it came into, oldest first; the first is that it came in. `at` is ISO 8601. */
  moments: z.array(z.object({ state: z.string(), at: z.string() })),
  /** The last day on which the customer hears from us, `2026-11-24`; null where nothing is promised. */
  hearsBy: orNull(z.string()),
  /** Whether that is by phone. */
  isCalled: z.boolean(),
  /** Why an order waits for its customer, as a reason of src/features/cases/state-reasons.ts; null of others, and where none was given. */
  waitsFor: orNull(z.string()),
  /** When a call was agreed for. */
  plannedCall: orNull(z.string()),
  delivery: orNull(PlannedDelivery),
  /** For when call and delivery were planned before; null where they were not moved. */
  moved: z.object({ call: orNull(z.string()), delivery: orNull(PlannedDelivery) }),
  /** Numbers that come along from another provider; `day` is when they move, `movedFrom` when they would have. */
  numbers: z.array(
    z.object({
      number: z.string(),
      state: z.enum(portInStates),
      day: orNull(z.string()),
      movedFrom: orNull(z.string()),
    }),
  ),
  /** Until which day, `2026-12-23`, a quote that was sent can be accepted; null where none waits for the customer. */
  acceptUntil: orNull(z.object({ day: z.string(), isExpired: z.boolean() })),
  /** How it can be cancelled; null where it is over. */
  cancelling: orNull(z.enum(cancellationModes)),
  /** Requests of the customer that nobody answered yet, oldest first. */
  asked: z.array(OpenRequest),
})

export type CaseProgress = z.infer<typeof CaseProgress>

/** As much of it as says in a list how it stands. */
export const CaseOutlook = z.pick(CaseProgress, {
  hearsBy: true,
  isCalled: true,
  waitsFor: true,
  plannedCall: true,
  delivery: true,
  acceptUntil: true,
})

export type CaseOutlook = z.infer<typeof CaseOutlook>

/** How an order is delivered, apart from its planned day. */
export const OrderDelivery = z.object({
  /** null where nothing is preferred. */
  preference: orNull(DeliveryPreference),
  /** Address of the planned day as a file for a calendar; null while none is to come. */
  calendarPath: orNull(z.string()),
  /** Parcels that are on their way; `carrier` is null where it has no name that is known. */
  parcels: z.array(z.object({ carrier: orNull(z.string()), code: z.string(), link: z.string() })),
})

export type OrderDelivery = z.infer<typeof OrderDelivery>

/** Rented devices that come back; days are `2026-11-24`, money in cents excl. VAT. */
export const OrderReturns = z.object({
  /** Address of the slip that goes with them; null where nothing is to come back any more. */
  slipPath: orNull(z.string()),
  devices: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      /** How many are still to come. */
      open: z.int(),
      received: z.int(),
      missing: z.int(),
      /** For those that did not come. */
      chargedInCents: z.int(),
      waived: z.int(),
      lastDay: z.string(),
      dueOn: z.string(),
      /** Of each that does not come back, at most. */
      priceInCents: z.int(),
    }),
  ),
})

export type OrderReturns = z.infer<typeof OrderReturns>

/** A case as anybody with its link reads it, without personal data. */
export const followedShape = {
  /** As it is read out: `482-739-165`. */
  number: z.string(),
  productType: z.enum(productTypes),
  companyName: z.string(),
  createdAt: z.string(),
  lines: OrderLines,
  totals: TotalsInCents,
  /** The buyer's own; an e-mail address is left to the documents. */
  references: z.object({ purchaseOrderNumber: z.string(), costCentre: z.string() }),
  /** PDFs; each address serves for an hour. */
  documents: z.array(z.object({ title: z.string(), path: z.string() })),
  progress: CaseProgress,
}

/** An order behind a mailed link. */
export const followedOrder = z.object({
  ...followedShape,
  kind: z.literal('order'),
  state: z.enum(orderStates),
  /** null where it was made of no quote. */
  origin: orNull(OrderOrigin),
  delivery: OrderDelivery,
  /** null before the delivery. */
  agreement: orNull(Agreement),
  returns: OrderReturns,
})

export type FollowedOrder = z.infer<typeof followedOrder>

export const ProgressQuery = LinkQuestion

const mind = {
  wish: z.enum(customerRequests, { error: requestFieldTexts.wishMissing }),
  words: requiredLines(requestFieldTexts.message, 1000, requestFieldTexts.messageMissing),
}

export const LinkedCustomerRequest = z.object({ token: LinkToken, ...mind })

export const OwnCustomerRequest = z.object(mind)

export type OwnCustomerRequest = z.infer<typeof OwnCustomerRequest>

/** Whether it is cancelled, or waits for an answer of staff. */
export const CustomerRequestResponse = z.object({ outcome: z.enum(['cancelled', 'asked']) })

export type CustomerRequestResponse = z.infer<typeof CustomerRequestResponse>

export const noSuchCaseByLink: Failure = {
  message: requestFieldTexts.linkGone,
}

const taken = { description: 'Cancelled or asked, or done before', body: CustomerRequestResponse } as const

const over = { description: 'It is over, and why nothing can be asked', body: Failure } as const

export const followingCall = { group: 'Order', access: 'visitor', limit: { max: 60, per: 'minute' } } as const

/** Calls for the progress of an order or quote request, and for changing or cancelling it. */
export const trackingCalls = {
  followedFile: defineCall({
    ...followingCall,
    method: 'GET',
    path: '/api/volgen/{nummer}/{soort}',
    params: { nummer: textParam, soort: textParam },
    summary: 'A document of it, by an address that was signed for an hour.',
    query: {
      tot: signedParam,
      teken: signedParam,
      gecorrigeerd: correctedParam,
    },
    answers: { 200: pdfFile, 404: deadLink },
  }),
  followedCalendar: defineCall({
    ...followingCall,
    method: 'GET',
    path: '/api/volgen/{nummer}/levering.ics',
    params: { nummer: textParam },
    summary: 'The planned delivery for a calendar, by an address that was signed for an hour.',
    query: { tot: signedParam, teken: signedParam },
    answers: { 200: calendarFile, 404: deadLink },
  }),
  wishByLink: defineCall({
    ...followingCall,
    method: 'POST',
    path: '/api/volgen/wens',
    summary: 'Cancels it while it is not confirmed, or asks staff to cancel or change it.',
    body: { kind: 'form', schema: LinkedCustomerRequest, ...withFiles },
    bodyLimit: uploadLimit,
    malformed: errors =>
      'token' in errors ? { status: 404, body: noSuchCaseByLink } : refusedAsMarked(errors),
    answers: { 200: taken, 404: deadLink, 409: over, 422: wrongField },
  }),
  wishOfCustomer: defineCall({
    method: 'POST',
    path: '/api/mijn/wensen/{nummer}',
    params: { nummer: caseNumberParam },
    group: 'Customer',
    access: 'customer',
    summary: 'The same for the customer whose order or request it is.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'form', schema: OwnCustomerRequest, ...withFiles },
    bodyLimit: uploadLimit,
    answers: {
      200: taken,
      404: { description: 'The customer has no such order or request', body: Failure },
      409: over,
      422: wrongField,
    },
  }),
}

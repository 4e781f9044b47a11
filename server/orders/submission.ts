import type * as z from 'zod/mini'
import { asFormFields, type FieldErrors, fieldErrors, markedFields } from '../../contract/failure.ts'
import { type OrderRefused, OrderRequest, QuoteRequest } from '../../contract/order.ts'
import { isRecord } from './is-record.ts'
import type { CustomerOrderer } from './orderer.ts'
import type { Order } from './place-order.ts'

/** A body that has the form of an order or of a quote request. */
export type Submission =
  | { readonly kind: 'order'; readonly request: Order }
  | { readonly kind: 'quote'; readonly request: QuoteRequest }

export type ParsedSubmission =
  | { readonly kind: 'parsed'; readonly submission: Submission }
  | { readonly kind: 'unidentified' }
  | { readonly kind: 'refused'; readonly refusal: OrderRefused }

/**
 * Reads the body of POST /api/order, after the contract's entry found that it is one: who nobody knows is told so (401) before
 * anything is said of fields (422), which the entry's schema alone cannot know. `additionalData.requestType` decides what it must hold. Details in the body make it
 * the order of a guest, also where a customer is logged in: he gets what he saw.
 * @param customer who is logged in
 */
export function parseSubmission(
  body: Readonly<Record<string, unknown>>,
  customer: CustomerOrderer | null,
): ParsedSubmission {
  const isGuest = isRecord(body.userWithoutAccountInformation)
  if (!isGuest && !customer) return { kind: 'unidentified' }
  const isQuote = isRecord(body.additionalData) && body.additionalData.requestType === 'quote'
  if (isQuote) {
    const parsed = QuoteRequest.safeParse(body)
    return parsed.success
      ? { kind: 'parsed', submission: { kind: 'quote', request: parsed.data } }
      : { kind: 'refused', refusal: refusedForm(parsed.error) }
  }
  const ordered = isGuest ? body : { ...body, userWithoutAccountInformation: undefined }
  const parsed = OrderRequest.safeParse(ordered)
  if (!parsed.success) return { kind: 'refused', refusal: refusedForm(parsed.error) }
  const { userWithoutAccountInformation: details, ...request } = parsed.data
  const orderer = details ? ({ kind: 'guest', details } as const) : customer
  if (!orderer) return { kind: 'unidentified' }
  return { kind: 'parsed', submission: { kind: 'order', request: { ...request, orderer } } }
}

const refusedForm = (error: z.core.$ZodError): OrderRefused =>
  refusedFields(asFormFields(fieldErrors(error), 'additionalData', 'userWithoutAccountInformation'))

/** The refusal of fields: their messages are the reasons. */
export function refusedFields(errors: FieldErrors): OrderRefused {
  const reasons = [...new Set(Object.values(errors).map(error => error.message))]
  return {
    ...markedFields(errors, 'Niet alle gegevens kloppen. Kijk ze na en probeer het opnieuw.'),
    reasons,
  }
}

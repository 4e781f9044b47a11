import * as z from 'zod/mini'
import { productTypes } from '../domain/product.ts'
import { AgreedTotals } from './agreed-totals.ts'
import { ProductOnWire } from './products-on-wire.ts'
import { PromisedDates } from './promised-dates.ts'
import { requestTypes } from './request-type.ts'

/** GET /api/order/last: what this session ordered last, for the thank-you page; 404 when there is none. */
export const lastOrder = { method: 'GET', path: '/api/order/last' } as const

/** GET /api/order/last/bestelling.pdf: the confirmation of that order, as its mail has it; 404 when there is none. */
export const lastOrderFile = { method: 'GET', path: '/api/order/last/bestelling.pdf' } as const

/**
 * POST /api/order/last/account, no body → 201 RegistrationAccepted: an account for the guest behind it, with what he ordered
 * with; the link goes to the address of his order. 404 where this session has no order of a guest. The answer is the same
 * whether or not somebody has an account at the address.
 */
export const accountForLastOrder = { method: 'POST', path: '/api/order/last/account' } as const

export const LastOrder = z.object({
  orderNumber: z.string(),
  requestType: z.enum(requestTypes),
  productType: z.enum(productTypes),
  /** Each line as it was sold, with its quantity. */
  products: z.array(ProductOnWire),
  totals: AgreedTotals,
  /** Numbers that the customer keeps; none but for telefonie. */
  phoneNumberRetention: z.array(z.string()),
  email: z.string(),
  /** Whether a guest placed it, who can take it into an account. */
  isGuests: z.boolean(),
  /** For a quote only the call counts: nothing is delivered before it is accepted. */
  promised: PromisedDates,
})
export type LastOrder = z.infer<typeof LastOrder>

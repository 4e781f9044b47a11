import * as z from 'zod/mini'
import { productTypes } from '../domain/product.ts'
import { AgreedTotals, requestTypes } from './order.ts'
import { ProductOnWire } from './products.ts'
import { PromisedDates } from './promised-dates.ts'

/** GET /api/order/last: what this session ordered last, for the thank-you page; 404 when there is none. */
export const lastOrder = { method: 'GET', path: '/api/order/last' } as const

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
  /** For a quote only the call counts: nothing is delivered before it is accepted. */
  promised: PromisedDates,
})
export type LastOrder = z.infer<typeof LastOrder>

import type { Pool } from 'pg'
import type { LastOrder } from '../../contract/last-order.ts'
import { productToWire } from '../../contract/products.ts'
import { formatOrderNumber } from '../../domain/order-number.ts'
import type { PromisedFor } from '../calendar/promised.ts'
import { lastQuoteOf } from '../quotes/quotes-table.ts'
import { totalsOnWire } from './agreement.ts'
import { lastOrderOf } from './orders-table.ts'

/** What this session ordered or asked for last, for its thank-you page; null when there is nothing. */
export async function lastOrder(
  pool: Pool,
  sessionHash: Buffer,
  promisedFor: PromisedFor,
): Promise<LastOrder | null> {
  const [order, quote] = await Promise.all([lastOrderOf(pool, sessionHash), lastQuoteOf(pool, sessionHash)])
  const isQuote = quote !== null && (order === null || quote.createdAt > order.createdAt)
  const last = isQuote ? quote : order
  if (!last) return null
  return {
    orderNumber: formatOrderNumber('quoteNumber' in last ? last.quoteNumber : last.orderNumber),
    requestType: isQuote ? 'quote' : 'order',
    productType: last.productType,
    products: last.cart.map(line => productToWire(line.product, line.quantity)),
    totals: totalsOnWire(last.totals),
    phoneNumberRetention: 'phoneNumberRetention' in last ? [...last.phoneNumberRetention] : [],
    email: last.email,
    promised: promisedFor(last.createdAt),
  }
}

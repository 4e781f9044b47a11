import type { LastOrder } from '../../contract/last-order.ts'
import { productToWire } from '../../contract/products.ts'
import { formatOrderNumber } from '../../domain/order-number.ts'
import type { PromisedFor } from '../calendar/promised.ts'
import { lastCaseOfVisitor } from '../cases/case.ts'
import type { Queryable } from '../database/pool.ts'
import { totalsOnWire } from './price-change.ts'
import { orderOf } from './stored-orders.ts'
import { quoteOf } from './stored-quotes.ts'

/** What this session ordered or asked for last, for its thank-you page; null when there is nothing. */
export async function lastOrder(
  database: Queryable,
  sessionHash: Buffer,
  promisedFor: PromisedFor,
): Promise<LastOrder | null> {
  const opened = await lastCaseOfVisitor(database, sessionHash, ['order', 'quote'])
  if (!opened) return null
  const isQuote = opened.kind === 'quote'
  const last = isQuote ? await quoteOf(database, opened) : await orderOf(database, opened)
  return (
    last && {
      orderNumber: formatOrderNumber(opened.number),
      requestType: isQuote ? 'quote' : 'order',
      productType: last.productType,
      products: last.cart.map(line => productToWire(line.product, line.quantity)),
      totals: totalsOnWire(last.totals),
      phoneNumberRetention: 'phoneNumberRetention' in last ? [...last.phoneNumberRetention] : [],
      email: last.email,
      promised: promisedFor(last.createdAt),
    }
  )
}

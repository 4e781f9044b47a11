import { orderStanding, quoteStanding } from '../../../content/progress-steps.ts'
import {
  CustomerOrders,
  CustomerQuotes,
  customerOrders,
  customerQuotes,
  type OrderSummary,
  type QuoteSummary,
} from '../../../contract/customer-requests.ts'
import type { Endpoint } from '../../api-client.ts'
import { paths } from '../../paths.ts'
import { fetchAnswer } from '../answer.ts'
import type { ListedRequest } from './request-list.tsx'

export const fetchOrders = (request: Request) =>
  fetchAnswer(asAsked(customerOrders, request), CustomerOrders, request)
export const fetchQuotes = (request: Request) =>
  fetchAnswer(asAsked(customerQuotes, request), CustomerQuotes, request)

/** The call with what the page's address asks for. */
const asAsked = (endpoint: Endpoint, { url }: Request): Endpoint => ({
  ...endpoint,
  path: endpoint.path + new URL(url).search,
})

export const listedOrder = (order: OrderSummary): ListedRequest => ({
  ...order,
  state: orderStanding(order.state, order.progress),
  to: paths.mijnOrder(order.number),
})

export const listedQuote = (quote: QuoteSummary): ListedRequest => ({
  ...quote,
  state: quoteStanding(quote.state, quote.progress),
  to: paths.mijnQuote(quote.number),
})

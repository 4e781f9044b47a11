import { orderStateTexts, quoteStateTexts } from '../../../content/mijn-texts.ts'
import {
  CustomerOrders,
  CustomerQuotes,
  customerOrders,
  customerQuotes,
  type OrderSummary,
  type QuoteSummary,
} from '../../../contract/customer-requests.ts'
import { paths } from '../../paths.ts'
import { fetchAnswer } from '../answer.ts'
import type { ListedRequest } from './request-list.tsx'

export const fetchOrders = (request: Request) => fetchAnswer(customerOrders, CustomerOrders, request)
export const fetchQuotes = (request: Request) => fetchAnswer(customerQuotes, CustomerQuotes, request)

export const listedOrder = (order: OrderSummary): ListedRequest => ({
  ...order,
  state: orderStateTexts[order.state],
  to: paths.mijnOrder(order.number),
})

export const listedQuote = (quote: QuoteSummary): ListedRequest => ({
  ...quote,
  state: quoteStateTexts[quote.state],
  to: paths.mijnQuote(quote.number),
})

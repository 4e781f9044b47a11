import { orderStateTexts, quoteStateTexts } from '../../../content/mijn-texts.ts'
import {
  CustomerOrders,
  CustomerQuotes,
  customerOrders,
  customerQuotes,
  type OrderSummary,
  type QuoteSummary,
} from '../../../contract/customer.ts'
import { paths } from '../../paths.ts'
import { useAnswer } from '../use-answer.ts'
import type { ListedRequest } from './request-list.tsx'

export const useOrders = () => useAnswer(customerOrders, CustomerOrders)
export const useQuotes = () => useAnswer(customerQuotes, CustomerQuotes)

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

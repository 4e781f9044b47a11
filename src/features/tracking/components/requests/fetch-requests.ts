import { paths } from '../../../../api/paths.ts'
import { originLine } from '../../../cases/order-origin.ts'
import { loadForCustomer } from '../../../customers/components/mijn/load-for-customer.ts'
import type { OrderSummary, QuoteSummary } from '../../../customers/contract-requests.ts'
import { addressLine } from '../../../details/facts.ts'
import { orderStatusTexts, quoteStatusTexts } from '../../progress-steps.ts'
import type { ListedRequest } from './request-list.tsx'

export const fetchOrders = (request: Request) =>
  loadForCustomer('GET /api/mijn/bestellingen', request, { query: queryOf(request) })
export const fetchQuotes = (request: Request) =>
  loadForCustomer('GET /api/mijn/prijsopgaven', request, { query: queryOf(request) })

/** Query in the page's address. */
const queryOf = ({ url }: Request) => Object.fromEntries(new URL(url).searchParams)

export const listedOrder = ({ installationAddress, origin, ...order }: OrderSummary): ListedRequest => ({
  ...order,
  places: [
    origin?.branch ?? '',
    addressLine(installationAddress),
    origin ? originLine({ ...origin, branch: '' }) : '',
  ].filter(place => place !== ''),
  state: orderStatusTexts(order.state, order.progress),
  to: paths.mijnOrder(order.number),
})

export const listedQuote = (quote: QuoteSummary): ListedRequest => ({
  ...quote,
  places: [],
  state: quoteStatusTexts(quote.state, quote.progress),
  to: paths.mijnQuote(quote.number),
})

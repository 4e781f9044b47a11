import { paths } from '../../../api/paths.ts'
import { loadForCustomer } from '../../customers/components/mijn/load-for-customer.ts'
import { queryOf } from '../../tracking/components/requests/fetch-requests.ts'
import type { ListedRequest } from '../../tracking/components/requests/request-list.tsx'
import { quoteStatusTexts } from '../../tracking/progress-steps.ts'
import type { QuoteSummary } from '../contract-mijn.ts'

export const fetchQuotes = (request: Request) =>
  loadForCustomer('GET /api/mijn/prijsopgaven', request, { query: queryOf(request) })

export const listedQuote = (quote: QuoteSummary): ListedRequest => ({
  ...quote,
  places: [],
  state: quoteStatusTexts(quote.state, quote.progress),
  to: paths.mijnQuote(quote.number),
})

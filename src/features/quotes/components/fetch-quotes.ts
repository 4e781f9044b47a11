import { paths } from '../../../api/paths.ts'
import { loadForCustomer } from '../../customers/components/mijn/load-for-customer.ts'
import { addressLine } from '../../details/facts.ts'
import { queryOf } from '../../tracking/components/requests/fetch-requests.ts'
import type { ListedRequest } from '../../tracking/components/requests/request-list.tsx'
import type { ListedQuote } from '../contract-mijn.ts'
import { quoteStatusTexts } from '../followed-quotes.ts'
import { otherAddresses } from '../texts-customer.ts'

export const fetchQuotes = (request: Request) =>
  loadForCustomer('GET /api/mijn/prijsopgaven', request, { query: queryOf(request) })

export const listedQuote = ({ places: { first, others }, ...quote }: ListedQuote): ListedRequest => ({
  ...quote,
  places: [first ? addressLine(first) : '', others > 0 ? otherAddresses(others) : ''].filter(
    place => place !== '',
  ),
  state: quoteStatusTexts(quote.state, quote.progress),
  to: paths.mijnQuote(quote.number),
})

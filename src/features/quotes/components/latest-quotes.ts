import { paths } from '../../../api/paths.ts'
import { later } from '../../../ui/state/deferred.ts'
import type { FetchLatest } from '../../tracking/components/requests/latest-requests.ts'
import { ownQuoteTexts } from '../texts-customer.ts'
import { fetchQuotes, listedQuote } from './fetch-quotes.ts'

/** The newest quotes on the overview of an account. */
export const latestQuotes: FetchLatest = async request => ({
  title: ownQuoteTexts.latest,
  all: { to: paths.mijnQuotes, label: ownQuoteTexts.all },
  answer: later(await fetchQuotes(request), answer =>
    answer.kind === 'found' ? { ...answer, data: answer.data.map(listedQuote) } : answer,
  ),
})

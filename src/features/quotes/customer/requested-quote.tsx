import { paths } from '../../../api/paths.ts'
import { loadForCustomer } from '../../customers/components/mijn/load-for-customer.ts'
import { Loaded } from '../../customers/components/mijn/loaded.tsx'
import { requestTexts } from '../../customers/texts.ts'
import { NotYours } from '../../tracking/components/requests/not-yours.tsx'
import { RequestPage } from '../../tracking/components/requests/request-page.tsx'
import { PartsOverview } from '../components/parts-overview.tsx'
import { QuoteLink } from '../components/quote-link.tsx'
import { hasAccepted } from '../contract-parts.ts'
import { followedQuotes, isExpired, quoteStatusTexts } from '../followed-quotes.ts'
import { ownQuoteTexts as texts } from '../texts-customer.ts'
import type { Route } from './+types/requested-quote.ts'

export { PageSkeleton as HydrateFallback } from '../../customers/components/mijn/page-skeleton.tsx'

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadForCustomer('GET /api/mijn/prijsopgaven/{nummer}', request, { params: { nummer: params.number } })

/** Everything about one quote request. */
export default function Quote({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded
      answer={loaderData}
      what={texts.subjectOfOne}
      missing={<NotYours title={texts.notYours} all={{ to: paths.mijnQuotes, label: texts.toAll }} />}
    >
      {quote => (
        <RequestPage
          request={quote}
          inParts={
            quote.offer && <PartsOverview {...quote.offer} heading="h3" caption={requestTexts.products} />
          }
          of={followedQuotes}
          state={quoteStatusTexts(
            quote.state,
            quote.progress,
            quote.offer !== null && hasAccepted(quote.offer),
          )}
          dateLabel={texts.askedOn}
          lead={
            <QuoteLink
              waits={quote.state === 'approved' && !isExpired(quote.progress)}
              path={quote.quotePath}
            />
          }
          all={{ to: paths.mijnQuotes, label: texts.all }}
        />
      )}
    </Loaded>
  )
}

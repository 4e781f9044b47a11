import { paths } from '../../../api/paths.ts'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Loaded } from '../../customers/components/mijn/loaded.tsx'
import { RequestPages } from '../../tracking/components/requests/request-pages.tsx'
import { fetchQuotes, listedQuote } from '../components/fetch-quotes.ts'
import { ownQuoteTexts as texts } from '../texts-customer.ts'
import type { Route } from './+types/quotes.ts'

export { PageSkeleton as HydrateFallback } from '../../customers/components/mijn/page-skeleton.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => fetchQuotes(request)

/** Every quote request of the customer, a page at a time. */
export default function Quotes({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answer={loaderData} what={texts.subject}>
      {quotes => (
        <RequestPages
          requests={quotes.map(listedQuote)}
          path={paths.mijnQuotes}
          types={[]}
          none={
            <Empty
              title={texts.none}
              actions={<LinkButton to={paths.samenstellen('internet')}>{texts.begin}</LinkButton>}
            >
              {texts.noneText}
            </Empty>
          }
        />
      )}
    </Loaded>
  )
}

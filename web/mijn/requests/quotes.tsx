import { mijnSubjects, noQuotesTexts } from '../../../content/mijn-texts.ts'
import { paths } from '../../paths.ts'
import { Empty } from '../../ui/empty.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Answered } from '../answered.tsx'
import type { Route } from './+types/quotes.ts'
import { fetchQuotes, listedQuote } from './fetch-requests.ts'
import { RequestList } from './request-list.tsx'

export { PageSkeleton as HydrateFallback } from '../page-skeleton.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => fetchQuotes(request)

/** Every quote request of the customer. */
export default function Quotes({ loaderData }: Route.ComponentProps) {
  return (
    <Answered answer={loaderData} what={mijnSubjects.quotes}>
      {quotes =>
        quotes.length > 0 ? (
          <RequestList requests={quotes.map(listedQuote)} />
        ) : (
          <Empty
            title={noQuotesTexts.title}
            actions={<LinkButton to={paths.samenstellen('internet')}>{noQuotesTexts.begin}</LinkButton>}
          >
            {noQuotesTexts.text}
          </Empty>
        )
      }
    </Answered>
  )
}

import { mijnSubjects, noQuotesTexts } from '../../../content/mijn-texts.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Answered } from '../answered.tsx'
import { Empty } from '../empty.tsx'
import { RequestList } from './request-list.tsx'
import { listedQuote, useQuotes } from './use-requests.ts'

/** Every quote request of the customer. */
export default function Quotes() {
  return (
    <Answered asked={useQuotes()} what={mijnSubjects.quotes}>
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

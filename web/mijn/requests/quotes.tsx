import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Answered } from '../answered.tsx'
import { Empty } from '../empty.tsx'
import { RequestList } from './request-list.tsx'
import { listedQuote, useQuotes } from './use-requests.ts'

/** Every quote request of the customer. */
export default function Quotes() {
  return (
    <Answered asked={useQuotes()} what="je prijsopgaven">
      {quotes =>
        quotes.length > 0 ? (
          <RequestList requests={quotes.map(listedQuote)} />
        ) : (
          <Empty
            title="Je hebt nog geen prijsopgave aangevraagd"
            actions={<LinkButton to={paths.samenstellen('internet')}>Stel internet samen</LinkButton>}
          >
            Voor internet kun je een vrijblijvende prijsopgave vragen: kies dat bij het type aanvraag.
          </Empty>
        )
      }
    </Answered>
  )
}

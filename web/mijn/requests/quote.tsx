import { mijnSubjects, quoteStateTexts, requestTexts } from '../../../content/mijn-texts.ts'
import { customerQuote, QuoteDetails } from '../../../contract/customer.ts'
import { paths } from '../../paths.ts'
import { Answered } from '../answered.tsx'
import { useAnswer } from '../use-answer.ts'
import type { Route } from './+types/quote.ts'
import { NotYours } from './not-yours.tsx'
import { RequestPage } from './request-page.tsx'

/** Everything about one quote request. */
export default function Quote({ params: { number } }: Route.ComponentProps) {
  return (
    <Answered
      asked={useAnswer(customerQuote(number), QuoteDetails)}
      what={mijnSubjects.thisQuote}
      missing={<NotYours what="quote" all={{ to: paths.mijnQuotes, label: requestTexts.toQuotes }} />}
    >
      {quote => (
        <RequestPage
          request={quote}
          state={quoteStateTexts[quote.state]}
          dateLabel={requestTexts.askedOn}
          all={{ to: paths.mijnQuotes, label: requestTexts.allQuotes }}
        />
      )}
    </Answered>
  )
}

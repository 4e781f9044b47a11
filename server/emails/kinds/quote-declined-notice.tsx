import { formatOrderNumber } from '../../../domain/order-number.ts'
import type { Email } from '../email.ts'
import { loadQuoteVersion, type MailedVersion } from '../load.ts'
import { QuoteNotice } from '../templates/quote-notice.tsx'

/** To who made a quote: the customer declined it. */
export const quoteDeclinedNotice: Email<MailedVersion> = {
  load: loadQuoteVersion,
  subject: ({ quote }) =>
    `Prijsopgave ${formatOrderNumber(quote.quoteNumber)} van ${quote.companyName} is afgewezen`,
  replyTo: ({ quote }) => quote.email,
  body: (about, context) => (
    <QuoteNotice about={about} context={context} heading="Je prijsopgave is afgewezen">
      {about.quote.companyName} gaat niet akkoord.{about.words === '' && ' Een reden gaf de klant niet.'}
    </QuoteNotice>
  ),
}

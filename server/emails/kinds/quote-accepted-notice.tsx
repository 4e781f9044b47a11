import { formatOrderNumber } from '../../../domain/order-number.ts'
import type { Email } from '../email.ts'
import { loadQuoteVersion, type MailedVersion } from '../load.ts'
import { QuoteNotice } from '../templates/quote-notice.tsx'

/** To who made a quote: the customer accepted it, and it is an order. */
export const quoteAcceptedNotice: Email<MailedVersion> = {
  load: loadQuoteVersion,
  subject: ({ quote }) =>
    `Prijsopgave ${formatOrderNumber(quote.quoteNumber)} van ${quote.companyName} is geaccepteerd`,
  replyTo: ({ quote }) => quote.email,
  body: (about, context) => (
    <QuoteNotice about={about} context={context} heading="Je prijsopgave is geaccepteerd">
      {about.quote.companyName} is akkoord. De bestelling staat in de werklijst, tegen precies deze prijzen.
    </QuoteNotice>
  ),
}

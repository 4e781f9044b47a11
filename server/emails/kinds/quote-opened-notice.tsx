import { formatOrderNumber } from '../../../domain/order-number.ts'
import type { Email } from '../email.ts'
import { loadQuoteVersion, type MailedVersion } from '../load.ts'
import { QuoteNotice } from '../templates/quote-notice.tsx'

/** To who made a quote: the customer looked at it for the first time. */
export const quoteOpenedNotice: Email<MailedVersion> = {
  load: loadQuoteVersion,
  subject: ({ quote }) =>
    `Prijsopgave ${formatOrderNumber(quote.quoteNumber)} van ${quote.companyName} is geopend`,
  replyTo: ({ quote }) => quote.email,
  body: (about, context) => (
    <QuoteNotice about={about} context={context} heading="Je prijsopgave is geopend">
      {about.quote.companyName} heeft de prijsopgave voor het eerst bekeken. Een goed moment om te bellen als
      er nog vragen zijn.
    </QuoteNotice>
  ),
}

import { formatOrderNumber } from '../../../domain/order-number.ts'
import type { Email } from '../email.ts'
import { loadQuoteVersion, type MailedVersion } from '../load.ts'
import { QuoteNotice } from '../templates/quote-notice.tsx'

/** To who made a quote, once it can be accepted no more. */
export const quoteExpiredNotice: Email<MailedVersion> = {
  load: loadQuoteVersion,
  subject: ({ quote }) =>
    `Prijsopgave ${formatOrderNumber(quote.quoteNumber)} van ${quote.companyName} is verlopen`,
  replyTo: ({ quote }) => quote.email,
  body: (about, context) => (
    <QuoteNotice about={about} context={context} heading="Je prijsopgave is verlopen">
      {about.quote.companyName} heeft niet geantwoord en kan de prijsopgave nu niet meer accepteren. Op de
      zaak verleng je hem met één druk, tegen dezelfde prijzen.
    </QuoteNotice>
  ),
}

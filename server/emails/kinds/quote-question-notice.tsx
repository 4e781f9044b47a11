import { formatOrderNumber } from '../../../domain/order-number.ts'
import type { Email } from '../email.ts'
import { loadQuoteVersion, type MailedVersion } from '../load.ts'
import { QuoteNotice } from '../templates/quote-notice.tsx'

/** To who made a quote: what the customer asks about it. */
export const quoteQuestionNotice: Email<MailedVersion> = {
  load: loadQuoteVersion,
  subject: ({ quote }) =>
    `Vraag over prijsopgave ${formatOrderNumber(quote.quoteNumber)} van ${quote.companyName}`,
  replyTo: ({ quote }) => quote.email,
  body: (about, context) => (
    <QuoteNotice about={about} context={context} heading="Vraag over je prijsopgave">
      {about.quote.fullName} van {about.quote.companyName} heeft een vraag. Beantwoord deze e-mail, of leg je
      antwoord vast op de zaak.
    </QuoteNotice>
  ),
}

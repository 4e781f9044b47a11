import { quoteNotice } from './template-quote-notice.tsx'

/** To who made a quote, once it can be accepted no more. */
export const quoteExpiredNotice = quoteNotice({
  subject: which => `Prijsopgave ${which} is verlopen`,
  heading: 'Je prijsopgave is verlopen',
  text: ({ quote }) => (
    <>
      {quote.companyName} heeft niet geantwoord en kan de prijsopgave nu niet meer accepteren. Op de zaak
      verleng je hem met één druk, tegen dezelfde prijzen.
    </>
  ),
})

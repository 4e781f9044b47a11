import { quoteNotice } from './template-quote-notice.tsx'

/** To who made a quote: what the customer asks about it. */
export const quoteQuestionNotice = quoteNotice({
  subject: which => `Vraag over prijsopgave ${which}`,
  heading: 'Vraag over je prijsopgave',
  text: ({ quote }) => (
    <>
      {quote.fullName} van {quote.companyName} heeft een vraag. Beantwoord deze e-mail, of leg je antwoord
      vast op de zaak.
    </>
  ),
})

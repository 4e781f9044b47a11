import { quoteNotice } from './template-quote-notice.tsx'

/** To who made a quote: the customer looked at it for the first time. */
export const quoteOpenedNotice = quoteNotice({
  subject: which => `Prijsopgave ${which} is geopend`,
  heading: 'Je prijsopgave is geopend',
  text: ({ quote }) => (
    <>
      {quote.companyName} heeft de prijsopgave voor het eerst bekeken. Een goed moment om te bellen als er nog
      vragen zijn.
    </>
  ),
})

import { quoteNotice } from './template-quote-notice.tsx'

/** To who made a quote: the customer accepted it, and it is an order. */
export const quoteAcceptedNotice = quoteNotice({
  subject: which => `Prijsopgave ${which} is geaccepteerd`,
  heading: 'Je prijsopgave is geaccepteerd',
  text: ({ quote }) => (
    <>{quote.companyName} is akkoord. De bestelling staat in de werklijst, tegen precies deze prijzen.</>
  ),
})

import { quoteNotice } from './template-quote-notice.tsx'

/** To who made a quote: the customer declined it. */
export const quoteDeclinedNotice = quoteNotice({
  subject: which => `Prijsopgave ${which} is afgewezen`,
  heading: 'Je prijsopgave is afgewezen',
  text: ({ quote, words }) => (
    <>
      {quote.companyName} gaat niet akkoord.{words === '' && ' Een reden gaf de klant niet.'}
    </>
  ),
})

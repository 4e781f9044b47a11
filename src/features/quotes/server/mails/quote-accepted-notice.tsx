import { quoteNotice } from './template-quote-notice.tsx'
import { quoteAcceptedNoticeTexts as texts } from './texts.ts'

/** To who made a quote: the customer accepted it, and it is an order. */
export const quoteAcceptedNotice = quoteNotice({
  ...texts,
  text: ({ quote }) => texts.text(quote.companyName),
})

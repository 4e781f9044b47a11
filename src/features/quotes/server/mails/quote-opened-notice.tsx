import { quoteNotice } from './template-quote-notice.tsx'
import { quoteOpenedNoticeTexts as texts } from './texts.ts'

/** To who made a quote: the customer looked at it for the first time. */
export const quoteOpenedNotice = quoteNotice({
  ...texts,
  text: ({ quote }) => texts.text(quote.companyName),
})

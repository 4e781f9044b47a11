import { quoteNotice } from './template-quote-notice.tsx'
import { quoteExpiredNoticeTexts as texts } from './texts.ts'

/** To who made a quote, once it can be accepted no more. */
export const quoteExpiredNotice = quoteNotice({
  ...texts,
  text: ({ quote }) => texts.text(quote.companyName),
})

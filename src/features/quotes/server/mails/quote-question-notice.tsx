import { quoteNotice } from './template-quote-notice.tsx'
import { quoteQuestionNoticeTexts as texts } from './texts.ts'

/** To who made a quote: what the customer asks about it. */
export const quoteQuestionNotice = quoteNotice({
  ...texts,
  text: ({ quote }) => texts.text(quote.fullName, quote.companyName),
})

import { quoteNotice } from './template-quote-notice.tsx'
import { quoteDeclinedNoticeTexts as texts } from './texts.ts'

/** To who made a quote: the customer declined it. */
export const quoteDeclinedNotice = quoteNotice({
  ...texts,
  text: ({ quote, words }) => (words === '' ? texts.textWithoutReason : texts.text)(quote.companyName),
})

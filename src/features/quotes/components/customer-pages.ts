import { paths } from '../../../api/paths.ts'
import { ownQuoteTexts } from '../texts-customer.ts'

/** Quotes in the menu of an account; the page of one has its number in its title. */
export const ownQuotesPage = {
  path: paths.mijnQuotes,
  label: ownQuoteTexts.quotes,
  title: ownQuoteTexts.quotes,
  titleOf: ownQuoteTexts.one,
} as const

/** The page behind the link of a quote. */
export const linkedQuotePage = { path: paths.quote, title: ownQuoteTexts.linked } as const

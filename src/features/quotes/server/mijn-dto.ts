import { endpoint } from '../../../common/contract/call.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { PostalAddress } from '../../../common/postal-address.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { constructionOf } from '../../addresses/line-promise.ts'
import type { StoredCustomer } from '../../customers/server/stored-customers.ts'
import { addressLine } from '../../details/facts.ts'
import type { DocumentLink } from '../../documents/contract.ts'
import { type ListedDocument, withCorrections } from '../../documents/server/corrections.ts'
import { type QuoteHead, quotesOfCustomer, type StoredQuote } from '../../orders/server/stored-quotes.ts'
import type { CaseOutlook, CaseProgress } from '../../tracking/contract.ts'
import type { DocumentsOfOne } from '../../tracking/server/followed-parts.ts'
import { madeWhen } from '../../tracking/server/mijn-dto.ts'
import {
  customerQuoteCalls,
  type QuoteDetails,
  type QuotePlaces,
  type QuoteSummary,
} from '../contract-mijn.ts'
import { type QuoteFiles, quoteFilesOf, requestTitle, versionTitle } from './documents/quote-files.ts'

/** Quotes and their documents as src/features/quotes/contract-mijn.ts has them. */

export const quoteSummary = (quote: QuoteHead, progress: CaseOutlook): QuoteSummary => ({
  progress,
  number: formatOrderNumber(quote.quoteNumber),
  productType: quote.productType,
  state: quote.state,
  createdAt: quote.createdAt.toISOString(),
  totals: quote.totals,
  construction: quote.construction,
})

/** Places of delivery as a list has them: the first one, and how many others there are. */
export function differentPlaces(places: readonly PostalAddress[]): QuotePlaces {
  const different = new Set(places.map(addressLine))
  return { first: places[0] ?? null, others: Math.max(0, different.size - 1) }
}

export const quoteDetails = (
  quote: StoredQuote,
  progress: CaseProgress,
  files: QuoteFiles,
): Omit<QuoteDetails, 'quotePath' | 'offer'> => ({
  ...quoteSummary({ ...quote, construction: constructionOf(quote.lines) }, progress),
  lines: quote.lines,
  installationAddress: quote.installationAddress,
  references: quote.references,
  documents: quoteDocuments(quote, files),
  progress,
})

function quoteDocuments(
  { quoteNumber }: Pick<QuoteHead, 'quoteNumber'>,
  { hasRequest, versions, corrections }: QuoteFiles,
): DocumentLink[] {
  const number = formatOrderNumber(quoteNumber)
  const { path } = endpoint(customerQuoteCalls.customerQuote, { nummer: number })
  const listed: ListedDocument[] = [
    ...versions.map(version => ({
      title: versionTitle(number, version),
      path: `${path}/versie/${version}`,
      kind: 'quote' as const,
      version,
    })),
    ...(hasRequest
      ? [{ title: requestTitle(number), path: `${path}/aanvraag.pdf`, kind: 'quote-request' } as const]
      : []),
  ]
  return withCorrections(listed, corrections)
}

/** The documents of a customer's quotes. */
export async function documentsOfQuotes(
  database: Queryable,
  { id }: StoredCustomer,
): Promise<readonly DocumentsOfOne[]> {
  const quotes = await quotesOfCustomer(database, id)
  const filesOf = await quoteFilesOf(
    database,
    quotes.map(({ caseId }) => caseId),
  )
  return quotes.map(quote => ({
    ...madeWhen(quote, quote.quoteNumber),
    links: quoteDocuments(quote, filesOf(quote.caseId)),
  }))
}

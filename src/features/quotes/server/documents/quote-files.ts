import type { Queryable } from '../../../../platform/database/pool.ts'
import { drawPdf } from '../../../../platform/pdf/draw-pdf.ts'
import { askedDocument, type Correction, correctionsOf } from '../../../documents/server/corrections.ts'
import {
  type DocumentServices,
  documentOf,
  storedDocument,
  storedDocumentsOf,
} from '../../../documents/server/stored-document.ts'
import type { StoredQuote } from '../../../orders/server/stored-quotes.ts'
import { quoteRequestDocument } from './quote-request.ts'
import { quoteDocumentTexts, quoteRequestTexts } from './texts.ts'

/* The documents of a quote: what was asked for, and what was offered. */

/** The documents of a quote. */
export type QuoteFiles = {
  /** Whether there is a request of the customer; a quote begun by staff has none. */
  readonly hasRequest: boolean
  /** The versions that were sent, newest first. */
  readonly versions: readonly number[]
  /** Of these. */
  readonly corrections: readonly Correction[]
}

/** Which documents quotes have, by the ids of their cases. */
export async function quoteFilesOf(
  database: Queryable,
  caseIds: readonly number[],
): Promise<(caseId: number) => QuoteFiles> {
  const [rows, corrections] = await Promise.all([
    storedDocumentsOf(database, caseIds, ['quote', 'quote-request']),
    correctionsOf(database, caseIds),
  ])
  return caseId => {
    const own = rows.filter(row => row.caseId === caseId)
    const versions = own.filter(({ kind }) => kind === 'quote').map(({ version }) => version)
    return {
      // Before the first version it is drawn once somebody opens it.
      hasRequest: versions.length === 0 || own.some(({ kind }) => kind === 'quote-request'),
      versions: versions.toSorted((one, other) => other - one),
      corrections: corrections(caseId),
    }
  }
}

/**
 * The summary of what was asked for, as the customer first got it; null where nothing was.
 * @param query of the address, which may ask for its correction
 */
export async function requestFile(
  { documents, brand }: { readonly documents: DocumentServices } & BrandOf,
  quote: StoredQuote,
  query: { readonly gecorrigeerd?: string | undefined },
): Promise<Buffer | null> {
  const { hasRequest } = (await quoteFilesOf(documents.database, [quote.caseId]))(quote.caseId)
  if (!hasRequest) return null
  const which = { caseId: quote.caseId, kind: 'quote-request' } as const
  return askedDocument(documents, which, query, () =>
    storedDocument(documents, which, () => drawPdf(quoteRequestDocument(quote), brand)),
  )
}

type BrandOf = { readonly brand: Parameters<typeof drawPdf>[1] }

/**
 * The PDF of a version as it was sent; null where there is none.
 * @param version as it stands in the path
 * @param query of the address, which may ask for its correction
 */
export async function versionFile(
  services: DocumentServices,
  caseId: number,
  version: string,
  query: { readonly gecorrigeerd?: string | undefined },
): Promise<Buffer | null> {
  if (!/^[1-9]\d{0,3}$/.test(version)) return null
  const which = { caseId, kind: 'quote', version: Number(version) } as const
  return askedDocument(services, which, query, () => documentOf(services.database, services, which))
}

/** Title of the summary of a request. @param number as it is read out */
export const requestTitle = (number: string): string => quoteRequestTexts.title(number)

/** Title of a version's PDF. @param number as it is read out */
export const versionTitle = (number: string, version: number): string =>
  quoteDocumentTexts.titleInList(number, version)

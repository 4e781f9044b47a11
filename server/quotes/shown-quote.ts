import { and, eq, inArray } from 'drizzle-orm'
import { quotePage } from '../../contract/account-pages.ts'
import { cases } from '../cases/tables.ts'
import type { Queryable } from '../database/pool.ts'
import { type DocumentServices, documentOf, keptDocument } from '../documents/kept-document.ts'
import { quoteRequestDocument } from '../documents/quote-request.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { documents as documentsTable } from '../documents/tables.ts'
import { tokenOfLink } from '../mailed-links/mailed-links.ts'
import type { StoredQuote } from '../orders/stored-quotes.ts'
import { versionsOfCase } from './stored-versions.ts'

/* A quote among what its customer follows. */

/** The address of the page by which the newest version is decided; null where none was sent, or its link is gone. */
export async function quotePathOf(
  database: Queryable,
  caseId: number,
  linkKey: Uint8Array,
): Promise<string | null> {
  const [newest] = await versionsOfCase(database, caseId)
  const token = newest?.linkId ? await tokenOfLink(database, newest.linkId, linkKey) : null
  return token === null ? null : `${quotePage}#${token}`
}

/** The documents of a quote. */
export type QuoteFiles = {
  /** What was asked for; one that staff began has nothing of the kind. */
  readonly hasRequest: boolean
  /** The versions that were sent, newest first. */
  readonly versions: readonly number[]
}

/** Which documents quotes have, by their nine digits. */
export async function quoteFilesOf(
  database: Queryable,
  numbers: readonly string[],
): Promise<(number: string) => QuoteFiles> {
  const rows =
    numbers.length === 0
      ? []
      : await database
          .select({
            number: cases.number,
            kind: documentsTable.kind,
            version: documentsTable.version,
          })
          .from(documentsTable)
          .innerJoin(cases, eq(cases.id, documentsTable.caseId))
          .where(
            and(
              inArray(cases.number, [...numbers]),
              eq(cases.kind, 'quote'),
              inArray(documentsTable.kind, ['quote', 'quote-request']),
            ),
          )
  return number => {
    const own = rows.filter(row => row.number === number)
    const versions = own.filter(({ kind }) => kind === 'quote').map(({ version }) => version)
    return {
      // Before the first version it is drawn once somebody opens it.
      hasRequest: versions.length === 0 || own.some(({ kind }) => kind === 'quote-request'),
      versions: versions.toSorted((one, other) => other - one),
    }
  }
}

/** The summary of what was asked for, as the customer first got it; null where nothing was. */
export async function requestFile(
  { documents, brand }: { readonly documents: DocumentServices } & BrandOf,
  quote: StoredQuote,
): Promise<Buffer | null> {
  const { hasRequest } = (await quoteFilesOf(documents.database, [quote.quoteNumber]))(quote.quoteNumber)
  if (!hasRequest) return null
  return keptDocument(documents, { caseId: quote.caseId, kind: 'quote-request' }, () =>
    renderPdf(quoteRequestDocument(quote), brand),
  )
}

type BrandOf = { readonly brand: Parameters<typeof renderPdf>[1] }

/** The PDF of a version as it was sent; null where there is none. @param version as it stands in the path */
export async function versionFile(
  services: DocumentServices,
  caseId: number,
  version: string,
): Promise<Buffer | null> {
  if (!/^[1-9]\d{0,3}$/.test(version)) return null
  return documentOf(services.database, services, { caseId, kind: 'quote', version: Number(version) })
}

/** What the summary of a request is called. @param number as it is read out */
export const requestTitle = (number: string): string => `Aanvraag ${number} voor een prijsopgave`

/** What a version's PDF is called. @param number as it is read out */
export const versionTitle = (number: string, version: number): string =>
  `Prijsopgave ${number}, versie ${version}`

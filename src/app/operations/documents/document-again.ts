import terms from '../../../../content/site/terms.json' with { type: 'json' }
import { type Case, caseById } from '../../../features/cases/server/case.ts'
import type { DocumentKey } from '../../../features/documents/server/stored-document.ts'
import { termsDocument } from '../../../features/documents/server/terms.ts'
import {
  confirmationOf,
  type DocumentIssuer,
  mandateDocumentOf,
  summaryOf,
} from '../../../features/orders/server/documents/order-files.ts'
import { orderOf } from '../../../features/orders/server/stored-orders.ts'
import { quoteOf } from '../../../features/orders/server/stored-quotes.ts'
import { quoteRequestDocument } from '../../../features/quotes/server/documents/quote-request.ts'
import { versionDocument } from '../../../features/quotes/server/documents/version-document.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { ShopDocument } from '../../../platform/pdf/document.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'

/** The shop's part in a document, beside what the database knows. */
export type DocumentSources = DocumentIssuer & { readonly ibanCipher: Cipher }

/** The content of a document by its case as it is now; null where that tells no such document any more. */
export async function documentAgain(
  database: Queryable,
  { caseId, kind, version = 1 }: DocumentKey,
  sources: DocumentSources,
): Promise<ShopDocument | null> {
  const found = await caseById(database, caseId)
  if (!found) return null
  if (kind === 'quote' || kind === 'quote-request') {
    const quote = await quoteOf(database, found)
    if (!quote) return null
    return kind === 'quote' ? versionDocument(database, quote, version) : quoteRequestDocument(quote)
  }
  return ofOrder(database, found, kind, sources)
}

async function ofOrder(
  database: Queryable,
  found: Case,
  kind: Exclude<DocumentKey['kind'], 'quote' | 'quote-request'>,
  sources: DocumentSources,
): Promise<ShopDocument | null> {
  const order = await orderOf(database, found)
  if (!order) return null
  switch (kind) {
    case 'order-confirmation':
      return confirmationOf(order, sources)
    case 'contract-summary':
      return summaryOf(order, sources)
    case 'mandate':
      return mandateDocumentOf(order, sources)
    case 'terms': {
      const agreed = order.consents.find(consent => consent.kind === 'terms')
      return agreed?.textVersion === terms.version ? termsDocument(sources.brand) : null
    }
  }
}

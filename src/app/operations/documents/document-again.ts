import terms from '../../../../content/site/terms.json' with { type: 'json' }
import { type Case, caseById } from '../../../features/cases/server/case.ts'
import type { DocumentKey } from '../../../features/documents/server/stored-document.ts'
import { termsDocument } from '../../../features/documents/server/terms.ts'
import {
  confirmationOf,
  type DocumentIssuer,
  mandateDocumentOf,
} from '../../../features/orders/server/documents/order-files.ts'
import { summaryOf } from '../../../features/orders/server/documents/order-summary.ts'
import { orderOf, type StoredOrder } from '../../../features/orders/server/stored-orders.ts'
import { quotesAgain } from '../../../features/quotes/server/documents/drawn-again.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { ShopDocument } from '../../../platform/pdf/document.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'

/** The shop's part in a document, beside what the database knows. */
export type DocumentSources = DocumentIssuer & { readonly ibanCipher: Cipher }

type Draw = (
  database: Queryable,
  found: Case,
  version: number,
  sources: DocumentSources,
) => Promise<ShopDocument | null>

const ofOrder =
  (draw: (order: StoredOrder, sources: DocumentSources) => ShopDocument | null): Draw =>
  async (database, found, _version, sources) => {
    const order = await orderOf(database, found)
    return order && draw(order, sources)
  }

/** How a document of each kind is drawn. */
const drawn: Readonly<Partial<Record<DocumentKey['kind'], Draw>>> = {
  'order-confirmation': ofOrder(confirmationOf),
  'contract-summary': ofOrder(summaryOf),
  // Later ones are of who took the agreement over, and are not drawn again without them.
  mandate: async (database, found, version, sources) =>
    version === 1 ? ofOrder(mandateDocumentOf)(database, found, version, sources) : null,
  terms: ofOrder(({ consents }, { brand }) => {
    const agreed = consents.find(consent => consent.kind === 'terms')
    return agreed?.textVersion === terms.version ? termsDocument(brand) : null
  }),
  ...quotesAgain,
}

/** The content of a document by its case as it is now; null where that tells no such document any more. */
export async function documentAgain(
  database: Queryable,
  { caseId, kind, version = 1 }: DocumentKey,
  sources: DocumentSources,
): Promise<ShopDocument | null> {
  const found = await caseById(database, caseId)
  return found && ((await drawn[kind]?.(database, found, version, sources)) ?? null)
}

import type { Queryable } from '../../../../platform/database/pool.ts'
import { noReferences, type References } from '../../../details/references.ts'
import { quoteOf } from '../../../orders/server/stored-quotes.ts'
import type { QuoteAcceptance } from '../../contract.ts'
import { referencesOfVersion } from '../../part-references.ts'
import type { LinkedVersion } from './quote-of-link.ts'

/* The references of the buyer, as orders of a quote have them. */

/** Those of the quote, where none were sent; an invoice address has its own e-mail address. */
export async function referencesOf(
  database: Queryable,
  { found, version }: LinkedVersion,
  { invoiceAddress }: QuoteAcceptance,
): Promise<References> {
  const asked = (await quoteOf(database, found))?.references ?? noReferences
  const references = referencesOfVersion(asked, version.parts)
  return invoiceAddress ? { ...references, invoiceEmail: '' } : references
}

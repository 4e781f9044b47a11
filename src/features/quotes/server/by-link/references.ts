import type { Queryable } from '../../../../platform/database/pool.ts'
import { noReferences, type References } from '../../../details/references.ts'
import { quoteOf } from '../../../orders/server/stored-quotes.ts'
import type { QuoteAcceptance } from '../../contract.ts'
import type { PartReferences } from '../../part.ts'
import type { LinkedVersion } from './quote-of-link.ts'

/* The references of the buyer, as orders of a quote have them. */

/** Those of the quote, where none were sent; an invoice address has its own e-mail address. */
export async function referencesOf(
  database: Queryable,
  { found }: LinkedVersion,
  { invoiceAddress }: QuoteAcceptance,
): Promise<References> {
  const references = (await quoteOf(database, found))?.references ?? noReferences
  return invoiceAddress ? { ...references, invoiceEmail: '' } : references
}

/** References of a part stand before those of all of them. */
export const referencesOfPart = (all: References, own: PartReferences | undefined): References => ({
  ...all,
  purchaseOrderNumber: own?.purchaseOrderNumber || all.purchaseOrderNumber,
  costCentre: own?.costCentre || all.costCentre,
})

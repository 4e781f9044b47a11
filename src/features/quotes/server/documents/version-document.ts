import type { Queryable } from '../../../../platform/database/pool.ts'
import type { ShopDocument } from '../../../../platform/pdf/document.ts'
import type { StoredQuote } from '../../../orders/server/stored-quotes.ts'
import { staffById } from '../../../staff/server/stored-staff.ts'
import { openParts, versionsOfCase } from '../stored-versions.ts'
import { quoteDocument } from './quote-document.ts'

/** Content of a version of a quote that was sent; null where there is none of this number. */
export async function versionDocument(
  database: Queryable,
  quote: StoredQuote,
  number: number,
): Promise<ShopDocument | null> {
  const versions = await versionsOfCase(database, quote.caseId)
  const version = versions.find(each => each.number === number)
  if (!version) return null
  const before = versions.find(each => each.number === number - 1)
  return quoteDocument({
    quote,
    version: { ...version, madeBy: (await staffById(database, version.madeBy))?.name ?? '' },
    before: before ? { ...before, parts: openParts(before) } : null,
  })
}

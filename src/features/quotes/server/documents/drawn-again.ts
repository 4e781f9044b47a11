import type { Queryable } from '../../../../platform/database/pool.ts'
import type { ShopDocument } from '../../../../platform/pdf/document.ts'
import type { Case } from '../../../cases/server/case.ts'
import { quoteOf, type StoredQuote } from '../../../orders/server/stored-quotes.ts'
import { quoteRequestDocument } from './quote-request.ts'
import { versionDocument } from './version-document.ts'

const ofQuote =
  (
    draw: (
      database: Queryable,
      quote: StoredQuote,
      version: number,
    ) => Promise<ShopDocument | null> | ShopDocument,
  ) =>
  async (database: Queryable, found: Case, version: number): Promise<ShopDocument | null> => {
    const quote = await quoteOf(database, found)
    return quote && draw(database, quote, version)
  }

/** Documents of quotes as their cases tell them now. */
export const quotesAgain = {
  quote: ofQuote(versionDocument),
  'quote-request': ofQuote((_database, quote) => quoteRequestDocument(quote)),
} as const

import { formatDateTime } from '../../../../common/moments.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { ShopDocument } from '../../../../platform/pdf/document.ts'
import { cartBlocks } from '../../../documents/server/cart-blocks.ts'
import { quoteFacts } from '../../../orders/server/request-facts.ts'
import type { StoredQuote } from '../../../orders/server/stored-quotes.ts'
import { quoteRequestTexts as texts } from './texts.ts'

/** Summary of a quote request. It binds to nothing. */
export function quoteRequestDocument(quote: StoredQuote): ShopDocument {
  const number = formatOrderNumber(quote.quoteNumber)
  return {
    title: texts.title(number),
    date: quote.createdAt,
    blocks: [
      {
        kind: 'paragraph',
        text: texts.intro(quote.companyName, formatDateTime(quote.createdAt)),
      },
      { kind: 'heading', text: texts.request },
      ...cartBlocks(quote.lines),
      { kind: 'heading', text: texts.details },
      {
        kind: 'facts',
        rows: [[texts.number, number], ...quoteFacts(quote)],
      },
    ],
  }
}

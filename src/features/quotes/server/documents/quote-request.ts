import type { ShopDocument } from '../../../../platform/pdf/document.ts'
import { formatDateTime } from '../../../../shared/moments.ts'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { cartBlocks } from '../../../documents/server/cart-blocks.ts'
import { quoteFacts } from '../../../orders/server/request-facts.ts'
import type { StoredQuote } from '../../../orders/server/stored-quotes.ts'

/** Summary of a quote request. It binds to nothing. */
export function quoteRequestDocument(quote: StoredQuote): ShopDocument {
  const number = formatOrderNumber(quote.quoteNumber)
  return {
    title: `Aanvraag ${number} voor een prijsopgave`,
    date: quote.createdAt,
    blocks: [
      {
        kind: 'paragraph',
        text: `We hebben de aanvraag van ${quote.companyName} ontvangen op ${formatDateTime(quote.createdAt)}. Een aanvraag is vrijblijvend: de bedragen hieronder zijn die van onze website en nog geen aanbod.`,
      },
      { kind: 'heading', text: 'Aanvraag' },
      ...cartBlocks(quote.lines),
      { kind: 'heading', text: 'Gegevens' },
      {
        kind: 'facts',
        rows: [['Aanvraagnummer', number], ...quoteFacts(quote)],
      },
    ],
  }
}

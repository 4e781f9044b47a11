import { formatOrderNumber } from '../../domain/order-number.ts'
import { orderFacts } from '../orders/request-facts.ts'
import type { StoredOrder } from '../orders/stored-orders.ts'
import { dateLine } from '../written.ts'
import { cartBlocks } from './cart-blocks.ts'
import type { ShopDocument } from './document.ts'

/** What was ordered, for how much, by whom, and which terms hold. */
export function orderConfirmation(order: StoredOrder): ShopDocument {
  const number = formatOrderNumber(order.orderNumber)
  const { organization } = order
  return {
    title: `Bevestiging van bestelling ${number}`,
    date: order.createdAt,
    blocks: [
      {
        kind: 'paragraph',
        text: `We hebben de bestelling van ${organization.companyName} ontvangen op ${dateLine(order.createdAt)}. Binnen 1 werkdag bellen we om de bestelling samen door te nemen.`,
      },
      { kind: 'heading', text: 'Bestelling' },
      ...cartBlocks(order.cart),
      { kind: 'heading', text: 'Gegevens' },
      {
        kind: 'facts',
        rows: [['Bestelnummer', number], ...orderFacts(order)],
      },
      { kind: 'heading', text: 'Voorwaarden' },
      ...order.consents.flatMap(({ kind, textVersion }) => {
        const said = agreed[kind]
        return said ? [{ kind: 'small', text: `${said} (versie ${textVersion}).` } as const] : []
      }),
    ],
  }
}

/** What each consent means on paper; the mandate is a document of its own. */
const agreed = {
  terms: 'Op de bestelling zijn onze algemene voorwaarden van toepassing',
  'long-term': 'Met het contract van 36 maanden is uitdrukkelijk ingestemd',
  'direct-debit': null,
} as const

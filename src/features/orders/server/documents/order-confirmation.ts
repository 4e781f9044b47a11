import type { ShopDocument } from '../../../../platform/pdf/document.ts'
import type { Fact } from '../../../../shared/fact.ts'
import { formatDateTime } from '../../../../shared/moments.ts'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import type { PromisedDates } from '../../../../shared/working-days.ts'
import { callByInWords, deliveryInWords } from '../../../cases/delivery-texts.ts'
import { speedsInWords } from '../../../catalogue/line-speed-texts.ts'
import { promisedSpeeds } from '../../../catalogue/line-speeds.ts'
import { cartBlocks } from '../../../documents/server/cart-blocks.ts'
import { type PricedLine, productLines } from '../../order-lines.ts'
import { orderFacts } from '../request-facts.ts'
import type { StoredOrder } from '../stored-orders.ts'

/** Confirmation of an order: lines, prices, buyer and terms. */
export function orderConfirmation(order: StoredOrder, promised: PromisedDates): ShopDocument {
  const number = formatOrderNumber(order.orderNumber)
  const { organization } = order
  return {
    title: `Bevestiging van bestelling ${number}`,
    date: order.createdAt,
    blocks: [
      {
        kind: 'paragraph',
        text: `We hebben de bestelling van ${organization.companyName} ontvangen op ${formatDateTime(order.createdAt)}. Binnen 1 werkdag bellen we om de bestelling samen door te nemen, ${callByInWords(promised)}. De levering duurt 1 tot 3 weken: ${deliveryInWords(promised)}.`,
      },
      { kind: 'heading', text: 'Bestelling' },
      ...cartBlocks(order.lines),
      { kind: 'heading', text: 'Gegevens' },
      {
        kind: 'facts',
        rows: [['Bestelnummer', number], ...speedFacts(order.lines), ...orderFacts(order)],
      },
      { kind: 'heading', text: 'Voorwaarden' },
      ...order.consents.flatMap(({ kind, textVersion }) => {
        const said = agreed[kind]
        return said ? [{ kind: 'small', text: `${said} (versie ${textVersion}).` } as const] : []
      }),
    ],
  }
}

/** Promised speeds of a cart's lines. */
const speedFacts = (lines: readonly PricedLine[]): readonly Fact[] =>
  productLines(lines)
    .flatMap(({ product }) => promisedSpeeds(product))
    .map(speeds => [`Snelheid ${speeds.way}`, speedsInWords(speeds)])

/** Text of each consent; the mandate is a separate document. */
const agreed = {
  terms: 'Op de bestelling zijn onze algemene voorwaarden van toepassing',
  'long-term': 'Met het contract van 36 maanden is uitdrukkelijk ingestemd',
  'direct-debit': null,
  application: null,
} as const

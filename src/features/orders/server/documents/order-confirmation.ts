import type { Fact } from '../../../../common/fact.ts'
import { formatDateTime } from '../../../../common/moments.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { PromisedDates } from '../../../../common/working-days.ts'
import type { ShopDocument } from '../../../../platform/pdf/document.ts'
import { type PricedLine, productLines } from '../../../carts/order-lines.ts'
import { callByInWords, deliveryInWords } from '../../../cases/delivery-texts.ts'
import { promisedSpeeds } from '../../../catalogue/line-speeds.ts'
import { speedsInWords } from '../../../catalogue/texts.ts'
import { cartBlocks } from '../../../documents/server/cart-blocks.ts'
import { orderPromise } from '../../order-promise.ts'
import { deliverySentence } from '../../order-promise-texts.ts'
import { orderFacts } from '../request-facts.ts'
import type { StoredOrder } from '../stored-orders.ts'
import { orderDocumentTexts as texts } from './texts.ts'

/** Confirmation of an order: lines, prices, buyer and terms. @param promised null where that is settled or gone */
export function orderConfirmation(order: StoredOrder, promised: PromisedDates | null): ShopDocument {
  const number = formatOrderNumber(order.orderNumber)
  const { organization } = order
  return {
    title: texts.title(number),
    date: order.createdAt,
    blocks: [
      {
        kind: 'paragraph',
        text: [
          texts.received(organization.companyName, formatDateTime(order.createdAt)),
          promised && [
            texts.weCall(callByInWords(promised)),
            deliverySentence(orderPromise(order.lines, order.deliveryChecked), deliveryInWords(promised)),
          ],
        ]
          .flat()
          .filter(Boolean)
          .join(' '),
      },
      { kind: 'heading', text: texts.order },
      ...cartBlocks(order.lines),
      { kind: 'heading', text: texts.details },
      {
        kind: 'facts',
        rows: [[texts.number, number], ...speedFacts(order.lines), ...orderFacts(order)],
      },
      { kind: 'heading', text: texts.terms },
      ...order.consents.flatMap(({ kind, textVersion }) => {
        const said = texts.consents[kind]
        return said ? [{ kind: 'small', text: said(textVersion) } as const] : []
      }),
    ],
  }
}

/** Promised speeds of a cart's lines. */
const speedFacts = (lines: readonly PricedLine[]): readonly Fact[] =>
  productLines(lines)
    .flatMap(({ product }) => promisedSpeeds(product))
    .map(speeds => [texts.speed(speeds.way), speedsInWords(speeds)])

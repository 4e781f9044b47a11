import type { Fact } from '../../../../common/fact.ts'
import { formatDateTime } from '../../../../common/moments.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { PromisedDates } from '../../../../common/working-days.ts'
import type { ShopDocument } from '../../../../platform/pdf/document.ts'
import { type PricedLine, productLines } from '../../../carts/order-lines.ts'
import { callByInWords, deliveryInWords } from '../../../cases/delivery-texts.ts'
import { promisedSpeeds } from '../../../catalogue/line-speeds.ts'
import { productTypeNames, speedsInWords } from '../../../catalogue/texts.ts'
import { cartBlocks } from '../../../documents/server/cart-blocks.ts'
import { orderPromise } from '../../order-promise.ts'
import { deliverySentence } from '../../order-promise-texts.ts'
import { orderFacts } from '../request-facts.ts'
import type { StoredOrder } from '../stored-orders.ts'
import { orderDocumentTexts as texts } from './texts.ts'

/** An order that is confirmed. */
export type ConfirmedOrder = StoredOrder & {
  /** Whether the promise of it is settled or gone since. */
  readonly hasMovedOn?: boolean
}

/** Confirmation of an order: lines, prices, buyer and terms. @param promised null where that is settled or gone */
export function orderConfirmation(order: StoredOrder, promised: PromisedDates | null): ShopDocument {
  const { organization } = order
  return {
    title: texts.title(formatOrderNumber(order.orderNumber)),
    date: order.createdAt,
    blocks: [
      {
        kind: 'paragraph',
        text: [
          texts.received(organization.companyName, formatDateTime(order.createdAt)),
          promised && [callOf(promised), deliveryOf(order, promised)],
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
        rows: orderRows(order),
      },
      { kind: 'heading', text: texts.terms },
      ...agreedTexts(order).map(text => ({ kind: 'small', text }) as const),
    ],
  }
}

/** By when we call, as a sentence. */
const callOf = (promised: PromisedDates): string => texts.weCall(callByInWords(promised))

/** When an order is delivered, as a sentence. */
export const deliveryOf = ({ lines, deliveryChecked }: StoredOrder, promised: PromisedDates): string =>
  deliverySentence(orderPromise(lines, deliveryChecked), deliveryInWords(promised))

export const typeInWords = ({ productType }: StoredOrder): string =>
  productTypeNames[productType].toLowerCase()

/** The details of an order, without rows that are empty. */
export const orderRows = (order: StoredOrder): readonly Fact[] =>
  [
    [texts.number, formatOrderNumber(order.orderNumber)] as const,
    ...speedFacts(order.lines),
    ...orderFacts(order),
  ].filter(([, value]) => value !== '')

/** The terms that were agreed to with an order. */
export const agreedTexts = ({ consents }: Pick<StoredOrder, 'consents'>): readonly string[] =>
  consents.flatMap(({ kind, textVersion }) => texts.consents[kind]?.(textVersion) ?? [])

/** Promised speeds of a cart's lines. */
const speedFacts = (lines: readonly PricedLine[]): readonly Fact[] =>
  productLines(lines)
    .flatMap(({ product }) => promisedSpeeds(product))
    .map(speeds => [texts.speed(speeds.way), speedsInWords(speeds)])

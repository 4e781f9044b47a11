import type { FigureTable, ShopDocument } from '../../../../platform/pdf/document.ts'
import { vatPercentage } from '../../../checkout/rules/totals.ts'
import { cartTableTexts } from '../../../checkout/texts/cart.ts'
import { addressLine } from '../../../details/facts.ts'
import { totalRow } from '../../../documents/server/cart-blocks.ts'
import { documentTableTexts } from '../../../documents/texts.ts'
import { orderName } from '../../order-origin.ts'
import type { StoredOrder } from '../stored-orders.ts'
import { joinedDocumentTexts as texts } from './texts.ts'

type OfOrder = { readonly order: StoredOrder; readonly document: ShopDocument }

/** Documents of orders that were placed together as one: what each order comes to, and then each document on a page of its own. */
export function joinedDocument(title: string, documents: readonly OfOrder[]): ShopDocument {
  const [first] = documents
  if (!first) throw new Error('There is no document to join')
  return {
    title,
    date: first.document.date,
    blocks: [
      { kind: 'paragraph', text: first.order.organization.companyName },
      overview(documents.map(({ order }) => order)),
      ...documents.flatMap(({ order, document }) => [
        { kind: 'page', title: texts.order(orderName(order)) } as const,
        { kind: 'heading', text: texts.order(orderName(order)) } as const,
        ...(document.subject ? [{ kind: 'paragraph', text: document.subject } as const] : []),
        ...document.blocks,
      ]),
    ],
  }
}

/** Where each order is delivered and what it comes to, and what all come to. */
const overview = (orders: readonly StoredOrder[]): FigureTable => ({
  kind: 'figures',
  of: texts.of,
  columns: [cartTableTexts.oneTime, cartTableTexts.monthly],
  rows: [
    ...orders.map(order => ({
      ...totalRow(`${orderName(order)}, ${addressLine(order.installationAddress)}`, order.totals),
      isTotal: false,
    })),
    totalRow(documentTableTexts.totalWithoutVat(vatPercentage), {
      monthlyInCents: sum(orders.map(({ totals }) => totals.monthlyInCents)),
      oneTimeInCents: sum(orders.map(({ totals }) => totals.oneTimeInCents)),
    }),
  ],
})

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

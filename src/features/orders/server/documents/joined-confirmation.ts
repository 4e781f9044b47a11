import type { Fact } from '../../../../common/fact.ts'
import { formatDateTime } from '../../../../common/moments.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { PromisedDates } from '../../../../common/working-days.ts'
import type { Block, FigureTable, ShopDocument } from '../../../../platform/pdf/document.ts'
import { callByInWords } from '../../../cases/delivery-texts.ts'
import { branchIn } from '../../../cases/order-origin.ts'
import { cartBlocks, sumsTable } from '../../../documents/server/cart-blocks.ts'
import {
  addressOf,
  commonFacts,
  type EqualOrders,
  equalOrders,
  factsWithout,
  shortOrderName,
  titleOfOrders,
} from './equal-orders.ts'
import { agreedTexts, type ConfirmedOrder, deliveryOf, orderRows } from './order-confirmation.ts'
import { joinedDocumentTexts, orderDocumentTexts as texts } from './texts.ts'

type Orders = readonly [ConfirmedOrder, ...ConfirmedOrder[]]
type PromisedOf = (order: ConfirmedOrder) => PromisedDates | null

/**
 * Confirmation of orders that were placed together. Rows that all have are told once, and orders of the same lines are told
 * once with a row for each; the others follow one below the other.
 */
export function joinedConfirmation(orders: Orders, promisedOf: PromisedOf): ShopDocument {
  const [first] = orders
  const common = commonFacts(orders.map(orderRows))
  const agreed = agreedTexts(first).filter(said => orders.every(order => agreedTexts(order).includes(said)))
  const promised = orders.map(promisedOf).find(Boolean)
  return {
    title: joinedDocumentTexts.confirmations(orders.length),
    subject: first.organization.companyName,
    date: first.createdAt,
    blocks: [
      {
        kind: 'paragraph',
        text: [
          texts.receivedMany(first.organization.companyName, orders.length, formatDateTime(first.createdAt)),
          ...(promised ? [texts.weCallAboutAll(callByInWords(promised))] : []),
        ].join(' '),
      },
      { kind: 'heading', text: texts.orders },
      overview(orders),
      { kind: 'heading', text: texts.details },
      { kind: 'facts', rows: common },
      { kind: 'heading', text: texts.terms },
      ...agreed.map(text => ({ kind: 'small', text }) as const),
      ...equalOrders(orders).flatMap(group =>
        blocksOf(group, promisedOf(group[0]), { facts: common, texts: agreed }),
      ),
    ],
  }
}

/** The cost of each order or of equal ones together, and of all. */
const overview = (orders: Orders): FigureTable =>
  sumsTable(
    texts.order,
    equalOrders(orders).map(group => ({
      name: group.length === 1 ? shortOrderName(group[0]) : titleOfOrders(group),
      orders: group,
    })),
  )

type Said = { readonly facts: readonly Fact[]; readonly texts: readonly string[] }

/** The lines of orders that are the same, and what all orders do not have. */
function blocksOf(group: EqualOrders, promised: PromisedDates | null, common: Said): readonly Block[] {
  const [first] = group
  const rows = group.map(order => factsWithout(orderRows(order), common.facts))
  const said = group.length === 1 ? (rows[0] ?? []) : commonFacts(rows)
  return [
    { kind: 'heading', text: titleOfOrders(group), isBookmarked: true },
    ...(promised ? [{ kind: 'paragraph', text: deliveryOf(first, promised) } as const] : []),
    ...(group.length === 1 ? [] : [{ kind: 'paragraph', text: joinedDocumentTexts.each } as const]),
    ...cartBlocks(first.lines),
    ...factsBlock(said),
    ...(group.length === 1
      ? []
      : factsBlock(group.map((order, at) => orderRow(order, rows[at] ?? [], said)))),
    ...agreedTexts(first)
      .filter(text => !common.texts.includes(text))
      .map(text => ({ kind: 'small', text }) as const),
  ]
}

const factsBlock = (rows: readonly Fact[]): readonly Block[] =>
  rows.length === 0 ? [] : [{ kind: 'facts', rows }]

/** An order by its number and branch, with its address and what else the others do not have. */
function orderRow(order: ConfirmedOrder, rows: readonly Fact[], said: readonly Fact[]): Fact {
  const address = addressOf(order)
  const isSaid = [address, formatOrderNumber(order.orderNumber), branchIn(order.origin)]
  const own = factsWithout(rows, said).filter(([, value]) => !isSaid.includes(value))
  return [shortOrderName(order), [address, ...own.map(([name, value]) => `${name} ${value}`)].join(', ')]
}

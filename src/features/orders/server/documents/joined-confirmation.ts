import type { Fact } from '../../../../common/fact.ts'
import { formatDateTime } from '../../../../common/moments.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { PromisedDates } from '../../../../common/working-days.ts'
import type { Block, FigureTable, ShopDocument } from '../../../../platform/pdf/document.ts'
import { cartTableTexts } from '../../../carts/texts.ts'
import { type Totals, totalsOf, totalsWithVatOf, vatPercentage } from '../../../carts/totals.ts'
import { callByInWords } from '../../../cases/delivery-texts.ts'
import { addressLine } from '../../../details/facts.ts'
import { cartBlocks, totalRow } from '../../../documents/server/cart-blocks.ts'
import { documentTableTexts } from '../../../documents/texts.ts'
import {
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
          ...(promised ? [texts.weCall(callByInWords(promised))] : []),
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
function overview(orders: Orders): FigureTable {
  const all = orders.flatMap(({ lines }) => lines)
  return {
    kind: 'figures',
    of: texts.order,
    columns: [cartTableTexts.oneTime, cartTableTexts.monthly],
    rows: [
      ...equalOrders(orders).map(group => ({
        ...totalRow(
          group.length === 1 ? shortOrderName(group[0]) : titleOfOrders(group),
          sumOf(group, totalsOf),
          group[0].lines,
        ),
        isTotal: false,
      })),
      totalRow(documentTableTexts.totalWithoutVat(vatPercentage), sumOf(orders, totalsOf), all),
      totalRow(documentTableTexts.totalWithVat(vatPercentage), sumOf(orders, totalsWithVatOf), all),
    ],
  }
}

/** Added up order by order: VAT is rounded in each. */
const sumOf = (orders: readonly ConfirmedOrder[], of: (lines: ConfirmedOrder['lines']) => Totals): Totals =>
  orders
    .map(({ lines }) => of(lines))
    .reduce((sum, each) => ({
      monthlyInCents: sum.monthlyInCents + each.monthlyInCents,
      oneTimeInCents: sum.oneTimeInCents + each.oneTimeInCents,
    }))

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
  const address = addressLine(order.installationAddress)
  const isSaid = [address, formatOrderNumber(order.orderNumber), order.origin?.branch]
  const own = factsWithout(rows, said).filter(([, value]) => !isSaid.includes(value))
  return [shortOrderName(order), [address, ...own.map(([name, value]) => `${name} ${value}`)].join(', ')]
}

import type { Fact } from '../../../../common/fact.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import { branchIn, orderName } from '../../../cases/order-origin.ts'
import { addressLine } from '../../../details/facts.ts'
import { agreedTexts, type ConfirmedOrder, typeInWords } from './order-confirmation.ts'
import { joinedDocumentTexts as texts } from './texts.ts'

/* Orders that were placed together, as one document tells them. */

/** Orders of the same lines, promise and terms; documents tell those once. */
export type EqualOrders = readonly [ConfirmedOrder, ...ConfirmedOrder[]]

export const equalOrders = (orders: readonly ConfirmedOrder[]): readonly EqualOrders[] =>
  [...Map.groupBy(orders, offerOf).values()].flatMap(([first, ...others]) =>
    first ? [[first, ...others] as const] : [],
  )

function offerOf(order: ConfirmedOrder): string {
  const { productType, lines, deliveryChecked, hasMovedOn = false } = order
  return JSON.stringify([productType, lines, deliveryChecked, hasMovedOn, agreedTexts(order)])
}

/** One order by its name, several by how many and what they are. */
export const titleOfOrders = (orders: EqualOrders): string =>
  orders.length === 1 ? texts.order(orderName(orders[0])) : texts.many(orders.length, typeInWords(orders[0]))

/** An order among those of the same quote: `482-739-166, Filiaal 1`. */
export const shortOrderName = ({ orderNumber, origin }: ConfirmedOrder): string =>
  [formatOrderNumber(orderNumber), branchIn(origin)].filter(Boolean).join(', ')

/** The place of an order on one line. */
export const addressOf = ({ installationAddress }: Pick<ConfirmedOrder, 'installationAddress'>): string =>
  addressLine(installationAddress)

/** The rows that all have, each with the same value. */
export const commonFacts = (each: readonly (readonly Fact[])[]): readonly Fact[] =>
  (each[0] ?? []).filter(row => each.every(rows => rows.some(other => isSameFact(row, other))))

export const factsWithout = (rows: readonly Fact[], common: readonly Fact[]): readonly Fact[] =>
  rows.filter(row => !common.some(other => isSameFact(row, other)))

const isSameFact = (one: Fact, other: Fact): boolean => one[0] === other[0] && one[1] === other[1]

import { isMainProduct } from '../catalogue/product.ts'
import { contractTermOf } from './cart.ts'
import {
  isDiscount,
  isProductLine,
  lineDuration,
  lineQuantity,
  type PricedLine,
  unitPriceInCents,
} from './order-lines.ts'

/** VAT that business customers in the Netherlands pay on top of every price in the shop (order-flow §9). */
export const vatPercentage = 21

export type Totals = { readonly monthlyInCents: number; readonly oneTimeInCents: number }

/** The recurring charge is what a product costs per month; a one-time charge has no contract term (order-flow §9). */
export const isRecurring = (line: PricedLine): boolean => lineDuration(line) !== 0

/** A line's amount in cents: excl. VAT (`lineTotalInCents`) or incl. VAT (`lineTotalWithVatInCents`). */
export type LineAmount = (line: PricedLine) => number

export const lineTotalInCents: LineAmount = line => unitPriceInCents(line) * lineQuantity(line)

/** Usual price of a line, excl. VAT, shown struck through next to its total; null if the line has its usual price. */
export const lineListTotalInCents = (line: PricedLine): number | null =>
  isProductLine(line) && line.product.listPriceInCents !== null
    ? line.product.listPriceInCents * line.quantity
    : null

/** An amount incl. VAT, rounded to the cent; totals incl. VAT are sums of lines so rounded. */
export const withVatInCents = (amountInCents: number): number =>
  Math.round((amountInCents * (100 + vatPercentage)) / 100)

export const lineTotalWithVatInCents: LineAmount = line => withVatInCents(lineTotalInCents(line))

/** Never below 0: of a discount of all there is, VAT rounded line by line could leave a cent less than nothing. */
const sum = (lines: readonly PricedLine[], amount: LineAmount): number =>
  Math.max(
    0,
    lines.reduce((total, line) => total + amount(line), 0),
  )

/** Order-flow §9: the plain sums of the recurring and of the one-time lines, in cents. */
export const totalsOf = (lines: readonly PricedLine[], amountOf: LineAmount = lineTotalInCents): Totals => ({
  monthlyInCents: sum(lines.filter(isRecurring), amountOf),
  oneTimeInCents: sum(
    lines.filter(line => !isRecurring(line)),
    amountOf,
  ),
})

export const totalsWithVatOf = (lines: readonly PricedLine[]): Totals =>
  totalsOf(lines, lineTotalWithVatInCents)

/** Free months hold for subscriptions only, never for what comes beside them; a quote's discount starts after them. */
function freeMonthsOf(line: PricedLine): number {
  if (isProductLine(line)) return isMainProduct(line.product) ? line.product.freeMonths : 0
  return isDiscount(line) ? line.freeMonths : 0
}

/** Months of a term in a row that cost the same each, counted from 1. */
export type Months = {
  readonly from: number
  readonly to: number
  /** Of each of them, without the one-time charges. */
  readonly inCents: number
  /** Whether a subscription costs nothing yet; what comes beside it may. */
  readonly isFree: boolean
}

/** The sum of lines in a month that comes after so many others, without the one-time charges. */
const monthInCents = (lines: readonly PricedLine[], after: number, amountOf?: LineAmount): number =>
  totalsOf(
    lines.filter(line => freeMonthsOf(line) <= after),
    amountOf,
  ).monthlyInCents

/** The months that lines bind for; none where everything is paid once. */
export function monthsOf(lines: readonly PricedLine[], amountOf?: LineAmount): readonly Months[] {
  const term = contractTermOf(lines)
  const starts = [...new Set([0, ...lines.filter(isRecurring).map(freeMonthsOf)])]
    .filter(start => start < term)
    .toSorted((one, other) => one - other)
  return starts.map((start, position) => ({
    from: start + 1,
    to: starts[position + 1] ?? term,
    inCents: monthInCents(lines, start, amountOf),
    isFree: lines.some(line => isProductLine(line) && isRecurring(line) && freeMonthsOf(line) > start),
  }))
}

/** First invoice = one full month (free where the first month is) + the one-time charges. */
export const firstInvoiceInCents = (lines: readonly PricedLine[], amountOf?: LineAmount): number =>
  monthInCents(lines, 0, amountOf) + totalsOf(lines, amountOf).oneTimeInCents

/** Amount over the cart's contract term, one-time charges included. */
export const totalOverTermInCents = (lines: readonly PricedLine[], amountOf?: LineAmount): number =>
  monthsOf(lines, amountOf).reduce(
    (total, { from, to, inCents }) => total + (to - from + 1) * inCents,
    totalsOf(lines, amountOf).oneTimeInCents,
  )

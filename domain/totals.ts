import { type Cart, type CartLine, contractTermOf } from './cart.ts'
import { isMainProduct } from './product.ts'

/** VAT that business customers in the Netherlands pay on top of every price in the shop (order-flow §9). */
export const vatPercentage = 21

export type Totals = { readonly monthlyInCents: number; readonly oneTimeInCents: number }

/** The recurring charge is what a product costs per month; a one-time charge has no contract term (order-flow §9). */
export const isRecurring = (line: CartLine): boolean => line.product.contractDuration !== 0

/** Whether a line takes something off, as only a quote's can (quote.ts). */
export const isDiscount = ({ product }: CartLine): boolean =>
  product.partOf === 'quote' && product.priceInCents < 0

/** A line's amount in cents: excl. VAT (`lineTotalInCents`) or incl. VAT (`lineTotalWithVatInCents`). */
export type LineAmount = (line: CartLine) => number

export const lineTotalInCents: LineAmount = line => line.product.priceInCents * line.quantity

/** Usual price of a line, excl. VAT, shown struck through next to its total; null if the line has its usual price. */
export const lineListTotalInCents = ({ product, quantity }: CartLine): number | null =>
  product.listPriceInCents === null ? null : product.listPriceInCents * quantity

/** An amount incl. VAT, rounded to the cent; totals incl. VAT are sums of lines so rounded. */
export const withVatInCents = (amountInCents: number): number =>
  Math.round((amountInCents * (100 + vatPercentage)) / 100)

export const lineTotalWithVatInCents: LineAmount = line => withVatInCents(lineTotalInCents(line))

/** Never below 0: of a discount of all there is, VAT rounded line by line could leave a cent less than nothing. */
const sum = (lines: readonly CartLine[], amount: LineAmount): number =>
  Math.max(
    0,
    lines.reduce((total, line) => total + amount(line), 0),
  )

/** Order-flow §9: the plain sums of the recurring and of the one-time lines, in cents. */
export const totalsOf = (cart: Cart, amountOf: LineAmount = lineTotalInCents): Totals => ({
  monthlyInCents: sum(cart.filter(isRecurring), amountOf),
  oneTimeInCents: sum(
    cart.filter(line => !isRecurring(line)),
    amountOf,
  ),
})

export const totalsWithVatOf = (cart: Cart): Totals => totalsOf(cart, lineTotalWithVatInCents)

/** Free months hold for subscriptions only, never for what comes beside them; a quote's discount starts after them. */
const freeMonthsOf = ({ product }: CartLine): number =>
  isMainProduct(product) || product.partOf === 'quote' ? product.freeMonths : 0

/** First invoice = one full month (free where the first month is) + the one-time charges. */
export const firstInvoiceInCents = (cart: Cart, amountOf: LineAmount = lineTotalInCents): number =>
  sum(cart, line => (isRecurring(line) && freeMonthsOf(line) > 0 ? 0 : amountOf(line)))

/** Amount over the cart's contract term, one-time charges included. */
export function totalOverTermInCents(cart: Cart, amountOf: LineAmount = lineTotalInCents): number {
  const term = contractTermOf(cart)
  return sum(cart, line =>
    isRecurring(line) ? amountOf(line) * Math.max(0, term - freeMonthsOf(line)) : amountOf(line),
  )
}

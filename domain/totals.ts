import { type Cart, type CartLine, mainLine } from './cart.ts'
import { isMainProduct } from './product.ts'

/** VAT that business customers in the Netherlands pay on top of every price in the shop (order-flow §9). */
export const vatPercentage = 21

export type Totals = { readonly monthlyInCents: number; readonly oneTimeInCents: number }

/** The recurring charge is what a product costs per month; a one-time charge has no contract term (order-flow §9). */
export const isRecurring = (line: CartLine): boolean => line.product.contractDuration !== 0

export const lineTotalInCents = (line: CartLine): number => line.product.priceInCents * line.quantity

const sum = (lines: readonly CartLine[], amount: (line: CartLine) => number): number =>
  lines.reduce((total, line) => total + amount(line), 0)

/** Order-flow §9: the plain sums of the recurring and of the one-time lines, excl. VAT, in cents. */
export const totalsOf = (cart: Cart): Totals => ({
  monthlyInCents: sum(cart.filter(isRecurring), lineTotalInCents),
  oneTimeInCents: sum(
    cart.filter(line => !isRecurring(line)),
    lineTotalInCents,
  ),
})

/** A line's amount incl. VAT, rounded to the cent; totals incl. VAT are sums of these. */
export const withVatInCents = (amountInCents: number): number =>
  Math.round((amountInCents * (100 + vatPercentage)) / 100)

export const totalsWithVatOf = (cart: Cart): Totals => ({
  monthlyInCents: sum(cart.filter(isRecurring), line => withVatInCents(lineTotalInCents(line))),
  oneTimeInCents: sum(
    cart.filter(line => !isRecurring(line)),
    line => withVatInCents(lineTotalInCents(line)),
  ),
})

/** Free months hold for subscriptions only, never for what comes beside them. */
const freeMonthsOf = (line: CartLine): number => (isMainProduct(line.product) ? line.product.freeMonths : 0)

/** First invoice = one full month (free where the first month is) + the one-time charges. */
export const firstInvoiceInCents = (cart: Cart): number =>
  sum(cart, line => (isRecurring(line) && freeMonthsOf(line) > 0 ? 0 : lineTotalInCents(line)))

/** What the customer pays over the main product's contract term, one-time charges included. */
export function totalOverTermInCents(cart: Cart): number {
  const term = mainLine(cart)?.product.contractDuration ?? 0
  return sum(cart, line =>
    isRecurring(line)
      ? lineTotalInCents(line) * Math.max(0, term - freeMonthsOf(line))
      : lineTotalInCents(line),
  )
}

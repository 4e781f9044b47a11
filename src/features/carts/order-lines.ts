import { productNotes } from '../catalogue/product-notes.ts'
import type { Cart, CartLine } from './cart-line.ts'

/**
 * Lines of orders and quotes. A quote may hold what no catalogue has (docs/decisions/quotes.md#a-quote-becomes-an-order); a
 * visitor's cart holds products only.
 */

export type ProductLine = CartLine & { readonly kind: 'product' }

/** With a text and a price of its own. */
export type FreeOrderLine = {
  readonly kind: 'free'
  readonly text: string
  readonly quantity: number
  /** Per unit, excl. VAT; 0 or more. */
  readonly priceInCents: number
  /** Months that it binds for; 0 where it is paid once. */
  readonly contractDuration: number
}

/** Free lines that a part of a quote holds at most. */
export const mostFreeLines = 20

/** Reduction per month or once. */
export type DiscountLine = {
  readonly kind: 'discount'
  readonly text: string
  /** Excl. VAT; 0 or more. */
  readonly amountInCents: number
  /** Months that it binds for; 0 where it is given once. */
  readonly contractDuration: number
  /** Months at the start in which nothing is paid, so that nothing is taken off either. */
  readonly freeMonths: number
}

export type OrderLine = ProductLine | FreeOrderLine | DiscountLine

/** A line with an amount, of a cart too. */
export type PricedLine = CartLine | OrderLine

export const isProductLine = <Line extends PricedLine>(
  line: Line,
): line is Exclude<Line, FreeOrderLine | DiscountLine> => !('kind' in line) || line.kind === 'product'

/** The lines of products, as a cart. */
export const productLines = (lines: readonly PricedLine[]): Cart =>
  lines.filter(isProductLine).map(({ product, quantity }) => ({ product, quantity }))

export const toOrderLines = (cart: Cart): readonly ProductLine[] =>
  cart.map(({ product, quantity }) => ({ kind: 'product', product, quantity }))

/** Whether a line takes something off. */
export const isDiscount = (line: PricedLine): line is DiscountLine =>
  'kind' in line && line.kind === 'discount'

export const lineName = (line: PricedLine): string => (isProductLine(line) ? line.product.name : line.text)

/** Facts that the name of a product leaves out. */
export const lineNotes = (line: PricedLine): readonly string[] =>
  isProductLine(line) ? productNotes(line.product) : []

export const lineQuantity = (line: PricedLine): number => (isDiscount(line) ? 1 : line.quantity)

/** Months that a line binds for; 0 where it is paid once. */
export const lineDuration = (line: PricedLine): number =>
  isProductLine(line) ? line.product.contractDuration : line.contractDuration

/** Per unit, excl. VAT; below 0 for a discount. */
export function unitPriceInCents(line: PricedLine): number {
  if (isProductLine(line)) return line.product.priceInCents
  // Not the -0 of a discount on nothing, which would be written with its sign.
  return isDiscount(line) ? 0 - line.amountInCents : line.priceInCents
}

/** Tells a line from the others of its list, whatever is drawn of it. */
export const lineKey = (line: PricedLine, position: number): string =>
  isProductLine(line) ? String(line.product.id) : `${line.kind} ${position}`

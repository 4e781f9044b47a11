import { isMainProduct, type ProductOffering } from '../catalogue/product.ts'
import type { Cart, CartLine } from './cart-line.ts'
import { isProductLine, lineDuration, type PricedLine } from './order-lines.ts'

/** Limits of the quantity stepper where a product has none of its own (order-flow §9). */
export const minimumQuantity = 0
export const maximumQuantity = 99

/** Lines that one order can have, and the most that a line can hold whose quantity is counted over the other lines. */
export const maximumLines = 100
export const maximumLineQuantity = maximumLines * maximumQuantity

/** One automatic or chosen change of the cart, with the short reason that the basket panel shows. */
export type CartChange = {
  readonly kind: 'added' | 'changed' | 'removed'
  readonly product: ProductOffering
  readonly reason: string
}

/** A cart after a rule ran: what it became and what the rule did to it by itself. */
export type CartOutcome = { readonly cart: Cart; readonly changes: readonly CartChange[] }

/** Whole number within the limits; anything that is not a number becomes the minimum (order-flow §5). */
export function clampQuantity(quantity: number, min = minimumQuantity, max = maximumQuantity): number {
  return Number.isFinite(quantity) ? Math.min(max, Math.max(min, Math.floor(quantity))) : min
}

/**
 * Order-flow §4: quantity 0 removes the line, an existing line gets the new quantity, a new line with a quantity above
 * 0 is appended.
 */
export function withQuantity(cart: Cart, product: ProductOffering, quantity: number): Cart {
  const others = cart.filter(line => line.product.id !== product.id)
  if (quantity <= 0) return others
  return others.length === cart.length
    ? [...cart, { product, quantity }]
    : cart.map(line => (line.product.id === product.id ? { ...line, quantity } : line))
}

export const without = (cart: Cart, drop: (product: ProductOffering) => boolean): Cart =>
  cart.filter(line => !drop(line.product))

export const quantityOf = (cart: Cart, productId: number): number =>
  cart.find(line => line.product.id === productId)?.quantity ?? 0

/** The first main product's line, or null: for internet the one line that the order is about. */
export const mainLine = (lines: readonly PricedLine[]): CartLine | null =>
  lines.filter(isProductLine).find(line => isMainProduct(line.product)) ?? null

/** Months that lines bind for: the main product's, without one the longest of them; 0 where everything is paid once. */
export const contractTermOf = (lines: readonly PricedLine[]): number =>
  mainLine(lines)?.product.contractDuration ?? Math.max(0, ...lines.map(lineDuration))

/** Longest contract term in months that a small business need not agree to expressly (decisions, "Flow"). */
export const longestOrdinaryTerm = 24

export const needsLongTermConsent = (lines: readonly PricedLine[]): boolean =>
  lines.some(line => lineDuration(line) > longestOrdinaryTerm)

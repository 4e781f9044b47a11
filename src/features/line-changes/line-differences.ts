import { type Construction, constructionOf } from '../addresses/line-promise.ts'
import { quantityOf } from '../carts/cart.ts'
import type { Cart } from '../carts/cart-line.ts'
import { firstInvoiceInCents, type Totals, totalOverTermInCents, totalsOf } from '../carts/totals.ts'
import type { ProductOffering } from '../catalogue/product.ts'

/*
 * Differences between two versions of an order's lines. Separate from the rules (line-change.ts), which the customer's
 * page does not load.
 */

/** How often a product was there and will be; 0 where it was not, or goes. */
export type LineDifference = {
  readonly product: ProductOffering
  readonly before: number
  readonly after: number
}

/**
 * Differences between two carts: first new lines and changed quantities in the order of the new cart, then removed
 * lines.
 */
export function differencesBetween(before: Cart, after: Cart): readonly LineDifference[] {
  const kept = after.map(({ product, quantity }) => ({
    product,
    before: quantityOf(before, product.id),
    after: quantity,
  }))
  const gone = before
    .filter(({ product }) => quantityOf(after, product.id) === 0)
    .map(({ product, quantity }) => ({ product, before: quantity, after: 0 }))
  return [...kept.filter(line => line.before !== line.after), ...gone]
}

export const isSameCart = (one: Cart, other: Cart): boolean => differencesBetween(one, other).length === 0

export type CartAmounts = Totals & {
  readonly firstInvoiceInCents: number
  /** Costs that are in neither. */
  readonly construction: Construction | null
  /** For how many months it binds. */
  readonly termInMonths: number
}

export const amountsOf = (cart: Cart): CartAmounts => ({
  ...totalsOf(cart),
  firstInvoiceInCents: firstInvoiceInCents(cart),
  construction: constructionOf(cart),
  termInMonths: Math.max(0, ...cart.map(({ product }) => product.contractDuration)),
})

/** Whether the customer has to agree: it costs more per month or once, binds for longer, or loses months without charge. */
export function needsConsent(before: Cart, after: Cart): boolean {
  const [was, is] = [amountsOf(before), amountsOf(after)]
  return (
    is.monthlyInCents > was.monthlyInCents ||
    is.oneTimeInCents > was.oneTimeInCents ||
    is.termInMonths > was.termInMonths ||
    (is.termInMonths === was.termInMonths && totalOverTermInCents(after) > totalOverTermInCents(before))
  )
}

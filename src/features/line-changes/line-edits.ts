import { followsAnother, isPerMainProduct } from '../carts/add-ons.ts'
import { isTvBox } from '../carts/internet/extras.ts'
import { isRouter } from '../carts/internet/routers.ts'
import { type QuantityLimits, quantityLimits } from '../carts/quantity-limits.ts'
import type { ProductOffering } from '../catalogue/product.ts'
import { isInternetLine } from '../catalogue/product.ts'

/** How a line can be edited in the cart overview, by the same rules as on the compose page. */
export type LineEdit =
  /** How many, within these limits; taking it out is a choice of its own. */
  | { readonly kind: 'quantity'; readonly limits: QuantityLimits; readonly isRemovable: boolean }
  /** In or out: there is one of it, or the rules count it. */
  | { readonly kind: 'removal' }
  /** Another one takes its place, where the cart is composed. */
  | { readonly kind: 'exchange' }

/** null for what only follows another line: set-up, support, base stations. */
export function lineEdit(product: ProductOffering): LineEdit | null {
  if (isInternetLine(product) || isRouter(product)) return { kind: 'exchange' }
  if (isPerMainProduct(product)) return { kind: 'removal' }
  if (followsAnother(product)) return null
  const { max } = quantityLimits(product)
  return max > 1
    ? { kind: 'quantity', limits: { min: 1, max }, isRemovable: !isTvBox(product) }
    : { kind: 'removal' }
}

import { formatEuro } from '../../common/money.ts'
import { type ProductOffering, sellables } from '../catalogue/product.ts'
import type { CartChange, CartOutcome } from './cart.ts'
import type { Cart, CartLine } from './cart-line.ts'
import { refreshReasons } from './texts.ts'
import type { TypeRules } from './type-rules.ts'

/**
 * A cart from an earlier visit beside today's catalogue: what is no longer sold goes, names and prices become today's.
 * Only what the visitor notices is a change: a line that went, a price that differs, what the rules then add or take.
 */
export function refreshCart(
  cart: Cart,
  rules: TypeRules,
  catalogue: readonly ProductOffering[],
): CartOutcome {
  const onSale = sellables(catalogue)
  const changes: CartChange[] = []
  const refreshed: CartLine[] = []
  for (const line of cart) {
    const today = onSale.get(line.product.id)
    if (today) refreshed.push({ ...line, product: withItsAvailability(today, line.product) })
    const change = changeOf(line.product, today)
    if (change) changes.push(change)
  }
  const normalized = rules.normalize(refreshed, catalogue)
  return { cart: normalized.cart, changes: [...changes, ...normalized.changes] }
}

/** Availability belongs to the address that was checked, not to the catalogue. */
const withItsAvailability = (today: ProductOffering, inCart: ProductOffering): ProductOffering => ({
  ...today,
  fiberLineAvailability: inCart.fiberLineAvailability ?? today.fiberLineAvailability,
  delivery: inCart.delivery ?? today.delivery,
})

function changeOf(before: ProductOffering, today: ProductOffering | undefined): CartChange | null {
  if (!today) return { kind: 'removed', product: before, reason: refreshReasons.gone }
  if (today.priceInCents === before.priceInCents) return null
  const [was, now] = [formatEuro(before.priceInCents), formatEuro(today.priceInCents)]
  return { kind: 'changed', product: today, reason: refreshReasons.price(was, now) }
}

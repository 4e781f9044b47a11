import type { ProductOffering } from '../catalogue/product.ts'
import type { CartChange } from './cart.ts'
import type { Cart, CartLine } from './cart-line.ts'

/** The short reasons that the basket panel shows beside what a rule did by itself. */
export type ChangeReasons = {
  /** Why this line came, or got another quantity; `cart` is the cart as it became. */
  readonly appeared: (line: CartLine, cart: Cart) => string
  readonly removed: (product: ProductOffering) => string
}

/** Products in the same role replace each other; by itself every product is a role of its own. */
type RoleOf = (product: ProductOffering) => string

const ownRole: RoleOf = product => String(product.id)

/**
 * Differences that a rule made, line by line: first added and changed lines in the order of the new cart, then removed
 * ones.
 */
export function changesBetween(
  before: Cart,
  after: Cart,
  reasons: ChangeReasons,
  roleOf: RoleOf = ownRole,
): readonly CartChange[] {
  const roles = (cart: Cart) => new Map(cart.map(line => [roleOf(line.product), line]))
  const [had, has] = [roles(before), roles(after)]
  const appeared = after.flatMap((line): CartChange[] => {
    const old = had.get(roleOf(line.product))
    if (old && old.product.id === line.product.id && old.quantity === line.quantity) return []
    const kind = old ? 'changed' : 'added'
    return [{ kind, product: line.product, reason: reasons.appeared(line, after) }]
  })
  const removed = before
    .filter(({ product }) => !has.has(roleOf(product)))
    .map(({ product }): CartChange => ({ kind: 'removed', product, reason: reasons.removed(product) }))
  return [...appeared, ...removed]
}

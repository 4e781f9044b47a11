import type { ProductOffering } from '../catalogue/product.ts'
import { quantityOf } from './cart.ts'
import type { Cart } from './cart-line.ts'
import { cartRefusals } from './texts.ts'
import type { RuleViolation } from './type-rules.ts'

/** How a product is refused that the rules take out of the cart. */
export type ViolationFor = (product: ProductOffering) => Pick<RuleViolation, 'code' | 'message'>

export const doesNotBelong: ViolationFor = product => ({
  code: 'does-not-belong',
  message: cartRefusals.doesNotBelong(product.name),
})

/**
 * Why a cart is not what the compose rules make of it; empty for exactly the carts that the screens can make. The order
 * of the lines does not matter.
 */
export const compositionViolations = (
  cart: Cart,
  normalized: Cart,
  blame: ViolationFor = doesNotBelong,
): readonly RuleViolation[] => [...surplus(cart, normalized, blame), ...shortage(cart, normalized)]

/** Lines that do not belong in the cart, or whose quantity is wrong. */
const surplus = (cart: Cart, normalized: Cart, blame: ViolationFor): readonly RuleViolation[] =>
  cart.flatMap(({ product, quantity }): readonly RuleViolation[] => {
    const allowed = quantityOf(normalized, product.id)
    if (quantity === allowed) return []
    if (allowed === 0) return [{ productId: product.id, ...blame(product) }]
    return [
      {
        code: 'wrong-quantity',
        productId: product.id,
        message: cartRefusals.otherQuantity(product.name, allowed),
      },
    ]
  })

/** Lines that the rules add and the cart lacks. */
const shortage = (cart: Cart, normalized: Cart): readonly RuleViolation[] =>
  normalized
    .filter(({ product }) => quantityOf(cart, product.id) === 0)
    .map(({ product }) => ({
      code: 'missing-product',
      productId: product.id,
      message: cartRefusals.belongs(product.name),
    }))

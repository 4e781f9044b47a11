import { type Cart, quantityOf } from './cart.ts'
import type { ProductOffering } from './product.ts'
import type { Refusal } from './refusal.ts'

/** How a product is refused that the rules take out of the cart. */
export type Blame = (product: ProductOffering) => Pick<Refusal, 'code' | 'message'>

export const doesNotBelong: Blame = product => ({
  code: 'does-not-belong',
  message: `${product.name} hoort niet bij de rest van deze bestelling.`,
})

/**
 * Why a cart is not what the compose rules make of it; empty for exactly the carts that the screens can make. The order
 * of the lines does not matter.
 */
export const unsettledRefusals = (
  cart: Cart,
  settled: Cart,
  blame: Blame = doesNotBelong,
): readonly Refusal[] => [...surplus(cart, settled, blame), ...shortage(cart, settled)]

/** What is in the cart and should not be, or not as often. */
const surplus = (cart: Cart, settled: Cart, blame: Blame): readonly Refusal[] =>
  cart.flatMap(({ product, quantity }): readonly Refusal[] => {
    const allowed = quantityOf(settled, product.id)
    if (quantity === allowed) return []
    if (allowed === 0) return [{ productId: product.id, ...blame(product) }]
    return [
      {
        code: 'wrong-quantity',
        productId: product.id,
        message: `Van ${product.name} ${allowed === 1 ? 'hoort' : 'horen'} er ${allowed} in deze bestelling.`,
      },
    ]
  })

/** What the rules add and the cart lacks. */
const shortage = (cart: Cart, settled: Cart): readonly Refusal[] =>
  settled
    .filter(({ product }) => quantityOf(cart, product.id) === 0)
    .map(({ product }) => ({
      code: 'missing-product',
      productId: product.id,
      message: `${product.name} hoort bij deze bestelling.`,
    }))

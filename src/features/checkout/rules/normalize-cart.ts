import type { ProductOffering, ProductType } from '../../catalogue/product.ts'
import type { CartOutcome } from './cart.ts'
import type { Cart } from './cart-line.ts'
import { rulesOf } from './rules-of.ts'

/** Makes a cart of any type whole by the compose rules of that type; `catalogue` is the type's. */
export const normalizeCart = (
  productType: ProductType,
  cart: Cart,
  catalogue: readonly ProductOffering[],
): CartOutcome => rulesOf(productType).normalize(cart, catalogue)

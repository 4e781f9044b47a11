import type { ProductOffering, ProductType } from '../catalogue/product.ts'
import type { CartOutcome } from './cart.ts'
import type { Cart } from './cart-line.ts'
import { cloudRules } from './cloud.ts'
import { internetRules } from './internet/validate.ts'
import { mobielRules } from './mobiel.ts'
import { telefonieRules } from './telefonie/validate.ts'
import type { Offer, RuleViolation, TypeRules } from './type-rules.ts'
import { validateByRules } from './validate-by-rules.ts'

const all: Readonly<Record<ProductType, TypeRules>> = {
  internet: internetRules,
  cloud: cloudRules,
  mobiel: mobielRules,
  telefonie: telefonieRules,
}

/** The compose rules of any type. */
export const rulesOf = (productType: ProductType): TypeRules => all[productType]

/** Makes a cart of any type whole by the compose rules of that type; `catalogue` is the type's. */
export const normalizeCart = (
  productType: ProductType,
  cart: Cart,
  catalogue: readonly ProductOffering[],
): CartOutcome => rulesOf(productType).normalize(cart, catalogue)

/** Every reason why this cart cannot be ordered as this type; empty when it can (`validateByRules`). */
export const validateCart = (productType: ProductType, cart: Cart, offer: Offer): readonly RuleViolation[] =>
  validateByRules(rulesOf(productType), cart, offer)

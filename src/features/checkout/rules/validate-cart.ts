import type { ProductType } from '../../catalogue/product.ts'
import type { Cart } from './cart-line.ts'
import { rulesOf } from './rules-of.ts'
import type { Offer, RuleViolation } from './type-rules.ts'
import { validateByRules } from './validate-by-rules.ts'

/** Every reason why this cart cannot be ordered as this type; empty when it can (`validateByRules`). */
export const validateCart = (productType: ProductType, cart: Cart, offer: Offer): readonly RuleViolation[] =>
  validateByRules(rulesOf(productType), cart, offer)

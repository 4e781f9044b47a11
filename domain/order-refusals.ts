import type { Cart } from './cart.ts'
import type { ProductType } from './product.ts'
import type { Refusal } from './refusal.ts'
import { refusalsBy } from './refusals.ts'
import { rulesOf } from './rules-of.ts'
import type { Offer } from './type-rules.ts'

/** Every reason why this cart cannot be ordered as this type; empty when it can (`refusalsBy`). */
export const orderRefusals = (productType: ProductType, cart: Cart, offer: Offer): readonly Refusal[] =>
  refusalsBy(rulesOf(productType), cart, offer)

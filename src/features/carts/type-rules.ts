import type { ProductOffering, ProductType } from '../catalogue/product.ts'
import type { CartOutcome } from './cart.ts'
import type { Cart } from './cart-line.ts'

/** Input for validating a cart: today's catalogue and, for internet, the lines at the checked address. */
export type Offer = {
  /** The internet lines at the installation address, each with its availability there; read for internet only. */
  readonly offered: readonly ProductOffering[]
  readonly requestType: 'order' | 'quote'
  readonly catalogue: readonly ProductOffering[]
}

/** The compose rules of one type, by themselves: a page that composes it needs no other's. */
export type TypeRules = {
  readonly productType: ProductType
  /** Makes a cart whole after a choice; `catalogue` is the type's. */
  normalize(cart: Cart, catalogue: readonly ProductOffering[]): CartOutcome
  /** Why a cart that holds something cannot be ordered; empty when it can. */
  validate(cart: Cart, offer: Offer): readonly RuleViolation[]
}

/** Why a cart cannot be ordered as it is. */
export type RuleViolation = {
  /** For programs: which rule was broken. */
  readonly code: string
  /** The product to blame, where there is one. */
  readonly productId?: number
  /** For people: one Dutch sentence that says what to mend. */
  readonly message: string
}

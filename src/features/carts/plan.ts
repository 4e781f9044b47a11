import type { ProductOffering } from '../catalogue/product.ts'
import type { CartOutcome } from './cart.ts'
import type { TypeRules } from './type-rules.ts'

/**
 * Makes an empty cart whole with one of this product: a line with its router and set-up, a licence with its support. Empty for
 * what is only sold beside something else: an extra, a device.
 */
export const basketOfOne = (
  product: ProductOffering,
  rules: TypeRules,
  catalogue: readonly ProductOffering[],
): CartOutcome => rules.normalize([{ product, quantity: 1 }], catalogue)

/**
 * Whether it is paid per month and can be bought without anything else: a main product, and of cloud any other (decisions,
 * "Products and prices").
 */
export const isPlan = (
  product: ProductOffering,
  rules: TypeRules,
  catalogue: readonly ProductOffering[],
): boolean => product.contractDuration > 0 && basketOfOne(product, rules, catalogue).cart.length > 0

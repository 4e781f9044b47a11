import type { ProductOffering } from '../catalogue/product.ts'
import { isCounted } from './add-ons.ts'
import { maximumLineQuantity, maximumQuantity, minimumQuantity } from './cart.ts'
import { isMigration, maximumMigrations } from './cloud.ts'
import { isTvBox, tvBoxLimits } from './internet/extras.ts'

export type QuantityLimits = { readonly min: number; readonly max: number }

/**
 * Limits of a product's stepper (order-flow §9): 0 to 20 migrations, 1 to 4 set-top boxes, 0 or 1 of any other
 * internet product, else 0 to 99. Products counted by the rules have no stepper.
 */
export function quantityLimits(product: ProductOffering): QuantityLimits {
  if (isTvBox(product)) return tvBoxLimits
  if (isMigration(product)) return { min: minimumQuantity, max: maximumMigrations }
  return { min: minimumQuantity, max: product.productType === 'internet' ? 1 : maximumQuantity }
}

/** Limits of an order line: those of the stepper, or the maximum that the rules can count over the other lines. */
export const lineLimits = (product: ProductOffering): QuantityLimits => ({
  min: 1,
  max: isCounted(product) ? maximumLineQuantity : quantityLimits(product).max,
})

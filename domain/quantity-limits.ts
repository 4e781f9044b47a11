import { isCounted } from './add-ons.ts'
import { maximumLineQuantity, maximumQuantity, minimumQuantity } from './cart.ts'
import { isTvBox, tvBoxLimits } from './internet/tv-boxes.ts'
import { isMigration, maximumMigrations } from './migrations.ts'
import type { ProductOffering } from './product.ts'

export type QuantityLimits = { readonly min: number; readonly max: number }

/**
 * What the stepper of a product allows (order-flow §9): 0 to 20 migrations, 1 to 4 set-top boxes, 0 or 1 of any other
 * internet product, else 0 to 99. What is counted by the rules has no stepper.
 */
export function quantityLimits(product: ProductOffering): QuantityLimits {
  if (isTvBox(product)) return tvBoxLimits
  if (isMigration(product)) return { min: minimumQuantity, max: maximumMigrations }
  return { min: minimumQuantity, max: product.productType === 'internet' ? 1 : maximumQuantity }
}

/** What an order line can hold at all: what the stepper allows, or as many as the rules count over the other lines. */
export const lineLimits = (product: ProductOffering): QuantityLimits => ({
  min: 1,
  max: isCounted(product) ? maximumLineQuantity : quantityLimits(product).max,
})

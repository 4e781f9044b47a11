import { formatEuro } from '../../../common/money.ts'
import type { ProductOffering } from '../../catalogue/product.ts'

/** The lowest monthly price of a type's main products, formatted; null where it sells none. */
export const fromPrice = (products: readonly ProductOffering[]): string | null =>
  lowestMonthly(products.filter(product => product.productSubType === null))

/** The same of any products. */
export function lowestMonthly(products: readonly ProductOffering[]): string | null {
  const prices = products.filter(product => product.contractDuration > 0).map(product => product.priceInCents)
  return prices.length > 0 ? formatEuro(Math.min(...prices)) : null
}

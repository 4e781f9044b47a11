import type { ProductDto } from '../../contract/catalogue.ts'
import { centsFromEuros, formatEuro } from '../../domain/money.ts'

/** The lowest monthly price of a type's main products, formatted; null where it sells none. */
export const fromPrice = (products: readonly ProductDto[]): string | null =>
  lowestMonthly(products.filter(product => product.productSubType === null))

/** The same of any products. */
export function lowestMonthly(products: readonly ProductDto[]): string | null {
  const prices = products
    .filter(product => product.contractDuration > 0)
    .map(product => centsFromEuros(product.price))
  return prices.length > 0 ? formatEuro(Math.min(...prices)) : null
}

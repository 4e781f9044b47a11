import { type LinePromise, promiseOfLine } from '../../addresses/line-promise.ts'
import { isInternetLine, type ProductOffering } from '../../catalogue/product.ts'
import { mainLine } from '../cart.ts'
import type { Cart } from '../cart-line.ts'

/** Contract terms of internet in months, shown as 1 and 3 years (order-flow §9). */
export const internetTerms = [12, 36] as const
export type InternetTerm = (typeof internetTerms)[number]

/** Looptijd starts here (decisions, "Products and prices"). */
export const defaultInternetTerm: InternetTerm = 12

export const isInternetTerm = (value: unknown): value is InternetTerm =>
  internetTerms.some(term => term === value)

/** Can be ordered right away at the checked address: DSL, or fibre where the building is connected. */
export const isOrderable = (line: ProductOffering): boolean => isAt(line, 'now')

/** Only a quote can tell what this fibre costs here: it is near, or somebody has to look. */
export const needsQuote = (line: ProductOffering): boolean => isAt(line, 'by-quote')

/** Fibre of no known address can neither be ordered nor asked for. */
const isAt = (line: ProductOffering, obtainable: LinePromise['obtainable']): boolean =>
  isInternetLine(line) &&
  (!line.fiber || line.fiberLineAvailability !== null) &&
  promiseOfLine(line).obtainable === obtainable

/** Can be picked on the screen; a no-net line is shown, but not to be picked. */
export const isChoosable = (line: ProductOffering): boolean => isOrderable(line) || needsQuote(line)

/** Near-net and other lines can only be asked for; everything else is as the visitor chose. */
export const requestTypeFor = (cart: Cart, chosen: 'order' | 'quote'): 'order' | 'quote' => {
  const line = mainLine(cart)?.product
  return line && needsQuote(line) ? 'quote' : chosen
}

import { mainLine } from '../cart.ts'
import type { Cart } from '../cart-line.ts'
import { needsQuote } from './lines.ts'

/** Near-net and other lines can only be asked for; everything else is as the visitor chose. */
export const requestTypeFor = (cart: Cart, chosen: 'order' | 'quote'): 'order' | 'quote' => {
  const line = mainLine(cart)?.product
  return line && needsQuote(line) ? 'quote' : chosen
}

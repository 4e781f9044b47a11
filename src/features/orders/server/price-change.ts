import * as z from 'zod/mini'
import { type AgreedTotals, agreedTotals, euroAmount } from '../../../common/contract/money.ts'
import type { Cart } from '../../carts/cart-line.ts'
import { type Totals, totalsOf } from '../../carts/totals.ts'
import type { OrderedProduct, PriceChanged } from '../contract.ts'
import { orderRefusals } from '../texts.ts'

/** Changes since the visitor saw the totals; null if there are none, or if no totals were sent. */
export function priceChange(
  cart: Cart,
  products: readonly OrderedProduct[],
  agreed: AgreedTotals | undefined,
): PriceChanged | null {
  const totals = totalsOf(cart)
  if (!agreed || sameTotals(z.decode(agreedTotals, agreed), totals)) return null
  const seen = new Map(products.map(({ id, agreedPrice }) => [id, agreedPrice]))
  const changes = cart.flatMap(({ product }) => {
    const was = seen.get(product.id)
    return was !== undefined && z.decode(euroAmount, was) === product.priceInCents
      ? []
      : [{ id: product.id, was: was ?? null, now: z.encode(euroAmount, product.priceInCents) }]
  })
  return {
    message: orderRefusals.pricesChanged,
    code: 'price-changed',
    changes,
    totals: z.encode(agreedTotals, totals),
  }
}

/** Whether totals that somebody saw are these. */
export const sameTotals = (seen: Totals, totals: Totals): boolean =>
  seen.monthlyInCents === totals.monthlyInCents && seen.oneTimeInCents === totals.oneTimeInCents

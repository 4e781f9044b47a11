import { type AgreedTotals, serializeTotals } from '../../contract/agreed-totals.ts'
import type { OrderedProduct, PriceChanged } from '../../contract/orders.ts'
import type { Cart } from '../../domain/cart.ts'
import { centsFromEuros, eurosFromCents } from '../../domain/money.ts'
import { type Totals, totalsOf } from '../../domain/totals.ts'

/** Changes since the visitor saw the totals; null if there are none, or if no totals were sent. */
export function priceChange(
  cart: Cart,
  products: readonly OrderedProduct[],
  agreed: AgreedTotals | undefined,
): PriceChanged | null {
  const totals = totalsOf(cart)
  if (!agreed || sameTotals(agreed, totals)) return null
  const seen = new Map(products.map(({ id, agreedPrice }) => [id, agreedPrice]))
  const changes = cart.flatMap(({ product }) => {
    const was = seen.get(product.id)
    return was !== undefined && sameAmount(was, product.priceInCents)
      ? []
      : [{ id: product.id, was: was ?? null, now: eurosFromCents(product.priceInCents) }]
  })
  return {
    message: 'De prijzen zijn veranderd sinds je ze zag. Bekijk de nieuwe bedragen en ga ermee akkoord.',
    code: 'price-changed',
    changes,
    totals: serializeTotals(totals),
  }
}

/** Whether totals that somebody saw are these. */
export const sameTotals = (seen: AgreedTotals, totals: Totals): boolean =>
  sameAmount(seen.monthly, totals.monthlyInCents) && sameAmount(seen.oneTime, totals.oneTimeInCents)

const sameAmount = (euros: number, cents: number): boolean => centsFromEuros(euros) === cents

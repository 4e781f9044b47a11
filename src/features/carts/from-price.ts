import type { ProductOffering } from '../catalogue/product.ts'
import { routersFor } from './internet/routers.ts'
import { isPlan } from './plan.ts'
import { normalizeCart, rulesOf } from './rules-of.ts'
import { totalsOf } from './totals.ts'

/** From what monthly price something is sold. */
export type FromPrice = {
  /** Excl. VAT. */
  readonly inCents: number
  /** It is only sold beside something else of its type. */
  readonly isExtra: boolean
}

/**
 * "Vanaf" of these products (decisions, "The flow, read again"): the lowest monthly total of a cart with one of them, over all
 * terms and router choices; where none can be bought by itself, the lowest price of one.
 * @param catalogue of their type
 * @returns null where nothing is paid per month
 */
export function fromPriceOf(
  products: readonly ProductOffering[],
  catalogue: readonly ProductOffering[],
): FromPrice | null {
  const monthly = products.filter(({ contractDuration }) => contractDuration > 0)
  const plans = monthly.filter(product => isPlan(product, rulesOf(product.productType), catalogue))
  if (plans.length > 0)
    return { inCents: Math.min(...plans.flatMap(plan => monthlyTotals(plan, catalogue))), isExtra: false }
  if (monthly.length === 0) return null
  return { inCents: Math.min(...monthly.map(({ priceInCents }) => priceInCents)), isExtra: true }
}

/** Of a cart with one of this plan, for each router that it can have. */
function monthlyTotals(plan: ProductOffering, catalogue: readonly ProductOffering[]): readonly number[] {
  const line = { product: plan, quantity: 1 }
  const routers = plan.productType === 'internet' ? routersFor(plan.contractDuration, catalogue) : []
  const choices = [[line], ...routers.map(product => [line, { product, quantity: 1 }])]
  return choices.map(
    choice => totalsOf(normalizeCart(plan.productType, choice, catalogue).cart).monthlyInCents,
  )
}

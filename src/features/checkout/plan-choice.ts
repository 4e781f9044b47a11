import { paths } from '../../api/paths.ts'
import type { CartOutcome } from '../carts/cart.ts'
import { quantityOf } from '../carts/cart.ts'
import type { Cart } from '../carts/cart-line.ts'
import { basketOfOne, isPlan } from '../carts/plan.ts'
import type { TypeRules } from '../carts/type-rules.ts'
import type { ProductOffering, ProductType } from '../catalogue/product.ts'

/** The choice of a plan that a page of the website brings along, behind the # of its link: no server needs to know it. */

const fragment = /^#keuze=([1-9]\d{0,8})$/

/** `/bestellen/mobiel/samenstellen#keuze=21104` */
export const planLink = ({ productType, id }: Pick<ProductOffering, 'productType' | 'id'>): string =>
  `${paths.samenstellen(productType)}#keuze=${id}`

/** The id in the fragment of an address; null where it holds none. */
export function chosenPlanId(hash: string): number | null {
  const id = fragment.exec(hash)?.[1]
  return id === undefined ? null : Number(id)
}

type Composed = { readonly cart: Cart; readonly productType: ProductType | null }

/** Whether a cart of another type stands in the way: opening this type would clear it (order-flow §4). */
export const isCartOfOtherType = ({ cart, productType }: Composed, here: ProductType): boolean =>
  cart.length > 0 && productType !== here

export type PlanCheck =
  /** Today's catalogue sells no such plan; `isAsked` where going on would cost the cart of another type. */
  | { readonly kind: 'gone'; readonly isAsked: boolean }
  /** The cart has it. */
  | { readonly kind: 'present' }
  /** Nothing is lost by it. */
  | { readonly kind: 'free'; readonly plan: ProductOffering; readonly basket: CartOutcome }
  /** Another cart would make way for it, so that is asked first, as for a cart that was kept for later. */
  | { readonly kind: 'asked'; readonly plan: ProductOffering; readonly basket: CartOutcome }

/** Tells whether a choice can be taken, in view of the cart that is here. */
export function checkPlan(
  id: number,
  composed: Composed,
  rules: TypeRules,
  catalogue: readonly ProductOffering[],
): PlanCheck {
  const isOther = isCartOfOtherType(composed, rules.productType)
  const plan = catalogue.find(product => product.id === id && isPlan(product, rules, catalogue))
  if (!plan) return { kind: 'gone', isAsked: isOther }
  if (!isOther && quantityOf(composed.cart, id) > 0) return { kind: 'present' }
  const kind = composed.cart.length > 0 ? 'asked' : 'free'
  return { kind, plan, basket: basketOfOne(plan, rules, catalogue) }
}

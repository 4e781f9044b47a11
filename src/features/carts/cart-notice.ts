import type { ProductOffering } from '../catalogue/product.ts'
import { isCounted, isPerMainProduct } from './add-ons.ts'
import type { CartOutcome } from './cart.ts'
import type { Cart } from './cart-line.ts'
import { isTvBox } from './internet/extras.ts'
import { isRouter } from './internet/routers.ts'
import { refreshCart } from './refresh-cart.ts'
import type { TypeRules } from './type-rules.ts'

/**
 * Why a cart changed without each part of it being asked for: another type, Looptijd or address, "Winkelwagen
 * leegmaken", the switch for new devices, a mend, a rule that took a choice along, an earlier cart put back, or the
 * settling of a stored one. And why it has not what a page of the website offered: no longer sold, or not at this address.
 */
export const noticeReasons = [
  'type',
  'term',
  'address',
  'cleared',
  'devices',
  'mend',
  'dropped',
  'put-back',
  'settled',
  'gone',
  'not-here',
] as const
export type NoticeReason = (typeof noticeReasons)[number]

/** A product that is in a cart because the visitor said so, not because a rule added or counted it. */
const isChoice = (product: ProductOffering): boolean =>
  isPerMainProduct(product) || !(isCounted(product) || isTvBox(product) || isRouter(product))

/** Whether a rule by itself took a choice of the visitor out of this cart, or put another product in its place. */
export const dropsChoices = (before: Cart, { changes }: CartOutcome): boolean =>
  changes.some(
    ({ kind, product }) =>
      isChoice(product) &&
      (kind === 'removed' || (kind === 'changed' && before.every(line => line.product.id !== product.id))),
  )

/** Fingerprint of a cart: equal for two carts with the same products and quantities, in any order. */
export const contentsOf = (cart: Cart): string =>
  cart
    .map(({ product, quantity }) => `${product.id}×${quantity}`)
    .toSorted()
    .join(' ')

/** Whether putting an earlier cart back would cost what was chosen since; `left` are the contents after the change. */
export const overwritesChoices = (now: Cart, left: string): boolean =>
  now.length > 0 && contentsOf(now) !== left

/** An earlier cart by today's catalogue and rules, with what is different by now; null where nothing of it is left. */
export function putBack(
  before: Cart,
  rules: TypeRules,
  catalogue: readonly ProductOffering[],
): CartOutcome | null {
  const outcome = refreshCart(before, rules, catalogue)
  return outcome.cart.length > 0 ? outcome : null
}

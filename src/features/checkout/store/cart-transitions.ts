import type { CartChange } from '../../carts/cart.ts'
import type { Cart } from '../../carts/cart-line.ts'
import {
  contentsOf,
  dropsChoices,
  type NoticeReason,
  overwritesChoices,
  putBack,
} from '../../carts/cart-notice.ts'
import { isRouter } from '../../carts/internet/routers.ts'
import { refreshCart } from '../../carts/refresh-cart.ts'
import type { TypeRules } from '../../carts/type-rules.ts'
import type { ProductOffering, ProductType } from '../../catalogue/product.ts'
import { changeInWords } from '../texts/cart-change.ts'
import type { CartNotice } from './cart-notice.ts'
import type { OrderPatch, OrderState } from './flow-state.ts'

/**
 * How the cart changes, each as what becomes different of a state: one place for everything that the visitor can take
 * back (what changed, why, and the cart as it was).
 */
type Patch = OrderPatch

/** Why a change can be taken back, with the other choices that go with it. */
export type CartReason = Partial<Pick<OrderState, 'newDevices' | 'requestType' | 'broughtPlan'>> & {
  readonly reason?: NoticeReason
}

/** Catalogue that a type's cart was last checked against. */
export type KnownCatalogue = {
  readonly rules: TypeRules
  readonly catalogue: readonly ProductOffering[]
}

/**
 * The cart after the visitor's choice and the changes by the rules. If these go further than requested (`reason`), or
 * removed another choice, they can be undone.
 */
export function withCart(
  state: OrderState,
  cart: Cart,
  changes: readonly CartChange[],
  { reason, ...patch }: CartReason,
): Patch {
  const why = reason ?? (dropsChoices(state.cart, { cart, changes }) ? 'dropped' : null)
  const isSame = contentsOf(cart) === contentsOf(state.cart)
  const routerProductId = routerIn(cart)
  return {
    ...patch,
    cart,
    changes,
    routerProductId,
    ...(why && !isSame && noticeOf(state, why, cart, changes)),
  }
}

/** No cart, nor what explains it: a plan of the website takes its place. The place of delivery stays, to be checked again. */
export const roomForPlan = (productType: ProductType): Patch => ({
  productType,
  requestType: 'order',
  cart: [],
  changes: [],
  cartNotice: null,
  routerProductId: null,
  newDevices: true,
  addressCheck: null,
  addressIsNew: false,
  replacedAddress: null,
  completedOrder: null,
})

/** No cart, because of another choice (`patch`). */
export const withoutCart = (state: OrderState, reason: NoticeReason, patch: Patch = {}): Patch => ({
  ...patch,
  ...noticeOf(state, reason, []),
  cart: [],
  changes: [],
  routerProductId: null,
  newDevices: true,
  replacedAddress: null,
})

/**
 * The cart after an address check. If it got another line or lost it, the visitor can go back to the address that the
 * cart was composed for; at the same address the rules do not allow the earlier cart.
 */
export function withCheckedCart(
  state: OrderState,
  cart: Cart,
  changes: readonly CartChange[],
  { reason: _, ...patch }: CartReason,
): Patch {
  const { replacedAddress: address } = state
  const isDropped = address !== null && dropsChoices(state.cart, { cart, changes })
  return {
    ...patch,
    cart,
    changes,
    routerProductId: routerIn(cart),
    replacedAddress: null,
    ...(isDropped && noticeOf({ ...state, address, addressCheck: null }, 'address', cart)),
  }
}

/**
 * A stored cart by today's catalogue and rules, with a word on what changed. An earlier cart of which nothing is left
 * cannot be put back any more.
 */
export function normalized(state: OrderState, { rules, catalogue }: KnownCatalogue): Patch {
  const { cart, changes } = refreshCart(state.cart, rules, catalogue)
  const { cartNotice } = state
  const earlier = cartNotice?.before
  const leadsNowhere = earlier?.productType === rules.productType && !putBack(earlier.cart, rules, catalogue)
  const said = cartNotice?.reason === 'settled' ? cartNotice.what : []
  return {
    cart,
    isSettled: true,
    routerProductId: routerIn(cart),
    ...(leadsNowhere && { cartNotice: null }),
    ...(changes.length > 0 && {
      changes,
      cartNotice: normalizedNotice([...said, ...changes.map(changeInWords)], cart),
    }),
  }
}

/**
 * The earlier cart with the type, address and switch that it was composed for. What was chosen since can be put back in
 * its turn.
 */
export function withEarlierCart(state: OrderState, known: KnownCatalogue | null): Patch {
  const { cartNotice } = state
  const before = cartNotice?.before
  if (!before) return {}
  const outcome =
    known?.rules.productType === before.productType && known
      ? putBack(before.cart, known.rules, known.catalogue)
      : null
  const { cart, changes } = outcome ?? { cart: before.cart, changes: [] }
  return {
    ...before,
    cart,
    changes,
    routerProductId: routerIn(cart),
    isSettled: outcome !== null,
    cartNotice: null,
    ...(overwritesChoices(state.cart, cartNotice.left) && noticeOf(state, 'put-back', cart)),
  }
}

/** The notice of a settled cart: the rules do not allow what it was. */
export const normalizedNotice = (what: readonly string[], cart: Cart): CartNotice => ({
  reason: 'settled',
  what: [...new Set(what)],
  before: null,
  left: contentsOf(cart),
})

/** The notice of a change that leaves `cart`; one of an earlier change stays where there was nothing to lose. */
function noticeOf(
  state: OrderState,
  reason: NoticeReason,
  cart: Cart,
  changes: readonly CartChange[] = [],
): Patch {
  if (state.cart.length === 0) return {}
  const { productType, requestType, newDevices, address, addressCheck } = state
  return {
    cartNotice: {
      reason,
      what: changes.map(changeInWords),
      before: { cart: state.cart, productType, requestType, newDevices, address, addressCheck },
      left: contentsOf(cart),
    },
  }
}

const routerIn = (cart: Cart) => cart.find(({ product }) => isRouter(product))?.product.id ?? null

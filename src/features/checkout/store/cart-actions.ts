import type { CartChange, CartOutcome } from '../../carts/cart.ts'
import type { Cart } from '../../carts/cart-line.ts'
import { contentsOf } from '../../carts/cart-notice.ts'
import type { TypeRules } from '../../carts/type-rules.ts'
import type { ProductOffering, ProductType } from '../../catalogue/product.ts'
import type { RequestType } from '../../orders/contract.ts'
import { startsAfresh } from '../order-flow.ts'
import {
  type CartReason,
  type KnownCatalogue,
  normalized,
  roomForPlan,
  withCart,
  withCheckedCart,
  withEarlierCart,
  withoutCart,
} from './cart-transitions.ts'
import type { CheckedAddress } from './checked-address.ts'
import type { InstallationAddress, QuoteFormDraft } from './drafts.ts'
import type { OrderPatch, OrderState } from './flow-state.ts'

/** Changes of the cart and of the place of delivery, by a visitor, a check or a catalogue. */
export function cartActions(get: () => OrderState, update: (patch: OrderPatch) => void) {
  let knownCatalogue: KnownCatalogue | null = null

  /** The type that the visitor opened; another one than before clears the cart (order-flow §4). */
  function setProductType(productType: ProductType) {
    const current = get()
    if (current.productType === productType) {
      // Another tab may have begun the next order, of this type, already.
      if (current.completedOrder) update({ completedOrder: null })
      return
    }
    const patch = { productType, requestType: 'order', completedOrder: null } as const
    // Without a type there is no cart to lose: the first line would have decided the type.
    if (current.productType === null) update(patch)
    else update(withoutCart(current, 'type', patch))
  }

  return {
    setProductType,

    /** The cart after the visitor's choice, with what the rules did to it by themselves. */
    setCart: (cart: Cart, changes: readonly CartChange[] = [], reason: CartReason = {}) =>
      update(withCart(get(), cart, changes, reason)),

    /** Replaces the cart after an address check. */
    setCheckedCart: (cart: Cart, changes: readonly CartChange[] = [], reason: CartReason = {}) =>
      update(withCheckedCart(get(), cart, changes, reason)),

    /** Empties the cart, and keeps it so that it can be put back. */
    emptyCart: (reason: 'term' | 'cleared') => update(withoutCart(get(), reason)),

    /** Holds the cart against the rules and a catalogue of its type: after reading it from storage, and whenever a newer one came. */
    settle(rules: TypeRules, catalogue: readonly ProductOffering[]) {
      knownCatalogue = { rules, catalogue }
      const current = get()
      if (current.productType === rules.productType) update(normalized(current, knownCatalogue))
    },

    /** The products of this type as the cart was last held against them; null while that was not done. */
    catalogueOf: (productType: ProductType) =>
      knownCatalogue?.rules.productType === productType ? knownCatalogue.catalogue : null,

    /** Puts the cart from before the last change back. */
    putBackCart: () => update(withEarlierCart(get(), knownCatalogue)),

    /** A page of the website brought a plan along, or none. */
    bringPlan: (broughtPlan: number | null) => update({ broughtPlan }),

    /** A plan takes the place of the cart, with what the rules bring along. */
    takePlan: (productType: ProductType, { cart, changes }: CartOutcome) =>
      update({ ...roomForPlan(productType), cart, changes, broughtPlan: null }),

    /** The cart makes way for a line that waits until the address is checked. */
    makeRoomForPlan: (productType: ProductType) => update(roomForPlan(productType)),

    /** Says why the cart has not what the visitor chose on the website; `what` is one short sentence. */
    explainChoice: (reason: 'gone' | 'not-here', what: string) =>
      update({
        broughtPlan: null,
        cartNotice: { reason, what: [what], before: null, left: contentsOf(get().cart) },
      }),

    dismissNotice: () => update({ cartNotice: null }),

    /** The visitor has seen what changed by itself. */
    dismissChanges: () => update({ changes: [] }),

    /** @param quoteForm what a quote request begins with, where it is known who asks for it */
    setRequestType: (requestType: RequestType, quoteForm?: QuoteFormDraft) =>
      update({ requestType, ...(quoteForm && { quoteFormData: quoteForm }) }),

    /** Stores the result of an address check; no address if there was none. */
    setCheckedAddress: (address: InstallationAddress | null, addressCheck: CheckedAddress | null) =>
      update({ address, addressCheck, addressIsNew: false }),

    /** Another address is to be filled in: the cart was composed for this one and goes (order-flow §4). */
    leaveAddress: () => update(withoutCart(get(), 'address', { address: null, addressCheck: null })),

    /** A cart that was kept for later takes the place of what is here; it is held against the catalogue and its address anew. */
    resume: (
      saved: Pick<OrderState, 'cart' | 'productType' | 'requestType' | 'address'> &
        Partial<Pick<OrderState, 'replaces'>>,
    ) =>
      update({
        replaces: null,
        ...saved,
        addressCheck: null,
        addressIsNew: false,
        replacedAddress: null,
        changes: [],
        cartNotice: null,
        isSettled: false,
        completedOrder: null,
      }),

    /** The order is one by itself, which takes the place of no agreement. */
    orderBeside: () => update({ replaces: null }),

    /**
     * Starts from a marketing page: another product type clears the cart and the registered-account marker (order-flow
     * §4).
     */
    openWith(initial: { orderType: ProductType; address: InstallationAddress }) {
      if (startsAfresh(get().productType, initial.orderType)) {
        setProductType(initial.orderType)
        update({ registeredAccount: false, registration: null })
      }
      const { address, cart } = get()
      const isOther = address !== null && JSON.stringify(address) !== JSON.stringify(initial.address)
      update({
        address: initial.address,
        addressCheck: null,
        addressIsNew: true,
        completedOrder: null,
        ...(isOther && cart.length > 0 && { replacedAddress: address }),
      })
    },
  }
}

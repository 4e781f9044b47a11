import type { CartOutcome } from '../../../../carts/cart.ts'
import { changeTerm, chooseExtra, type MobielTerm, setSubscriptions } from '../../../../carts/mobiel.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { orderStore } from '../../../store/order-state.ts'

const cartNow = () => orderStore.getSnapshot().cart

const commit = ({ cart, changes }: CartOutcome) => orderStore.setCart(cart, changes)

/** Actions on the mobile screen: each runs the domain's rule over the cart and stores the outcome. */
export const mobielActions = {
  setSubscriptions: (subscription: ProductOffering, quantity: number) =>
    commit(setSubscriptions(cartNow(), subscription, quantity)),

  chooseExtra: (extra: ProductOffering, chosen: boolean) => commit(chooseExtra(cartNow(), extra, chosen)),

  /** Whether this Looptijd would cost the visitor what is in the cart. */
  wouldEmptyCart: (term: MobielTerm): boolean => changeTerm(cartNow(), term).cart.length < cartNow().length,

  /** The cart that goes can be brought back. */
  emptyForTerm: () => orderStore.emptyCart('term'),
} as const

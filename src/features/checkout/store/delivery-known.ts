import { dutchDay } from '../../../common/working-days.ts'
import { createStore } from '../../../ui/state/store.ts'
import { useStore } from '../../../ui/state/use-store.ts'
import type { PromisedToday } from '../../calendar/contract.ts'
import { mainLine } from '../../carts/cart.ts'
import { isChoosable, isOrderable, needsQuote } from '../../carts/internet/lines.ts'
import type { Delivery } from '../../cases/delivery-texts.ts'
import type { OrderState } from './flow-state.ts'
import { useOrderPart } from './order-state.ts'
import { promisedTodayStore } from './promised-today.ts'

/** Parts of the state that the delivery is told from; for a type other than internet, the cart tells nothing of it. */
type DeliveryOf = Pick<OrderState, 'productType' | 'requestType' | 'addressCheck' | 'cart'>

type DeliveryKnown = Delivery & { readonly promised: PromisedToday | null }

/**
 * Known facts about the delivery; days counted on another day than today are dropped. For internet they come with the
 * checked address, or stand alone for a line chosen on an earlier visit; for the other types they always stand alone.
 * @param promisedToday the server's dates for an order placed today
 */
export function deliveryKnown(
  state: DeliveryOf,
  promisedToday: PromisedToday | null,
  now: Date,
): DeliveryKnown {
  const { productType, requestType, addressCheck, cart } = state
  const promised = addressCheck?.promised ?? (hasDays(state) ? promisedToday : null)
  const line = productType === 'internet' ? (mainLine(cart)?.product ?? waitingLine(state)) : null
  return {
    line,
    isQuote: requestType === 'quote' || (line !== null && needsQuote(line)),
    promised: promised && promised.orderedOn === dutchDay(now) ? promised : null,
  }
}

/** The same for a screen. */
export function useDelivery(): DeliveryKnown {
  const state: DeliveryOf = {
    productType: useOrderPart(({ productType }) => productType),
    requestType: useOrderPart(({ requestType }) => requestType),
    addressCheck: useOrderPart(({ addressCheck }) => addressCheck),
    cart: useOrderPart(({ productType, cart }) => (productType === 'internet' ? cart : noCart)),
  }
  const isAsked = state.addressCheck === null && hasDays(state)
  const promised = useStore(isAsked ? promisedTodayStore : nothingPromised, null)
  return deliveryKnown(state, promised, new Date())
}

/** Whether days can be told at all: of internet none before its address was checked. */
export const hasDays = ({ productType, cart }: Pick<OrderState, 'productType' | 'cart'>): boolean =>
  productType === 'internet' ? mainLine(cart) !== null : productType !== null

const noCart: OrderState['cart'] = []

const nothingPromised = createStore<PromisedToday | null>(() => null)

/** Whether nothing can be ordered or asked for: at a checked address that no network reaches. */
export const nothingObtainable = ({
  productType,
  addressCheck,
  cart,
}: Pick<OrderState, 'productType' | 'addressCheck' | 'cart'>): boolean =>
  productType === 'internet' &&
  mainLine(cart) === null &&
  addressCheck !== null &&
  !addressCheck.products.some(isChoosable)

/** Stands for an address where no line can be ordered right away: one that a quote can be asked for, if there is one. */
function waitingLine({ addressCheck }: DeliveryOf) {
  const lines = addressCheck?.products ?? []
  return lines.some(isOrderable) ? null : (lines.find(isChoosable) ?? lines[0] ?? null)
}

import type { Delivery } from '../../content/delivery-texts.ts'
import { productFromWire } from '../../contract/products.ts'
import { mainLine } from '../../domain/cart.ts'
import { isChoosable, isOrderable } from '../../domain/internet.ts'
import type { OrderState } from './flow-state.ts'

const dutchDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' })

/** What this browser knows of the delivery; days that were counted on another day than today are dropped. */
export function deliveryKnown(state: OrderState, now: Date): Delivery {
  const { productType, requestType, addressCheck, cart } = state
  const promised = addressCheck?.promised
  return {
    line: productType === 'internet' ? (mainLine(cart)?.product ?? waitingLine(state)) : null,
    isQuote: requestType === 'quote',
    promised: promised && promised.orderedOn === dutchDay.format(now) ? promised : null,
  }
}

/** Stands for an address where no line can be ordered right away: one that a quote can be asked for, if there is one. */
function waitingLine({ addressCheck }: OrderState) {
  const lines = addressCheck?.products.map(productFromWire) ?? []
  return lines.some(isOrderable) ? null : (lines.find(isChoosable) ?? lines[0] ?? null)
}

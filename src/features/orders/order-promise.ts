import {
  internetLinesOf,
  isDeliveredAsUsual,
  type LinePromise,
  promiseOf,
} from '../addresses/line-promise.ts'
import type { PricedLine } from '../carts/order-lines.ts'

/** The promise of an order about its delivery, wherever it says anything of it (docs/decisions/orders.md#a-promise-has-a-source). */
export type OrderPromise = {
  /** Whether it may be told in days: it comes in the weeks that the shop promises in general. */
  readonly isUsual: boolean
  /** Whether somebody looks first, so that nothing is promised yet. */
  readonly isHeld: boolean
  /** null where no address decides about it. */
  readonly line: LinePromise | null
  /** Whether what the networks say of the address is kept with it. */
  readonly hasRow: boolean
  /** The version of a quote that the order repeats it from. */
  readonly quote: { readonly number: string; readonly version: number } | null
}

/** @param deliveryChecked false while staff have to look whether the networks still give what its quote said */
export function orderPromise(lines: readonly PricedLine[], deliveryChecked: boolean): OrderPromise {
  const line = promiseOf(lines)
  const delivery = internetLinesOf(lines)[0]?.delivery ?? null
  return {
    isUsual: deliveryChecked && isDeliveredAsUsual(line),
    isHeld: !deliveryChecked,
    line,
    hasRow: delivery !== null,
    quote: delivery?.quote ?? null,
  }
}

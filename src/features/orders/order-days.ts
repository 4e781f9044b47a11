import type { Day, PromisedDates } from '../../common/working-days.ts'
import type { OrderState } from '../cases/case-states.ts'
import { callByInWords, deliveryInWords } from '../cases/delivery-texts.ts'
import type { OrderPromise } from './order-promise.ts'

/** The days of an order that was placed, or is about to be. */

/**
 * The days that belong to the steps after an order, in their order.
 * @param isDated whether the delivery can be told in days: not of a quote, nor of what is not delivered as usual
 */
export const stepDays = (isDated: boolean, promised: PromisedDates): readonly (string | undefined)[] => [
  capitalized(callByInWords(promised)),
  undefined,
  isDated ? capitalized(deliveryInWords(promised)) : undefined,
]

/**
 * The promised days of delivery that an order in this state still waits for; null if it waits for nothing, or they are over. By
 * when it is called about, its state says (src/features/tracking/followed-orders.ts).
 * @param today the day in the Netherlands
 */
export function daysAhead(
  state: OrderState,
  promised: PromisedDates,
  promise: OrderPromise,
  today: Day,
): string | null {
  const isAhead = isOnItsWay[state] && promise.isUsual && promised.delivery.to >= today
  return isAhead ? `Geleverd ${deliveryInWords(promised)}.` : null
}

/** Whether an order in this state is delivered as it was promised. */
const isOnItsWay: Readonly<Record<OrderState, boolean>> = {
  acknowledged: true,
  pending: true,
  inProgress: true,
  held: false,
  partial: false,
  completed: false,
  cancelled: false,
  rejected: false,
  failed: false,
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

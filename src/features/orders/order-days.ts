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
 * Promised days that an order in this state still waits for; null if it waits for nothing, or the days are over.
 * @param today the day in the Netherlands
 */
export function daysAhead(
  state: OrderState,
  promised: PromisedDates,
  promise: OrderPromise,
  today: Day,
): string | null {
  const isOnItsWay = state === 'acknowledged' || state === 'pending' || state === 'inProgress'
  const ahead = [
    ...(state === 'acknowledged' && promised.callBy >= today ? [`gebeld ${callByInWords(promised)}`] : []),
    ...(isOnItsWay && promise.isUsual && promised.delivery.to >= today
      ? [`geleverd ${deliveryInWords(promised)}`]
      : []),
  ]
  return ahead.length > 0 ? `${capitalized(ahead.join(', '))}.` : null
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

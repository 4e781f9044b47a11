import { isOver, type OrderState, type QuoteState } from './case-states.ts'

/**
 * How a customer can cancel. An order is not binding until we have gone through it by phone and confirmed it
 * (order-flow, "binnen 1 werkdag bellen we je"): until then the customer cancels it directly. After that people are
 * already working on it, so cancelling becomes a request to staff.
 */
export const cancellationModes = ['at-once', 'on-request'] as const
export type CancellationMode = (typeof cancellationModes)[number]

/** An order or a quote request, and how far it is. */
export type CaseStatus =
  | { readonly kind: 'order'; readonly state: OrderState }
  | { readonly kind: 'quote'; readonly state: QuoteState }

/** How it is cancelled; null where it is over. */
export function cancellationMode({ kind, state }: CaseStatus): CancellationMode | null {
  if (isOver(kind, state)) return null
  const isUnderWay = kind === 'order' ? state !== 'acknowledged' : state === 'approved'
  return isUnderWay ? 'on-request' : 'at-once'
}

/** Whether something about it can still be asked to be changed. */
export const mayAskChange = ({ kind, state }: CaseStatus): boolean => !isOver(kind, state)

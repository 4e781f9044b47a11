import { isOver, type OrderState, type QuoteState } from './case-states.ts'

/**
 * What a customer may still take back of what he ordered or asked for. An order binds nobody before it was gone through on the
 * phone and confirmed (order-flow, "binnen 1 werkdag bellen we je"), so until then he cancels it himself; from then on people
 * are at work, and he asks.
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

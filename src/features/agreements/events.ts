import { declareEvent } from '../../common/event-kind.ts'

/** Events of products that a customer has. */
export const agreementEvents = {
  ended: declareEvent('product-ended', 'position', 'day', 'reason'),
  kept: declareEvent('product-kept', 'position'),
} as const

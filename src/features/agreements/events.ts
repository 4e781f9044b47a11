import { declareEvent } from '../../common/event-kind.ts'

/** Events of agreements and the products of them. */
export const agreementEvents = {
  ended: declareEvent('product-ended', 'position', 'day', 'reason'),
  kept: declareEvent('product-kept', 'position'),
  /** From this day on the agreement is that of who took it over. */
  handedOver: declareEvent('agreement-handed-over', 'day'),
} as const

import { declareEvent } from '../../common/event-kind.ts'

/** Events of rented devices that come back. */
export const returnEvents = {
  received: declareEvent('device-received', 'position', 'count', 'day'),
  missing: declareEvent('device-missing', 'position', 'count', 'amountInCents'),
  waived: declareEvent('device-waived', 'position', 'count'),
  undone: declareEvent('device-return-undone', 'position', 'count'),
  slipSent: declareEvent('return-slip-sent', 'day'),
  reminded: declareEvent('return-reminder-sent', 'day'),
} as const

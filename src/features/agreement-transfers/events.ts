import { declareEvent } from '../../common/event-kind.ts'

/** Events of transfers of agreements; that one was declined stands in src/features/cases/events.ts, as it asks for a step. */
export const transferEvents = {
  begun: declareEvent('transfer-begun', 'transfer', 'day'),
  asked: declareEvent('transfer-asked', 'transfer', 'side'),
  agreed: declareEvent('transfer-agreed', 'transfer', 'side'),
  approved: declareEvent('transfer-approved', 'transfer', 'requestedBy', 'isAlone'),
  registered: declareEvent('transfer-registered', 'transfer', 'day'),
  kvkChecked: declareEvent('transfer-kvk-checked', 'transfer', 'byHand'),
  cancelled: declareEvent('transfer-cancelled', 'transfer', 'day'),
  lapsed: declareEvent('transfer-lapsed', 'transfer', 'day'),
} as const

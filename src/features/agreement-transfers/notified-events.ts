import type { NotifiedEvents } from '../webhooks/notified-events.ts'
import type { transferEvents } from './events.ts'

/** Words for what receivers are told of transfers: nothing while both sides still decide. */
export const transfersNotified: NotifiedEvents<typeof transferEvents> = {
  'transfer-begun': null,
  'transfer-asked': null,
  'transfer-agreed': null,
  'transfer-approved': null,
  'transfer-registered': 'changed',
  'transfer-kvk-checked': null,
  'transfer-cancelled': 'changed',
  'transfer-lapsed': null,
}

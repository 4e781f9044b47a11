import type { NotifiedEvents } from '../webhooks/notified-events.ts'
import type { returnEvents } from './events.ts'

/** Words for what receivers are told of devices that come back. */
export const returnsNotified: NotifiedEvents<typeof returnEvents> = {
  'device-received': 'changed',
  'device-missing': 'changed',
  'device-waived': 'changed',
  'device-return-undone': 'changed',
  'return-slip-sent': null,
  'return-reminder-sent': null,
}

import type { NotifiedEvents } from '../webhooks/notified-events.ts'
import type { caseDeskEvents } from './events.ts'

/** Words for what receivers are told of the work of staff. */
export const caseDeskNotified: NotifiedEvents<typeof caseDeskEvents> = {
  'application-made': 'changed',
  'address-confirmed': null,
  'case-linked': null,
  'case-snoozed': null,
  'case-unlinked': null,
  'check-done': null,
  'follow-link-revoked': null,
  'note-written': null,
  'snooze-ended': null,
}

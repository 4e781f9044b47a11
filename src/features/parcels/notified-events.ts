import type { NotifiedEvents } from '../webhooks/notified-events.ts'
import type { parcelEvents } from './events.ts'

/** Words for what receivers are told of parcels. */
export const parcelsNotified: NotifiedEvents<typeof parcelEvents> = {
  'parcel-added': 'changed',
  'parcel-corrected': 'changed',
  'parcel-removed': 'changed',
}

import type { NameOf } from '../../common/event-kind.ts'
import type { TimelineWords } from '../cases/timeline-words.ts'
import type { parcelEvents } from './events.ts'

/** Events of the parcels of an order in Dutch. */
export const parcelWords: TimelineWords<NameOf<typeof parcelEvents>> = {
  'parcel-added': () => 'Pakket onderweg',
  'parcel-corrected': () => 'Pakket verbeterd',
  'parcel-removed': () => 'Pakket verwijderd',
}

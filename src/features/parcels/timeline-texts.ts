import type { TimelineWords } from '../cases/timeline-words.ts'

/** Events of the parcels of an order in Dutch. */
export const parcelWords: TimelineWords<'parcel-added' | 'parcel-corrected' | 'parcel-removed'> = {
  'parcel-added': () => 'Pakket onderweg',
  'parcel-corrected': () => 'Pakket verbeterd',
  'parcel-removed': () => 'Pakket verwijderd',
}

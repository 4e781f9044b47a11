import type { NameOf } from '../../common/event-kind.ts'
import type { parcelEvents } from './events.ts'

/** Events in the log, by kind. */
export const parcelsLogNames: Readonly<Record<NameOf<typeof parcelEvents>, string>> = {
  'parcel-added': 'Pakket toegevoegd',
  'parcel-corrected': 'Pakket verbeterd',
  'parcel-removed': 'Pakket verwijderd',
}

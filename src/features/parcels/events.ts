import { declareEvent } from '../../common/event-kind.ts'

/** Events of parcels of an order. */
export const parcelEvents = {
  added: declareEvent('parcel-added', 'parcel'),
  corrected: declareEvent('parcel-corrected', 'parcel'),
  removed: declareEvent('parcel-removed', 'parcel'),
} as const

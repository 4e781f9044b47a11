import type { ReadPart } from '../../case-desk/server/read-parts.ts'
import type { DeskParcel } from '../contract-desk.ts'
import { trackingLink } from '../parcel.ts'
import { parcelsOf } from './stored-parcels.ts'

/** The parcels of a case as staff see them, once it is known where they go. */
export const parcelsAtDesk: ReadPart<DeskParcel[]> = async (database, { id, kind }) => {
  const parcels = kind === 'order' ? await parcelsOf(database, id) : []
  return ({ address }) =>
    parcels.map(parcel => ({ ...parcel, follow: trackingLink(parcel, address?.zipCode ?? '') }))
}

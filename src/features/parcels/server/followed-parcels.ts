import type { Queryable } from '../../../platform/database/pool.ts'
import type { StoredOrder } from '../../orders/server/stored-orders.ts'
import type { FollowedParts } from '../../tracking/server/followed-parts.ts'
import { carrierName, trackingLink } from '../parcel.ts'
import { parcelsOf } from './stored-parcels.ts'

/** Parcels where an order is followed: each with the page of its carrier. */
export const followedParcels: Pick<FollowedParts, 'parcelsOf'> = {
  async parcelsOf(database: Queryable, { caseId, installationAddress }: StoredOrder) {
    const parcels = await parcelsOf(database, caseId)
    return parcels.map(parcel => ({
      carrier: parcel.carrier === 'other' ? null : carrierName(parcel.carrier),
      code: parcel.code,
      link: trackingLink(parcel, installationAddress.zipCode),
    }))
  },
}

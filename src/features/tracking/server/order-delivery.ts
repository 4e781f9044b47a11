import type { Queryable } from '../../../platform/database/pool.ts'
import { isOver } from '../../cases/case-states.ts'
import { deliveryPlanOf } from '../../cases/server/planning/delivery-plan.ts'
import type { StoredOrder } from '../../orders/server/stored-orders.ts'
import { carrierName, trackingLink } from '../../parcels/parcel.ts'
import { parcelsOf } from '../../parcels/server/stored-parcels.ts'
import type { OrderDelivery } from '../contract.ts'

/** The last part of the address of the planned day as a file for a calendar. */
export const calendarFile = 'levering.ics'

/** How an order is delivered, as its customer reads it. @param calendarPath the address of its calendar file */
export async function orderDelivery(
  database: Queryable,
  { caseId, state, deliveryPreference, installationAddress }: StoredOrder,
  calendarPath: string,
): Promise<OrderDelivery> {
  const [plan, parcels] = await Promise.all([
    isOver('order', state) ? null : deliveryPlanOf(database, caseId),
    parcelsOf(database, caseId),
  ])
  return {
    preference: deliveryPreference,
    calendarPath: plan && calendarPath,
    parcels: parcels.map(parcel => ({
      carrier: parcel.carrier === 'other' ? null : carrierName(parcel.carrier),
      code: parcel.code,
      link: trackingLink(parcel, installationAddress.zipCode),
    })),
  }
}

import type { Queryable } from '../../../platform/database/pool.ts'
import { isOver } from '../../cases/case-states.ts'
import { deliveryPlanOf } from '../../cases/server/planning/delivery-plan.ts'
import type { StoredOrder } from '../../orders/server/stored-orders.ts'
import type { OrderDelivery } from '../contract.ts'
import type { FollowServices } from './followed-parts.ts'

/** The last part of the address of the planned day as a file for a calendar. */
export const calendarFile = 'levering.ics'

/** How an order is delivered, as its customer reads it. @param calendarPath the address of its calendar file */
export async function orderDelivery(
  database: Queryable,
  order: StoredOrder,
  { calendarPath, followed }: Pick<FollowServices, 'followed'> & { readonly calendarPath: string },
): Promise<OrderDelivery> {
  const [plan, parcels] = await Promise.all([
    isOver('order', order.state) ? null : deliveryPlanOf(database, order.caseId),
    followed.parcelsOf?.(database, order),
  ])
  return {
    preference: order.deliveryPreference,
    calendarPath: plan && calendarPath,
    parcels: parcels ?? [],
  }
}

import type { Queryable } from '../../../platform/database/pool.ts'
import { isOver, type OrderState } from '../../cases/case-states.ts'
import { deliveryPlanOf } from '../../cases/server/planning/delivery-plan.ts'
import type { StoredOrder } from '../../orders/server/stored-orders.ts'
import type { OrderDelivery } from '../contract.ts'
import type { FollowServices } from './followed-parts.ts'

/** The last part of the address of the planned day as a file for a calendar. */
export const calendarFile = 'levering.ics'

/** Whether a planned delivery is still to come: not of an order that is over, has only numbers to come, or waits for its customer. */
const isAhead = (state: OrderState): boolean =>
  !isOver('order', state) && state !== 'partial' && state !== 'held'

/** How an order is delivered, as its customer reads it. @param calendarPath the address of its calendar file */
export async function orderDelivery(
  database: Queryable,
  order: StoredOrder,
  { calendarPath, followed }: Pick<FollowServices, 'followed'> & { readonly calendarPath: string },
): Promise<OrderDelivery> {
  const [plan, parcels] = await Promise.all([
    isAhead(order.state) ? deliveryPlanOf(database, order.caseId) : null,
    followed.parcelsOf?.(database, order),
  ])
  return {
    preference: order.deliveryPreference,
    calendarPath: plan && calendarPath,
    parcels: parcels ?? [],
  }
}

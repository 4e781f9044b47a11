import { eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../../platform/database/pool.ts'
import { deliveryPlans } from './tables.ts'

/** On which day an order is delivered, and by whom. */
export type DeliveryPlan = Readonly<Omit<typeof deliveryPlans.$inferSelect, 'caseId'>>

/** Delivery plan of an order; null if there is none. */
export async function deliveryPlanOf(database: Queryable, caseId: number): Promise<DeliveryPlan | null> {
  const { day, partOfDay, installer } = deliveryPlans
  const [plan] = await database
    .select({ day, partOfDay, installer })
    .from(deliveryPlans)
    .where(eq(deliveryPlans.caseId, caseId))
  return plan ?? null
}

/** Delivery plans of these cases, by id; cases without a planned day are missing. */
export async function deliveryPlansAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, DeliveryPlan>> {
  const plans = await database
    .select()
    .from(deliveryPlans)
    .where(inArray(deliveryPlans.caseId, [...caseIds]))
  return new Map(plans.map(({ caseId, ...plan }) => [caseId, plan]))
}

/** Takes the place of what was planned before. */
export async function storeDeliveryPlan(tx: Transaction, caseId: number, plan: DeliveryPlan): Promise<void> {
  await tx
    .insert(deliveryPlans)
    .values({ caseId, ...plan })
    .onConflictDoUpdate({ target: deliveryPlans.caseId, set: plan })
}

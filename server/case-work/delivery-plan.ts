import { eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/pool.ts'
import { deliveryPlans } from './tables.ts'

/** On which day an order is delivered, and by whom. */
export type DeliveryPlan = Readonly<Omit<typeof deliveryPlans.$inferSelect, 'caseId'>>

/** What is planned for an order; null while nothing is. */
export async function deliveryPlanOf(database: Queryable, caseId: number): Promise<DeliveryPlan | null> {
  const { day, partOfDay, installer } = deliveryPlans
  const [plan] = await database
    .select({ day, partOfDay, installer })
    .from(deliveryPlans)
    .where(eq(deliveryPlans.caseId, caseId))
  return plan ?? null
}

/** Which of these cases have a day. */
export async function plannedAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const plans = await database
    .select({ caseId: deliveryPlans.caseId })
    .from(deliveryPlans)
    .where(inArray(deliveryPlans.caseId, [...caseIds]))
  return new Set(plans.map(({ caseId }) => caseId))
}

/** Takes the place of what was planned before. */
export async function storeDeliveryPlan(tx: Transaction, caseId: number, plan: DeliveryPlan): Promise<void> {
  await tx
    .insert(deliveryPlans)
    .values({ caseId, ...plan })
    .onConflictDoUpdate({ target: deliveryPlans.caseId, set: plan })
}

import { eq, inArray } from 'drizzle-orm'
import type { Day } from '../../domain/working-days.ts'
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

/** The days of these cases, by id; one without a day is not in it. */
export async function deliveryDaysAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, Day>> {
  const plans = await database
    .select({ caseId: deliveryPlans.caseId, day: deliveryPlans.day })
    .from(deliveryPlans)
    .where(inArray(deliveryPlans.caseId, [...caseIds]))
  return new Map(plans.map(({ caseId, day }) => [caseId, day]))
}

/** Takes the place of what was planned before. */
export async function storeDeliveryPlan(tx: Transaction, caseId: number, plan: DeliveryPlan): Promise<void> {
  await tx
    .insert(deliveryPlans)
    .values({ caseId, ...plan })
    .onConflictDoUpdate({ target: deliveryPlans.caseId, set: plan })
}

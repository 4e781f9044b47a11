import { eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../../platform/database/pool.ts'
import { plannedCalls } from './tables.ts'

/** When the customer of a case is called again; null where nothing was agreed. */
export async function plannedCallOf(database: Queryable, caseId: number): Promise<Date | null> {
  const [call] = await database.select().from(plannedCalls).where(eq(plannedCalls.caseId, caseId))
  return call?.plannedFor ?? null
}

/** When the customers of these cases are called again, by the case's id; one without an agreement is not in it. */
export async function plannedCallsAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const calls = await database
    .select()
    .from(plannedCalls)
    .where(inArray(plannedCalls.caseId, [...caseIds]))
  return new Map(calls.map(({ caseId, plannedFor }) => [caseId, plannedFor]))
}

/** Takes the place of what was agreed before; null is no agreement any more. */
export async function storePlannedCall(
  tx: Transaction,
  caseId: number,
  plannedFor: Date | null,
): Promise<void> {
  if (plannedFor === null) await tx.delete(plannedCalls).where(eq(plannedCalls.caseId, caseId))
  else
    await tx
      .insert(plannedCalls)
      .values({ caseId, plannedFor })
      .onConflictDoUpdate({ target: plannedCalls.caseId, set: { plannedFor } })
}

import { and, asc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { workList } from './tables.ts'

/** Listed cases that the rules of assignment have still to look at, the oldest first. */
export async function casesToAssign(database: Queryable, most: number): Promise<readonly number[]> {
  const rows = await database
    .select({ id: workList.caseId })
    .from(workList)
    .where(eq(workList.isToAssign, true))
    .orderBy(asc(workList.caseId))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** @returns false where another copy looked at it before */
export async function markLookedAt(tx: Transaction, caseId: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(workList)
    .set({ isToAssign: false })
    .where(and(eq(workList.caseId, caseId), eq(workList.isToAssign, true)))
  return rowCount === 1
}

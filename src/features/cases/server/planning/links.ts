import { and, eq, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../../platform/database/pool.ts'
import { caseLinks } from './tables.ts'

/* Cases that staff say belong together. */

const pairOf = (one: number, other: number) => ({
  caseId: Math.min(one, other),
  otherId: Math.max(one, other),
})

/** Says that two cases belong together. @returns false where that was said before */
export async function storeLink(tx: Transaction, one: number, other: number): Promise<boolean> {
  const { rowCount } = await tx.insert(caseLinks).values(pairOf(one, other)).onConflictDoNothing()
  return rowCount === 1
}

/** Says that they do not. @returns false where nobody said so */
export async function removeLink(tx: Transaction, one: number, other: number): Promise<boolean> {
  const { caseId, otherId } = pairOf(one, other)
  const { rowCount } = await tx
    .delete(caseLinks)
    .where(and(eq(caseLinks.caseId, caseId), eq(caseLinks.otherId, otherId)))
  return rowCount === 1
}

/** The ids of the cases that a case is linked to. */
export async function linkedTo(database: Queryable, caseId: number): Promise<readonly number[]> {
  const rows = await database
    .select()
    .from(caseLinks)
    .where(or(eq(caseLinks.caseId, caseId), eq(caseLinks.otherId, caseId)))
  return rows.map(link => (link.caseId === caseId ? link.otherId : link.caseId))
}

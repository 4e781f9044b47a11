import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { UndoOutcome } from '../revision.ts'
import { catalogueUndoRequests as requests } from './tables.ts'

/* Requests to undo a revision, as they are stored. */

export type StoredUndoRequest = typeof requests.$inferSelect

export async function insertUndoRequest(
  tx: Transaction,
  values: Pick<StoredUndoRequest, 'revisionId' | 'reason' | 'startsAt' | 'requestedBy'>,
): Promise<number> {
  const [row] = await tx.insert(requests).values(values).returning({ id: requests.id })
  if (!row) throw new Error('The request got no id')
  return row.id
}

const isOpen = isNull(requests.outcome)

/** The request about a revision that waits, or null. */
export async function openUndoRequest(
  database: Queryable,
  revisionId: number,
): Promise<StoredUndoRequest | null> {
  const [row] = await database
    .select()
    .from(requests)
    .where(and(eq(requests.revisionId, revisionId), isOpen))
  return row ?? null
}

/** The last request about a revision, waiting or decided, or null. */
export async function lastUndoRequest(
  database: Queryable,
  revisionId: number,
): Promise<StoredUndoRequest | null> {
  const [row] = await database
    .select()
    .from(requests)
    .where(eq(requests.revisionId, revisionId))
    .orderBy(desc(requests.id))
    .limit(1)
  return row ?? null
}

/** The ids of revisions about which a request waits. */
export async function revisionsToUndo(database: Queryable): Promise<readonly number[]> {
  const rows = await database.select({ id: requests.revisionId }).from(requests).where(isOpen)
  return rows.map(({ id }) => id)
}

export const decideUndoRequest = (
  tx: Transaction,
  id: number,
  { outcome, staffId, why = null }: { outcome: UndoOutcome; staffId: string; why?: string | null },
): Promise<unknown> =>
  tx
    .update(requests)
    .set({ outcome, decidedAt: sql`now()`, decidedBy: staffId, decidedWhy: why })
    .where(eq(requests.id, id))

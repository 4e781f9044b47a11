import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { Day } from '../../../common/working-days.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { TransferFacts } from '../transfer.ts'
import { agreementTransfers } from './tables.ts'

export type StoredTransfer = Readonly<typeof agreementTransfers.$inferSelect>

/** The facts that decide how a stored transfer is. */
export const factsOf = ({
  holdsFrom,
  fromAgreedAt,
  toAgreedAt,
  approvedAt,
  outcome,
}: StoredTransfer): TransferFacts => ({
  holdsFrom,
  hasAgreed: { from: fromAgreedAt !== null, to: toAgreedAt !== null },
  isApproved: approvedAt !== null,
  outcome,
})

/** Transfers of an agreement, the newest first. */
export const transfersOf = (database: Queryable, caseId: number): Promise<readonly StoredTransfer[]> =>
  database
    .select()
    .from(agreementTransfers)
    .where(eq(agreementTransfers.caseId, caseId))
    .orderBy(desc(agreementTransfers.begunAt), desc(agreementTransfers.id))

/** The transfer of an agreement that is under way; null where none is. */
export async function openTransfer(database: Queryable, caseId: number): Promise<StoredTransfer | null> {
  const [found] = await database
    .select()
    .from(agreementTransfers)
    .where(and(eq(agreementTransfers.caseId, caseId), isNull(agreementTransfers.outcome)))
  return found ?? null
}

export async function transferById(database: Queryable, id: string): Promise<StoredTransfer | null> {
  const [found] = await database.select().from(agreementTransfers).where(eq(agreementTransfers.id, id))
  return found ?? null
}

/** The cases of so many transfers whose day went by while somebody still had to agree. */
export async function casesOfLapsed(
  database: Queryable,
  today: Day,
  most: number,
): Promise<readonly number[]> {
  const rows = await database
    .select({ caseId: agreementTransfers.caseId })
    .from(agreementTransfers)
    .where(and(isNull(agreementTransfers.outcome), lt(agreementTransfers.holdsFrom, today)))
    .limit(most)
  return rows.map(({ caseId }) => caseId)
}

export async function storeTransfer(
  tx: Transaction,
  transfer: typeof agreementTransfers.$inferInsert,
): Promise<void> {
  await tx.insert(agreementTransfers).values(transfer)
}

/** Changes a transfer; as it is then comes out. */
export async function updateTransfer(
  tx: Transaction,
  id: string,
  changes: Partial<typeof agreementTransfers.$inferInsert>,
): Promise<StoredTransfer> {
  const [changed] = await tx
    .update(agreementTransfers)
    .set(changes)
    .where(eq(agreementTransfers.id, id))
    .returning()
  if (!changed) throw new Error('The transfer went while it was being changed')
  return changed
}

import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { GivenNotice } from '../contract.ts'
import { endingLineFrom } from './ending-line.ts'
import { notices } from './tables.ts'

type Row = typeof notices.$inferSelect
export type StoredNotice = Omit<Row, 'lines'> & Pick<GivenNotice, 'lines'>

const noticeFrom = (row: Row): StoredNotice => ({ ...row, lines: row.lines.map(endingLineFrom) })

/** Notices that were given and not withdrawn, by the order's case, the earliest first. */
export async function noticesAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly GivenNotice[]>> {
  const rows = await database
    .select()
    .from(notices)
    .where(and(inArray(notices.caseId, [...caseIds]), isNull(notices.withdrawnAt)))
    .orderBy(notices.givenOn, notices.lastDay, notices.id)
  return new Map(
    [...Map.groupBy(rows, ({ caseId }) => caseId)].map(([caseId, given]) => [
      caseId,
      given.map(noticeFrom).map(({ id, givenOn, lastDay, lines, costInCents, why, giver }) => ({
        id,
        givenOn,
        lastDay,
        lines,
        costInCents,
        why,
        giver,
      })),
    ]),
  )
}

export async function noticeById(database: Queryable, id: string): Promise<StoredNotice | null> {
  const [found] = await database.select().from(notices).where(eq(notices.id, id))
  return found ? noticeFrom(found) : null
}

/** Stores a notice; answers whether it is new, as its id is whatever a browser sent. */
export async function storeNotice(tx: Transaction, notice: typeof notices.$inferInsert): Promise<boolean> {
  const stored = await tx.insert(notices).values(notice).onConflictDoNothing().returning({ id: notices.id })
  return stored.length > 0
}

export async function storeWithdrawal(tx: Transaction, id: string, withdrawnAt: Date): Promise<void> {
  await tx.update(notices).set({ withdrawnAt }).where(eq(notices.id, id))
}

/** Notices that one mail tells of, by the one that they were given with; itself first. */
export async function noticesGivenWith(database: Queryable, id: string): Promise<readonly StoredNotice[]> {
  const rows = await database.select().from(notices).where(eq(notices.givenWith, id)).orderBy(notices.caseId)
  return rows.map(noticeFrom)
}

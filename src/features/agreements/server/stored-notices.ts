import { and, eq, inArray, isNull } from 'drizzle-orm'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { caseNumbers } from '../../cases/server/case.ts'
import type { GivenNotice } from '../contract.ts'
import { endingLineFrom } from './ending-line.ts'
import { notices } from './tables.ts'

type Row = typeof notices.$inferSelect
export type StoredNotice = Omit<Row, 'lines'> & Pick<GivenNotice, 'lines'>

const noticeFrom = (row: Row): StoredNotice => ({ ...row, lines: row.lines.map(endingLineFrom) })

/** Notices that were given and not withdrawn, without ends that were written down without one, by the order's case, the earliest first. */
export async function noticesAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly GivenNotice[]>> {
  const rows = await database
    .select()
    .from(notices)
    .where(and(inArray(notices.caseId, [...caseIds]), isNull(notices.withdrawnAt)))
    .orderBy(notices.givenOn, notices.lastDay, notices.id)
  const numbers = await endNumbers(database, rows)
  return new Map(
    [...Map.groupBy(rows, ({ caseId }) => caseId)].map(([caseId, given]) => [
      caseId,
      given.map(noticeFrom).flatMap(({ id, givenOn, lastDay, lines, costInCents, why, giver, endCaseId }) => {
        const orderNumber = numbers.get(endCaseId ?? 0) ?? null
        return giver.by === 'recorded'
          ? []
          : [{ id, orderNumber, givenOn, lastDay, lines, costInCents, why, giver }]
      }),
    ]),
  )
}

export async function noticeById(database: Queryable, id: string): Promise<StoredNotice | null> {
  const [found] = await database.select().from(notices).where(eq(notices.id, id))
  return found ? noticeFrom(found) : null
}

/** The ends that these cases are, by the case's id; any other case is not in it. */
export async function endsAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, StoredNotice>> {
  if (caseIds.length === 0) return new Map()
  const rows = await database
    .select()
    .from(notices)
    .where(inArray(notices.endCaseId, [...caseIds]))
  return new Map(
    rows.flatMap(row => (row.endCaseId === null ? [] : [[row.endCaseId, noticeFrom(row)] as const])),
  )
}

/** The numbers of the cases of these ends, as they are read out, by the case's id. */
export async function endNumbers(
  database: Queryable,
  ends: readonly Pick<Row, 'endCaseId'>[],
): Promise<ReadonlyMap<number, string>> {
  const numbers = await caseNumbers(
    database,
    ends.flatMap(({ endCaseId }) => endCaseId ?? []),
  )
  return new Map([...numbers].map(([id, number]) => [id, formatOrderNumber(number)]))
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

/** Corrects an end that was written down without notice. */
export async function correctRecorded(
  tx: Transaction,
  id: string,
  corrected: Pick<typeof notices.$inferInsert, 'lastDay' | 'lines' | 'giver'>,
): Promise<void> {
  await tx.update(notices).set(corrected).where(eq(notices.id, id))
}

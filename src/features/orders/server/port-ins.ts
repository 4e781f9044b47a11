import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { isOpenNumber } from '../../cases/port-in-states.ts'
import { portInRequests } from './tables.ts'

/** A number that comes along from another provider, and how far it is. */
export type PortIn = Readonly<Omit<typeof portInRequests.$inferSelect, 'caseId'>>

/** The numbers of an order, in the order in which they were given. */
export async function portInsOf(database: Queryable, caseId: number): Promise<readonly PortIn[]> {
  const rows = await database
    .select()
    .from(portInRequests)
    .where(eq(portInRequests.caseId, caseId))
    .orderBy(portInRequests.position)
  return rows.map(({ caseId: _case, ...portIn }) => portIn)
}

/** The numbers of these orders, by the case's id; an order without any is not in it. */
export async function portInsAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PortIn[]>> {
  const rows = await database
    .select()
    .from(portInRequests)
    .where(inArray(portInRequests.caseId, [...caseIds]))
    .orderBy(portInRequests.position)
  return Map.groupBy(rows, ({ caseId }) => caseId)
}

/** The numbers of an order that may still come along. */
export const openNumbersOf = async (database: Queryable, caseId: number): Promise<readonly PortIn[]> =>
  (await portInsOf(database, caseId)).filter(isOpenNumber)

/** Changes how far a number is; call it under the lock of its case. */
export async function changePortIn(
  tx: Transaction,
  caseId: number,
  { position, ...changes }: Pick<PortIn, 'position'> & Partial<Omit<PortIn, 'position' | 'number'>>,
): Promise<void> {
  await tx
    .update(portInRequests)
    .set(changes)
    .where(and(eq(portInRequests.caseId, caseId), eq(portInRequests.position, position)))
}

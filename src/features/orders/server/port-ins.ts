import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { isOpenNumber } from '../../cases/port-in-states.ts'
import { caseRows } from '../../cases/server/listed-cases.ts'
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

/** Cancelled orders of which numbers are still to be withdrawn at the other provider. */
export async function ordersToWithdraw(database: Queryable): Promise<readonly number[]> {
  const { rows } = await database.execute<{ id: number }>(
    sql`select distinct cases.id::float8 as id from ${caseRows} as cases join ${portInRequests} as ported
        on ported.case_id = cases.id and ported.asked_on is not null and ported.state not in ('completed', 'cancelled')
      where cases.kind = 'order' and cases.state = 'cancelled'`,
  )
  return rows.map(({ id }) => id)
}

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

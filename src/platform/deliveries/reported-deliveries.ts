import {
  type AnyColumn,
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNull,
  ne,
  type SQL,
} from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/pool.ts'
import { isAboutForm } from './find-deliveries.ts'
import { isDeadOrHeld, type StoredDelivery } from './stored-deliveries.ts'
import { deliveries } from './tables.ts'

/* Deliveries that died or wait, and the reports to staff that name them: a report is an event. */

/** Locks what died or began to wait and stands in no report yet; answers its ids. @param reportKind kind of the reports themselves */
export async function lockUnreported(tx: Transaction, reportKind: string): Promise<readonly number[]> {
  const rows = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(isDeadOrHeld, isNull(deliveries.reportedIn), ne(deliveries.kind, reportKind)))
    .for('update')
  return rows.map(({ id }) => id)
}

export const markReported = (tx: Transaction, ids: readonly number[], report: number) =>
  tx
    .update(deliveries)
    .set({ reportedIn: report })
    .where(inArray(deliveries.id, [...ids]))

/** The deliveries of a report, oldest first, each with whether it is about a case that came in with one of these forms. */
export const reportedDeliveries = (
  database: Queryable,
  report: number,
  forms: readonly string[],
): Promise<readonly (StoredDelivery & { readonly isAboutForm: boolean })[]> =>
  database
    .select({ ...getTableColumns(deliveries), isAboutForm: isAboutForm(forms) })
    .from(deliveries)
    .where(eq(deliveries.reportedIn, report))
    .orderBy(asc(deliveries.id))

/** Whether an event is a report that names a delivery. @param id its column in the query that asks */
export const namesDelivery = (database: Queryable, id: AnyColumn): SQL =>
  exists(database.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.reportedIn, id)))

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { Parcel } from '../parcel.ts'
import { orderParcels } from './tables.ts'

export type StoredParcel = Parcel & { readonly id: string }

/** The parcels of an order, in the order in which they went. */
export const parcelsOf = async (database: Queryable, caseId: number): Promise<readonly StoredParcel[]> =>
  (await parcelsAmong(database, [caseId])).get(caseId) ?? []

/** The same of these orders, by the case's id; one without parcels is not in it. */
export async function parcelsAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredParcel[]>> {
  const { caseId, id, carrier, code, link, sentAt } = orderParcels
  const rows = await database
    .select({ caseId, id, carrier, code, link })
    .from(orderParcels)
    .where(inArray(caseId, [...caseIds]))
    .orderBy(sentAt, id)
  const grouped = Map.groupBy(rows, row => row.caseId)
  return new Map(
    [...grouped].map(([of, parcels]) => [of, parcels.map(({ caseId: _of, ...parcel }) => parcel)]),
  )
}

/** Adds a parcel, or takes the place of the one with its id. @returns false where another order has one of this id */
export async function storeParcel(tx: Transaction, caseId: number, parcel: StoredParcel): Promise<boolean> {
  const { id: _id, ...changes } = parcel
  const stored = await tx
    .insert(orderParcels)
    // Several that are written down in one transaction keep their order.
    .values({ caseId, ...parcel, sentAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({ target: orderParcels.id, set: changes, setWhere: eq(orderParcels.caseId, caseId) })
    .returning({ id: orderParcels.id })
  return stored.length === 1
}

export async function deleteParcel(tx: Transaction, caseId: number, id: string): Promise<void> {
  await tx.delete(orderParcels).where(and(eq(orderParcels.caseId, caseId), eq(orderParcels.id, id)))
}

import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { Parcel } from '../parcel.ts'
import { orderParcels } from './tables.ts'

export type StoredParcel = Parcel & { readonly id: string }

/** The parcels of an order, in the order in which they went. */
export async function parcelsOf(database: Queryable, caseId: number): Promise<readonly StoredParcel[]> {
  const { id, carrier, code, link, sentAt } = orderParcels
  return database
    .select({ id, carrier, code, link })
    .from(orderParcels)
    .where(eq(orderParcels.caseId, caseId))
    .orderBy(sentAt, id)
}

/** Adds a parcel, or takes the place of the one with its id. @returns false where another order has one of this id */
export async function storeParcel(tx: Transaction, caseId: number, parcel: StoredParcel): Promise<boolean> {
  const { id: _id, ...changes } = parcel
  const stored = await tx
    .insert(orderParcels)
    .values({ caseId, ...parcel })
    .onConflictDoUpdate({ target: orderParcels.id, set: changes, setWhere: eq(orderParcels.caseId, caseId) })
    .returning({ id: orderParcels.id })
  return stored.length === 1
}

export async function deleteParcel(tx: Transaction, caseId: number, id: string): Promise<void> {
  await tx.delete(orderParcels).where(and(eq(orderParcels.caseId, caseId), eq(orderParcels.id, id)))
}

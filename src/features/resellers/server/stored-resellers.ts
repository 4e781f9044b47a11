import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { resellers } from './tables.ts'

export type StoredReseller = Readonly<typeof resellers.$inferSelect>

/** The company name of an active reseller; null where there is none with this id. */
export async function selectResellerName(database: Queryable, id: string): Promise<string | null> {
  const [found] = await database
    .select({ companyName: resellers.companyName })
    .from(resellers)
    .where(and(eq(resellers.id, id), resellers.active))
  return found?.companyName ?? null
}

/** A reseller's id where it is active, null otherwise, as a part of a query. @param id as the query has it */
export const activeReseller = (id: string): string => `(select id from resellers where id = ${id} and active)`

/** Whether there is one, as a part of a query. */
export const hasResellers = sql`exists (select from ${resellers})`

/** Has others who lock them wait until the transaction ends, and those who read go on. */
export const lockResellers = (tx: Transaction) =>
  tx.execute(sql`lock table ${resellers} in share row exclusive mode`)

/** Every reseller, by company name. */
export const selectResellers = (database: Queryable): Promise<readonly StoredReseller[]> =>
  database.select().from(resellers).orderBy(resellers.companyName, resellers.id)

/** The resellers with these ids, whether they may still sell or not; in no order. */
export const resellersByIds = async (
  database: Queryable,
  ids: readonly string[],
): Promise<readonly StoredReseller[]> =>
  ids.length === 0
    ? []
    : database
        .select()
        .from(resellers)
        .where(inArray(resellers.id, [...ids]))

/** Adds resellers; one whose id is somebody's already stays away. @returns how many were added */
export async function insertResellers(
  database: Queryable,
  added: readonly Pick<StoredReseller, 'id' | 'companyName'>[],
): Promise<number> {
  const { rowCount } = await database
    .insert(resellers)
    .values([...added])
    .onConflictDoNothing({ target: resellers.id })
  return rowCount ?? 0
}

/** The company name of the reseller that is now active or not; null where there is none with this id. */
export async function updateResellerActive(
  database: Queryable,
  id: string,
  active: boolean,
): Promise<string | null> {
  const [changed] = await database
    .update(resellers)
    .set({ active })
    .where(eq(resellers.id, id))
    .returning({ companyName: resellers.companyName })
  return changed?.companyName ?? null
}

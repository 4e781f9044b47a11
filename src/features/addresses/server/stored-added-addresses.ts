import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { type CorrectionFilter, type Ending, nextVersion, notEnded } from './stored-corrections.ts'
import { addedAddresses } from './tables.ts'

/* Addresses that the register lacks, as they are stored. An import never touches them. */

export type StoredAddress = Omit<typeof addedAddresses.$inferSelect, 'madeAt' | 'endedAt'> & {
  readonly madeAt: string
  readonly endedAt: string | null
}

/** The part of an address that a colleague types. */
export type AddedAddress = Pick<
  StoredAddress,
  'zipCode' | 'houseNumber' | 'suffix' | 'street' | 'city' | 'source' | 'reason'
>

type AddedPlace = Pick<StoredAddress, 'zipCode' | 'houseNumber' | 'suffix'>

const addressOf = ({ madeAt, endedAt, ...row }: typeof addedAddresses.$inferSelect): StoredAddress => ({
  ...row,
  madeAt: madeAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})

/** `taken`: another one stands for the address; `known`: it was done before. */
export async function insertAddress(
  tx: Transaction,
  id: string,
  content: AddedAddress,
  madeBy: string,
): Promise<'stored' | 'taken' | 'known'> {
  const stored = await tx
    .insert(addedAddresses)
    .values({ ...content, id, madeBy })
    .onConflictDoNothing()
    .returning({ id: addedAddresses.id })
  if (stored.length === 1) return 'stored'
  return (await addedById(tx, id)) ? 'known' : 'taken'
}

/** One that was added, held against others who change it; null where there is none. */
export async function addedById(tx: Transaction, id: string): Promise<StoredAddress | null> {
  const [row] = await tx.select().from(addedAddresses).where(eq(addedAddresses.id, id)).for('update')
  return row ? addressOf(row) : null
}

export async function endAddedAddress(tx: Transaction, id: string, ending: Ending): Promise<void> {
  await tx
    .update(addedAddresses)
    .set({ ...ending, endedAt: sql`now()`, version: nextVersion })
    .where(eq(addedAddresses.id, id))
}

/** Whether another one stands for the address. */
async function isTaken(tx: Transaction, id: string, at: AddedPlace): Promise<boolean> {
  const { zipCode, houseNumber, suffix, endedAt } = addedAddresses
  const [other] = await tx
    .select({ id: addedAddresses.id })
    .from(addedAddresses)
    .where(
      and(
        ne(addedAddresses.id, id),
        eq(zipCode, at.zipCode),
        eq(houseNumber, at.houseNumber),
        eq(suffix, at.suffix),
        isNull(endedAt),
      ),
    )
  return other !== undefined
}

/** @returns false where another one stands for the address by now */
export async function resumeAddedAddress(tx: Transaction, held: StoredAddress): Promise<boolean> {
  if (await isTaken(tx, held.id, held)) return false
  await tx.update(addedAddresses).set(notEnded).where(eq(addedAddresses.id, held.id))
  return true
}

/** @returns false where another one stands for the address that it becomes */
export async function updateAddedAddress(
  tx: Transaction,
  id: string,
  content: AddedAddress,
): Promise<boolean> {
  if (await isTaken(tx, id, content)) return false
  await tx
    .update(addedAddresses)
    .set({ ...content, version: nextVersion })
    .where(eq(addedAddresses.id, id))
  return true
}

/** Those that were dropped for a file, held against others who change them. */
export const addressesDroppedFor = async (
  tx: Transaction,
  importId: number,
): Promise<readonly StoredAddress[]> =>
  (await tx.select().from(addedAddresses).where(eq(addedAddresses.droppedFor, importId)).for('update')).map(
    addressOf,
  )

export const addressesByIds = async (
  database: Queryable,
  ids: readonly string[],
): Promise<readonly StoredAddress[]> =>
  (
    await database
      .select()
      .from(addedAddresses)
      .where(inArray(addedAddresses.id, [...ids]))
  ).map(addressOf)

const isInRegister = sql<boolean>`exists (select from addresses where addresses.zip_code = ${addedAddresses.zipCode}
  and addresses.house_number = ${addedAddresses.houseNumber}
  and upper(translate(house_letter || addition, ' -', '')) = ${addedAddresses.suffix})`

/** An added address, and whether the imported register has it by now. */
export type ListedAddress = StoredAddress & { readonly isInRegister: boolean }

export async function addressById(database: Queryable, id: string): Promise<ListedAddress | null> {
  const [found] = await database
    .select({ row: addedAddresses, isInRegister })
    .from(addedAddresses)
    .where(eq(addedAddresses.id, id))
  return found ? { ...addressOf(found.row), isInRegister: found.isInRegister } : null
}

/** Added addresses, the newest first. @param after the id of the last one of the page before */
export async function addedPage(
  database: Queryable,
  { all, zipCode }: Pick<CorrectionFilter, 'all' | 'zipCode'>,
  { after, most }: { readonly after: string | null; readonly most: number },
): Promise<readonly ListedAddress[]> {
  const before: SQL | undefined = after
    ? sql`(${addedAddresses.madeAt}, ${addedAddresses.id}) < (select made_at, id from added_addresses where id = ${after})`
    : undefined
  const rows = await database
    .select({ row: addedAddresses, isInRegister })
    .from(addedAddresses)
    .where(
      and(
        all ? undefined : isNull(addedAddresses.endedAt),
        zipCode ? eq(addedAddresses.zipCode, zipCode) : undefined,
        before,
      ),
    )
    .orderBy(desc(addedAddresses.madeAt), desc(addedAddresses.id))
    .limit(most)
  return rows.map(({ row, isInRegister: isKnown }) => ({ ...addressOf(row), isInRegister: isKnown }))
}

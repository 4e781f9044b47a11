import { and, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import type { Database, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { storedEmailKeys } from '../../../platform/secrets/email-keys.ts'
import { staff } from './tables.ts'

/** A colleague. Without a password is who was invited and did not come yet. */
export type StoredStaff = Readonly<Omit<typeof staff.$inferSelect, 'emailKey'>>

/** The colleague with this login name, blocked ones too; null where nobody has it. */
export async function staffByEmail(database: Queryable, email: string): Promise<StoredStaff | null> {
  return staffWhere(database, inArray(staff.emailKey, storedEmailKeys(email)))
}

/** Whether an address is that of a colleague who works here. */
export async function isColleague(database: Queryable, email: string): Promise<boolean> {
  const found = email === '' ? null : await staffByEmail(database, email)
  return found !== null && found.blockedAt === null
}

/** All colleagues who joined, by name, blocked ones included, since past actions refer to them. */
export const colleagues = (database: Queryable) =>
  database
    .select({
      id: staff.id,
      name: staff.name,
      role: staff.role,
      isActive: sql<boolean>`${staff.blockedAt} is null`,
    })
    .from(staff)
    .where(isNotNull(staff.joinedAt))
    .orderBy(staff.name, staff.id)

/** The colleague with this id, blocked ones too, or null. */
export const staffById = (database: Queryable, id: string): Promise<StoredStaff | null> =>
  staffWhere(database, eq(staff.id, id))

async function staffWhere(database: Queryable, condition: SQL): Promise<StoredStaff | null> {
  const [found] = await database.select().from(staff).where(condition)
  if (!found) return null
  const { emailKey: _key, ...row } = found
  return row
}

/**
 * Locks a colleague until the transaction ends.
 * @returns false if the colleague was blocked, or the password replaced, since the read
 */
export async function lockStaff(
  tx: Transaction,
  { id, passwordHash }: Pick<StoredStaff, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const held = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(
      and(
        eq(staff.id, id),
        isNull(staff.blockedAt),
        passwordHash === null ? sql`false` : eq(staff.passwordHash, passwordHash),
      ),
    )
    .for('share')
  return held.length === 1
}

/** Replaces a password's hash where it still is the one that was read. @returns false where it no longer is */
export async function replaceStaffPassword(
  tx: Transaction,
  { id, passwordHash }: Pick<StoredStaff, 'id' | 'passwordHash'>,
  newHash: string,
): Promise<boolean> {
  if (passwordHash === null) return false
  const { rowCount } = await tx
    .update(staff)
    .set({ passwordHash: newHash })
    .where(and(eq(staff.id, id), eq(staff.passwordHash, passwordHash)))
  return rowCount === 1
}

/** A colleague, whom nobody else changes until the transaction ends; null where there is none of this id. */
export async function lockColleague(tx: Transaction, id: string): Promise<StoredStaff | null> {
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, id)).for('no key update')
  return staffById(tx, id)
}

/** Sets a colleague's password, and the name when joining. */
export async function setStaffPassword(
  tx: Transaction,
  id: string,
  { passwordHash, name }: { readonly passwordHash: string; readonly name?: string | undefined },
): Promise<void> {
  await tx
    .update(staff)
    .set({ passwordHash, joinedAt: sql`coalesce(${staff.joinedAt}, now())`, ...(name && { name }) })
    .where(eq(staff.id, id))
}

/** Removes the accounts of colleagues who were blocked so long ago, by when the cases that they worked on are gone. */
export const forgetFormerColleagues = (database: Database, age: string): Promise<void> =>
  deleteInBatches(database, staff, lt(staff.blockedAt, sql`now() - ${age}::interval`))

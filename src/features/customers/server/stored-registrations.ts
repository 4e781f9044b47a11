import { and, desc, eq, inArray, lt, not, sql } from 'drizzle-orm'
import { emailKeyOf } from '../../../common/checks/email-key.ts'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import type { Database, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { storedEmailKeys } from '../../../platform/secrets/email-keys.ts'
import { assignToCustomer } from '../../cases/server/case.ts'
import { hasLinkInTime, revokeLinks, transferLinks } from '../../mailed-links/server/mailed-links.ts'
import type { StoredCustomer } from './stored-customers.ts'
import { StoredOrganization } from './stored-organization.ts'
import { registrations } from './tables.ts'

/** A registration, until a password is chosen through its link; an address can have several. */
export type StoredRegistration = Pick<
  StoredCustomer,
  'id' | 'email' | 'organization' | 'ibanEncrypted' | 'kvkChecked' | 'resellerId' | 'createdAt'
> & {
  /** The order that goes along to the account. */
  readonly caseId: number | null
}

const fromRow = ({ emailKey: _key, ...row }: typeof registrations.$inferSelect): StoredRegistration => ({
  ...row,
  organization: StoredOrganization.parse(row.organization),
})

export async function insertRegistration(
  tx: Transaction,
  registration: Omit<StoredRegistration, 'createdAt'>,
): Promise<void> {
  await tx.insert(registrations).values({
    ...registration,
    emailKey: emailKeyOf(registration.email),
    // Two of one transaction are apart in time.
    createdAt: sql`clock_timestamp()`,
  })
}

/** The registration with this id, or null. */
export async function registrationById(database: Queryable, id: string): Promise<StoredRegistration | null> {
  const [found] = await database.select().from(registrations).where(eq(registrations.id, id))
  return found ? fromRow(found) : null
}

/** The newest registration of an address, or null. */
export async function newestRegistration(
  database: Queryable,
  email: string,
): Promise<StoredRegistration | null> {
  const [newest] = await database
    .select()
    .from(registrations)
    .where(inArray(registrations.emailKey, storedEmailKeys(email)))
    .orderBy(desc(registrations.createdAt), registrations.id)
    .limit(1)
  return newest ? fromRow(newest) : null
}

/** Lets one transaction at a time make links for, or a customer of, what is registered at an address. */
export async function lockRegistrations(tx: Transaction, email: string): Promise<void> {
  await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(inArray(registrations.emailKey, storedEmailKeys(email)))
    .orderBy(registrations.id)
    .for('no key update')
}

/**
 * Turns a registration into a customer with this password, assigns the order that came with it, and ends the links of
 * other registrations of the address.
 * @returns false without any change if the address has an account already, or the registration no longer exists
 */
export async function becomeCustomer(
  tx: Transaction,
  { id, email }: Pick<StoredRegistration, 'id' | 'email'>,
  passwordHash: string,
): Promise<boolean> {
  // Written out, as the row goes from table to table without coming here: its moments keep their microseconds.
  const made = await tx.execute(
    sql`insert into customers (id, email, email_key, organization, iban_encrypted, kvk_checked, reseller_id, created_at,
       password_hash, activated_at)
     select id, email, email_key, organization, iban_encrypted, kvk_checked, reseller_id, created_at, ${passwordHash}, now()
     from registrations where id = ${id}
     on conflict (email_key) do nothing`,
  )
  if (made.rowCount !== 1) return false
  await transferLinks(tx, id)
  const [{ caseId = null } = {}] = await tx
    .delete(registrations)
    .where(eq(registrations.id, id))
    .returning({ caseId: registrations.caseId })
  if (caseId !== null) await assignToCustomer(tx, caseId, id)
  const others = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(inArray(registrations.emailKey, storedEmailKeys(email)))
  for (const other of others) await revokeLinks(tx, { registrationId: other.id }, null)
  return true
}

/** Removes registrations that nobody activated within a time, unless a link to do so still serves. */
export const forgetUnusedRegistrations = (database: Database, age: string): Promise<void> =>
  deleteInBatches(
    database,
    registrations,
    and(
      lt(registrations.createdAt, sql`now() - ${age}::interval`),
      not(hasLinkInTime(database, registrations.id)),
    ),
  )

import type { Pool, PoolClient } from 'pg'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import type { Transaction } from '../database/pool.ts'
import { handOverLinks, hasLinkInTime, revokeLinks } from '../mailed-links/mailed-links.ts'
import { emailKeyOf, type StoredCustomer } from './customers-table.ts'

/** What somebody registered, until a password is chosen through its link; there may be several at one address. */
export type StoredRegistration = Pick<
  StoredCustomer,
  'id' | 'email' | 'organization' | 'ibanEncrypted' | 'kvkChecked' | 'resellerId' | 'createdAt'
>

const columns = `id, email, organization, iban_encrypted as "ibanEncrypted", kvk_checked as "kvkChecked",
  reseller_id as "resellerId", created_at as "createdAt"`

export async function insertRegistration(
  client: PoolClient,
  registration: Omit<StoredRegistration, 'createdAt'>,
): Promise<void> {
  const { id, email, organization, ibanEncrypted, kvkChecked, resellerId } = registration
  await client.query(
    `insert into registrations (id, email, email_key, organization, iban_encrypted, kvk_checked, reseller_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp())`,
    [id, email, emailKeyOf(email), JSON.stringify(organization), ibanEncrypted, kvkChecked, resellerId],
  )
}

/** The registration with this id, or null. */
export async function registrationById(
  database: Pool | PoolClient,
  id: string,
): Promise<StoredRegistration | null> {
  const { rows } = await database.query<StoredRegistration>(
    `select ${columns} from registrations where id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** What was registered last at an address, or null. */
export async function newestRegistration(
  database: Pool | PoolClient,
  email: string,
): Promise<StoredRegistration | null> {
  const { rows } = await database.query<StoredRegistration>(
    `select ${columns} from registrations where email_key = $1 order by created_at desc, id limit 1`,
    [emailKeyOf(email)],
  )
  return rows[0] ?? null
}

/** Lets one transaction at a time make links for, or a customer of, what is registered at an address. */
export async function lockRegistrations(client: PoolClient, email: string): Promise<void> {
  await client.query('select from registrations where email_key = $1 order by id for no key update', [
    emailKeyOf(email),
  ])
}

/**
 * Makes a registration a customer, active under this password, and ends the links of all others at its address.
 * @returns false where somebody has the address already, or the registration is gone; nothing changed then
 */
export async function becomeCustomer(
  tx: Transaction,
  { id, email }: Pick<StoredRegistration, 'id' | 'email'>,
  passwordHash: string,
): Promise<boolean> {
  const made = await tx.$client.query(
    `insert into customers (id, email, email_key, organization, iban_encrypted, kvk_checked, reseller_id, created_at,
       password_hash, activated_at)
     select id, email, email_key, organization, iban_encrypted, kvk_checked, reseller_id, created_at, $2, now()
     from registrations where id = $1
     on conflict (email_key) do nothing`,
    [id, passwordHash],
  )
  if (made.rowCount !== 1) return false
  await handOverLinks(tx, id)
  await tx.$client.query('delete from registrations where id = $1', [id])
  const { rows: others } = await tx.$client.query<{ id: string }>(
    'select id from registrations where email_key = $1',
    [emailKeyOf(email)],
  )
  for (const other of others) await revokeLinks(tx, { registrationId: other.id }, null)
  return true
}

/** Removes registrations that nobody activated within a month, unless a link to do so still serves. */
export const forgetUnusedRegistrations = (pool: Pool): Promise<void> =>
  deleteInBatches(
    pool,
    'registrations',
    `created_at < now() - interval '30 days'
      and not ${hasLinkInTime('registrations.id')}`,
  )

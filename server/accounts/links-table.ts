import type { Pool, PoolClient } from 'pg'
import type { LinkPurpose } from '../../contract/account.ts'

export type StoredLink = {
  readonly id: string
  readonly customerId: string
  readonly purpose: LinkPurpose
  readonly tokenHash: Buffer
  readonly expiresAt: Date
}

const columns = `id, customer_id as "customerId", purpose, token_hash as "tokenHash", expires_at as "expiresAt"`

/** Neither used, nor replaced by a newer one, nor too old. */
const serves = 'used_at is null and voided_at is null and expires_at > now()'

export async function insertLink(
  client: PoolClient,
  { id, customerId, purpose, tokenHash }: Omit<StoredLink, 'expiresAt'>,
  lifetimeHours: number,
): Promise<void> {
  await client.query(
    `insert into account_links (id, customer_id, purpose, token_hash, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
    [id, customerId, purpose, tokenHash, lifetimeHours],
  )
}

/** The link with this id in whatever state, or null. */
export async function linkById(database: Pool | PoolClient, id: string): Promise<StoredLink | null> {
  const { rows } = await database.query<StoredLink>(`select ${columns} from account_links where id = $1`, [
    id,
  ])
  return rows[0] ?? null
}

/** The link of a token while it serves, or null. */
export async function servingLink(
  database: Pool | PoolClient,
  tokenHash: Buffer,
): Promise<StoredLink | null> {
  const { rows } = await database.query<StoredLink>(
    `select ${columns} from account_links where token_hash = $1 and ${serves}`,
    [tokenHash],
  )
  return rows[0] ?? null
}

/** Uses a link up. Of two that try at once one gets true. */
export async function useLink(client: PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update account_links set used_at = now() where id = $1 and ${serves}`,
    [id],
  )
  return rowCount === 1
}

/**
 * Ends the customer's links that could still serve.
 * @param purpose null ends those of every purpose
 */
export async function voidLinks(
  client: PoolClient,
  customerId: string,
  purpose: LinkPurpose | null,
): Promise<void> {
  await client.query(
    `update account_links set voided_at = now()
     where customer_id = $1 and used_at is null and voided_at is null and ($2::text is null or purpose = $2)`,
    [customerId, purpose],
  )
}

/** Removes links a month after they stopped serving. */
export async function forgetOldLinks(pool: Pool): Promise<void> {
  await pool.query("delete from account_links where expires_at < now() - interval '30 days'")
}

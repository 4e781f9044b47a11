import type { Pool, PoolClient } from 'pg'
import type { LinkPurpose } from '../../contract/account.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'

/** Whose link it is: a customer's, or of what was registered and waits for a password. */
export type LinkOwner = { readonly customerId: string } | { readonly registrationId: string }

export type StoredLink = {
  readonly id: string
  /** null where it is of a registration; one of the two is given. */
  readonly customerId: string | null
  readonly registrationId: string | null
  readonly purpose: LinkPurpose
  readonly tokenHash: Buffer
  readonly expiresAt: Date
}

const columns = `id, customer_id as "customerId", registration_id as "registrationId", purpose,
  token_hash as "tokenHash", expires_at as "expiresAt"`

/** Neither used, nor replaced by a newer one, nor too old. */
const serves = 'used_at is null and voided_at is null and expires_at > now()'

/** A link that is made. */
export type NewLink = Pick<StoredLink, 'id' | 'purpose' | 'tokenHash'>

export async function insertLink(
  client: PoolClient,
  owner: LinkOwner,
  { id, purpose, tokenHash }: NewLink,
  lifetimeHours: number,
): Promise<void> {
  await client.query(
    `insert into account_links (id, customer_id, registration_id, purpose, token_hash, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))`,
    [id, ...idsOf(owner), purpose, tokenHash, lifetimeHours],
  )
}

const idsOf = (owner: LinkOwner): readonly [customerId: string | null, registrationId: string | null] =>
  'customerId' in owner ? [owner.customerId, null] : [null, owner.registrationId]

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
export async function spendLink(client: PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update account_links set used_at = now() where id = $1 and ${serves}`,
    [id],
  )
  return rowCount === 1
}

/**
 * Ends the links of one owner that could still serve.
 * @param purpose null ends those of every purpose
 */
export async function voidLinks(
  client: PoolClient,
  owner: LinkOwner,
  purpose: LinkPurpose | null,
): Promise<void> {
  await client.query(
    `update account_links set voided_at = now()
     where (customer_id = $1 or registration_id = $2) and used_at is null and voided_at is null
       and ($3::text is null or purpose = $3)`,
    [...idsOf(owner), purpose],
  )
}

/** Removes links a month after they stopped serving. */
export const forgetOldLinks = (pool: Pool): Promise<void> =>
  deleteInBatches(pool, 'account_links', "expires_at < now() - interval '30 days'")

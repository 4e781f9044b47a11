import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { deleteInBatches } from '../database/delete-in-batches.ts'

/** Sessions are found by the SHA-256 of their id, so that a copy of the table opens nobody's session. */
export const hashOfSessionId = (id: string): Buffer => createHash('sha256').update(id).digest()

/** The id of a session to be: 256 random bits. */
export const newSessionId = (): string => randomBytes(32).toString('base64url')

/** Whose session this is; null where it has ended. A session that the release before began may be nobody's yet. */
export async function livingSession(
  pool: pg.Pool,
  idHash: Buffer,
): Promise<{ readonly customerId: string | null } | null> {
  const { rows } = await pool.query<{ customerId: string | null }>({
    // Asked before every request of a customer: planned once per connection.
    name: 'living-session',
    text: 'select customer_id as "customerId" from sessions where id_hash = $1 and expires_at > now()',
    values: [idHash],
  })
  return rows[0] ?? null
}

/** Logs a customer out of this session. */
export async function endSessionOf(pool: pg.Pool, idHash: Buffer): Promise<void> {
  await pool.query('delete from sessions where id_hash = $1', [idHash])
}

export const forgetExpiredSessions = (pool: pg.Pool): Promise<void> =>
  deleteInBatches(pool, 'sessions', 'expires_at < now()')

/** Notes that a session is in use, once in five minutes at most. */
export async function sessionWasSeen(pool: pg.Pool, idHash: Buffer): Promise<void> {
  await pool.query(
    "update sessions set last_seen_at = now() where id_hash = $1 and last_seen_at < now() - interval '5 minutes'",
    [idHash],
  )
}

/** Logs a customer out everywhere. */
export async function endSessionsOf(database: pg.Pool | pg.PoolClient, customerId: string): Promise<void> {
  await database.query('delete from sessions where customer_id = $1', [customerId])
}

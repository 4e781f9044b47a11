import { createHash } from 'node:crypto'
import type { SessionStore } from '@fastify/session'
import type { Session } from 'fastify'
import type pg from 'pg'
import { deleteInBatches } from '../database/delete-in-batches.ts'

/** Sessions are found by the SHA-256 of their id, so that a copy of the table opens nobody's session. */
export const hashOfSessionId = (id: string): Buffer => createHash('sha256').update(id).digest()

const begin = `insert into sessions (id_hash, data, expires_at) values ($1, $2, $3)
  on conflict (id_hash) do update set data = excluded.data, expires_at = excluded.expires_at`

// A login begins with a fresh, anonymous session. Changing it only where it still stands keeps a request that is under
// way while a session is ended from bringing it back to life.
const change = 'update sessions set data = $2, expires_at = $3, customer_id = $4 where id_hash = $1'

/** Keeps sessions in PostgreSQL. The cookie's own settings are configuration and are not stored. */
export function sessionsTable(pool: pg.Pool, lifetimeMs: number): SessionStore {
  return {
    set(id, { cookie: _cookie, ...data }, done) {
      const expiresAt = new Date(Date.now() + lifetimeMs)
      const row = [hashOfSessionId(id), JSON.stringify(data), expiresAt]
      const { customerId } = data
      pool
        .query(
          customerId === undefined ? begin : change,
          customerId === undefined ? row : [...row, customerId],
        )
        .then(() => done(), done)
    },
    get(id, done) {
      pool
        .query<{ data: Session }>({
          // Asked before every request of a visitor: planned once per connection.
          name: 'session-by-id',
          text: 'select data from sessions where id_hash = $1 and expires_at > now()',
          values: [hashOfSessionId(id)],
        })
        .then(({ rows }) => done(null, rows[0]?.data ?? null), done)
    },
    destroy(id, done) {
      pool.query('delete from sessions where id_hash = $1', [hashOfSessionId(id)]).then(() => done(), done)
    },
  }
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

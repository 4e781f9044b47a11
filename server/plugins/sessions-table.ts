import { createHash } from 'node:crypto'
import type { SessionStore } from '@fastify/session'
import type { Session } from 'fastify'
import type pg from 'pg'

/** Sessions are found by the SHA-256 of their id, so that a copy of the table opens nobody's session. */
export const hashOfSessionId = (id: string): Buffer => createHash('sha256').update(id).digest()

/** Keeps sessions in PostgreSQL. The cookie's own settings are configuration and are not stored. */
export function sessionsTable(pool: pg.Pool, lifetimeMs: number): SessionStore {
  return {
    set(id, { cookie: _cookie, ...data }, done) {
      const expiresAt = new Date(Date.now() + lifetimeMs)
      pool
        .query(
          `insert into sessions (id_hash, data, customer_id, expires_at) values ($1, $2, $3, $4)
           on conflict (id_hash) do update
             set data = excluded.data, customer_id = excluded.customer_id, expires_at = excluded.expires_at`,
          [hashOfSessionId(id), JSON.stringify(data), data.customerId ?? null, expiresAt],
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

export async function forgetExpiredSessions(pool: pg.Pool): Promise<void> {
  await pool.query('delete from sessions where expires_at < now()')
}

/** Logs a customer out everywhere. */
export async function endSessionsOf(database: pg.Pool | pg.PoolClient, customerId: string): Promise<void> {
  await database.query('delete from sessions where customer_id = $1', [customerId])
}

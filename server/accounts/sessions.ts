import type { Pool, PoolClient } from 'pg'
import { sessionLifetimeMs } from '../plugins/session.ts'
import { hashOfSessionId, newSessionId } from '../plugins/sessions-table.ts'
import type { StoredCustomer } from './stored-customers.ts'

/** Where a customer is logged in. */
export type CustomerSession = {
  /** Names the session to its owner; opens nothing. */
  readonly number: string
  readonly isCurrent: boolean
  /** The browser as it named itself at login; empty where it did not. */
  readonly userAgent: string
  readonly createdAt: Date
  /** Within five minutes. */
  readonly lastSeenAt: Date
}

/**
 * Stores a new session of a customer. A password that is replaced at this moment ends either the session or the login: who
 * replaces it ends all sessions while he holds the customer's row, for which this waits.
 * @param userAgent the browser as it names itself
 * @returns the id that opens it, which is stored nowhere; null where the password is no longer the one that was given
 */
export async function beginSession(
  pool: Pool,
  { id, passwordHash }: Pick<StoredCustomer, 'id' | 'passwordHash'>,
  userAgent: string,
): Promise<string | null> {
  const sessionId = newSessionId()
  // The release before reads both from `data`.
  const data = { customerId: id, userAgent }
  const { rowCount } = await pool.query(
    `insert into sessions (id_hash, data, expires_at, customer_id)
     select $1, $2, now() + make_interval(secs => $3), id from customers where id = $4 and password_hash = $5 for share`,
    [hashOfSessionId(sessionId), data, sessionLifetimeMs / 1000, id, passwordHash],
  )
  return rowCount === 1 ? sessionId : null
}

/**
 * The sessions of a customer: the one that asks first, then the one that was used last.
 * @param currentHash of the session that asks (`sessionHash`)
 */
export async function sessionsOf(
  pool: Pool,
  customerId: string,
  currentHash: Buffer,
): Promise<readonly CustomerSession[]> {
  const { rows } = await pool.query<CustomerSession>(
    `select number::text, id_hash = $2 as "isCurrent", coalesce(data ->> 'userAgent', '') as "userAgent",
       created_at as "createdAt", last_seen_at as "lastSeenAt"
     from sessions where customer_id = $1 and expires_at > now()
     order by id_hash = $2 desc, last_seen_at desc, number desc`,
    [customerId, currentHash],
  )
  return rows
}

/** Logs a customer out of one session. @returns false where he has none of this number */
export async function endSession(pool: Pool, customerId: string, number: string): Promise<boolean> {
  if (!/^\d+$/.test(number)) return false
  const { rowCount } = await pool.query(
    'delete from sessions where customer_id = $1 and number::text = $2 and expires_at > now()',
    [customerId, number],
  )
  return rowCount === 1
}

/** Logs a customer out everywhere but where he asks for it. */
export async function endOtherSessions(
  database: Pool | PoolClient,
  customerId: string,
  currentHash: Buffer,
): Promise<void> {
  await database.query('delete from sessions where customer_id = $1 and id_hash <> $2', [
    customerId,
    currentHash,
  ])
}

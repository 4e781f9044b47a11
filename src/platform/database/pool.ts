import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { BoundedPool } from './bounded-pool.ts'
import { hasSqlState, isConnectionLost } from './failures.ts'

/** The shop's database, for queries outside a transaction. `$client` is its pool. */
export type Database = NodePgDatabase & { $client: pg.Pool }

/** One open transaction. `$client` is its connection, for what drizzle does not do (COPY, the mail queue). */
export type Transaction = NodePgDatabase & { $client: pg.PoolClient }

/** A connection for reads: the database or an open transaction. */
export type Queryable = NodePgDatabase

/** Time limits in milliseconds. */
export interface Patience {
  connectMs: number
  queryMs: number
  /** From asking for a connection until it is given back, all its queries among it; without it there is no such limit. */
  totalMs?: number
}

/** For visitors: they get a 503 soon when the database is gone, frozen or waits for its standby. */
export const patienceOf = (queryMs: number): Patience => ({
  connectMs: Math.round(queryMs * 0.75),
  queryMs,
  totalMs: queryMs + 100,
})
export const FOR_VISITORS = patienceOf(2_000)
/** For setting up and importing, which may wait for another server that does the same. */
export const FOR_BULK_WORK: Patience = { connectMs: 10_000, queryMs: 3_600_000 }
const ABANDONED_TRANSACTION_MS = 10_000
export const POOL_SIZE = 12
/** After so much silence a connection is probed, so that one whose other end is gone is noticed. */
const SILENCE_MS = 10_000
const ATTEMPTS = 4

/**
 * Opens the pool of connections. Connections that fail while they lie idle are dropped and made again when they
 * are needed, so a restart of the database needs none of the server; where one turns out to only read, all that lie idle
 * go with it, since they lead to the same demoted server.
 * @param connection from the embedded database, or `{ connectionString }` of DATABASE_URL
 */
export function openPool(
  connection: pg.ClientConfig,
  log: (line: string) => void,
  { connectMs, queryMs, totalMs }: Patience = FOR_VISITORS,
  others: Pick<pg.PoolConfig, 'max' | 'application_name' | 'onConnect'> = {},
): BoundedPool {
  const pool = new BoundedPool(totalMs, {
    ...connection,
    max: POOL_SIZE,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENCE_MS,
    application_name: 'shop',
    ...others,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    statement_timeout: queryMs,
    idle_in_transaction_session_timeout: ABANDONED_TRANSACTION_MS,
  })
  surviveLostConnections(pool)
  pool.on('error', error => {
    if (!pool.ending) log(`An idle database connection was lost: ${error.message}`)
  })
  pool.on('release', error => {
    if (isReadOnly(error) && !pool.ending) dropIdle(pool)
  })
  return pool
}

/** A standby says so, and so does a primary that was demoted. */
const isReadOnly = (error: unknown): boolean => hasSqlState(error, '25006')

/** Each is taken and given back as broken; one that a visitor was faster to take shows by itself where it leads. */
function dropIdle(pool: pg.Pool) {
  for (let idle = pool.idleCount; idle > 0; idle--) {
    pool.connect().then(
      client => client.release(true),
      () => undefined,
    )
  }
}

/**
 * Says whether the database takes orders. Where it only reads, the connections are dropped, so that whoever asks next is on
 * a new one, and with the new primary if there is one.
 */
export async function takesOrders(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const { rows } = await client.query<{ isReadOnly: boolean }>(
      `select current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
    )
    if (rows[0]?.isReadOnly) broken = Object.assign(new Error('the database only reads'), { code: '25006' })
    return broken === undefined
  } catch (error) {
    broken = asError(error)
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * A connection that is lost while it is lent out, between two queries, tells nobody else: the next query on it rejects.
 * Unheard, that error would end the process.
 */
const surviveLostConnections = (pool: pg.Pool): void => {
  pool.on('connect', client => client.on('error', () => undefined))
}

/** The database over a pool. */
export const openDatabase = (pool: pg.Pool): Database => drizzle({ client: pool })

/**
 * Does `work` in one transaction: all of it is committed when it resolves, none of it when it throws. The answer
 * comes after the commit is on disk. Work that lost against a concurrent transaction (serialization failure,
 * deadlock) is done again from the start, so it must have no effects outside the transaction.
 */
export async function transaction<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptTransaction(database.$client, work)
    } catch (error) {
      if (attempt === ATTEMPTS || !hasSqlState(error, '40001', '40P01')) throw error
    }
  }
}

async function attemptTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await work(drizzle({ client }))
    await client.query('COMMIT')
    return result
  } catch (error) {
    broken = isConnectionLost(error) || isReadOnly(error) ? asError(error) : await rollBack(client)
    throw error
  } finally {
    client.release(broken)
  }
}

/** Resolves to the reason why the connection cannot be used any more, if so. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK')
    return undefined
  } catch (error) {
    return asError(error)
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

import { createHmac } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { type Database, transaction } from '../database/pool.ts'
import { emailKeyOf } from './customers-table.ts'

/** How many wrong passwords are taken within a time that begins with the first one (docs/decisions/0019). */
const limits = {
  /** One account, all sources together. */
  account: { max: 50, minutes: 60 },
  /** One browser that logged in to the account before: it is judged by this alone. */
  device: { max: 10, minutes: 15 },
  /** One account from one source. */
  pair: { max: 10, minutes: 15 },
  /** One source, all accounts together: an office may share one. */
  source: { max: 100, minutes: 15 },
} as const
export type ThrottleScope = keyof typeof limits

/** Who tries to log in, and where. Whether there is an account at the address plays no part. */
export type LoginAttempt = {
  readonly email: string
  readonly source: string
  /** The browser, where it logged in to this account before. */
  readonly deviceId: string | null
}

export type Throttled = { readonly scope: ThrottleScope; readonly retryAfterSeconds: number }

export type LoginThrottle = {
  /**
   * Counts an attempt as a failure before its password is looked at, so that of many at once no more are looked at than
   * the limits take.
   * @returns null where the password may be looked at; where a limit is reached nothing is counted
   */
  begin(attempt: LoginAttempt): Promise<Throttled | null>
  /** Takes the failure back, and forgets what this browser or source got wrong on the account before. */
  succeed(attempt: LoginAttempt): Promise<void>
}

type Counter = { readonly scope: ThrottleScope; readonly key: Buffer }

/**
 * @param lookupKey under which addresses and sources are hashed in the table
 * @param factor multiplies every limit (RATE_LIMIT_FACTOR)
 */
export function createLoginThrottle(database: Database, lookupKey: Buffer, factor: number): LoginThrottle {
  return {
    begin: attempt =>
      transaction(database, async ({ $client }) => {
        const counters = countersOf(attempt, lookupKey)
        const states = await lockCounters($client, counters)
        const reached = states.filter(
          ({ scope, failures }) => failures >= Math.max(1, Math.round(limits[scope].max * factor)),
        )
        const [longest] = reached.toSorted((a, b) => b.retryAfterSeconds - a.retryAfterSeconds)
        if (longest)
          return { scope: longest.scope, retryAfterSeconds: Math.max(1, longest.retryAfterSeconds) }
        await add($client, counters, 1)
        return null
      }),

    succeed: attempt =>
      transaction(database, async ({ $client }) => {
        const counters = countersOf(attempt, lookupKey)
        await lockCounters($client, counters)
        await add($client, counters, -1)
        const own = counters.filter(({ scope }) => scope === 'pair' || scope === 'device')
        await $client.query(
          `delete from login_failures using unnest($1::text[], $2::bytea[]) as own (scope, key_hash)
           where login_failures.scope = own.scope and login_failures.key_hash = own.key_hash`,
          columnsOf(own),
        )
      }),
  }
}

/** In the order in which they are locked, which is the same for every attempt, so that two never wait for each other. */
function countersOf({ email, source, deviceId }: LoginAttempt, lookupKey: Buffer): readonly Counter[] {
  const hash = (text: string) => createHmac('sha256', lookupKey).update(text).digest()
  const account = accountHash(email, lookupKey)
  if (deviceId !== null)
    return [{ scope: 'device', key: Buffer.concat([account, hash(`device ${deviceId}`)]) }]
  const sourceHash = hash(`source ${source}`)
  return [
    { scope: 'account', key: account },
    { scope: 'pair', key: Buffer.concat([account, sourceHash]) },
    { scope: 'source', key: sourceHash },
  ]
}

const accountHash = (email: string, lookupKey: Buffer): Buffer =>
  createHmac('sha256', lookupKey)
    .update(`account ${emailKeyOf(email)}`)
    .digest()

type CounterState = Throttled & { readonly failures: number }

/** Reads counters, begins those whose time is over anew, and keeps them from others until the transaction ends. */
async function lockCounters(client: PoolClient, counters: readonly Counter[]): Promise<CounterState[]> {
  const { rows } = await client.query<CounterState>(
    `insert into login_failures as stored (scope, key_hash, failures, window_ends_at)
     select scope, key_hash, 0, clock_timestamp() + make_interval(mins => minutes)
     from unnest($1::text[], $2::bytea[], $3::integer[]) as given (scope, key_hash, minutes)
     on conflict (scope, key_hash) do update set
       failures = case when stored.window_ends_at > clock_timestamp() then stored.failures else 0 end,
       window_ends_at = case when stored.window_ends_at > clock_timestamp() then stored.window_ends_at
         else excluded.window_ends_at end
     returning scope, failures,
       ceil(extract(epoch from window_ends_at - clock_timestamp()))::integer as "retryAfterSeconds"`,
    [...columnsOf(counters), counters.map(({ scope }) => limits[scope].minutes)],
  )
  return rows
}

async function add(client: PoolClient, counters: readonly Counter[], failures: 1 | -1): Promise<void> {
  await client.query(
    `update login_failures set failures = greatest(0, failures + $3)
     from unnest($1::text[], $2::bytea[]) as given (scope, key_hash)
     where login_failures.scope = given.scope and login_failures.key_hash = given.key_hash`,
    [...columnsOf(counters), failures],
  )
}

const columnsOf = (counters: readonly Counter[]) => [
  counters.map(({ scope }) => scope),
  counters.map(({ key }) => key),
]

/** Every hash is this long; those of one account begin with the account's. */
const hashBytes = 32
const afterEveryHash = Buffer.alloc(hashBytes, 0xff)

/** Forgets every wrong password on an account: its owner showed that the mails there are his. */
export async function forgetFailures(
  database: Pool | PoolClient,
  email: string,
  lookupKey: Buffer,
): Promise<void> {
  const account = accountHash(email, lookupKey)
  await database.query(
    `delete from login_failures
     where scope in ('account', 'pair', 'device') and key_hash between $1 and $2`,
    [account, Buffer.concat([account, afterEveryHash])],
  )
}

/** Removes the counters whose time is over. */
export async function forgetOldFailures(pool: Pool): Promise<void> {
  await pool.query('delete from login_failures where window_ends_at < now()')
}

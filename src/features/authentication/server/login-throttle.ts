import { createHmac } from 'node:crypto'
import { and, between, inArray, lt, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { mailboxOf } from '../../../common/checks/email-key.ts'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import type { Database, Transaction } from '../../../platform/database/pool.ts'
import { requestNetworks, type SourceNetwork } from '../../../platform/http/request-source.ts'
import { loginFailures } from './tables.ts'

/**
 * How many wrong passwords are taken within a time that begins with the first one
 * (docs/decisions/accounts.md#wrong-passwords-are-counted).
 */
const limits = {
  /** One account, all sources together. */
  account: { max: 50, minutes: 60 },
  /** One browser that logged in to the account before: it is judged by this alone. */
  device: { max: 10, minutes: 15 },
  /** One account from one source. */
  pair: { max: 10, minutes: 15 },
  /** One source, all accounts together: an office may share one. The networks around it may more (src/platform/http/request-source.ts). */
  source: { max: 100, minutes: 15 },
} as const
export type ThrottleScope = keyof typeof limits

/** No wrong password counts for longer. */
export const longestThrottleMinutes = Math.max(...Object.values(limits).map(({ minutes }) => minutes))

/** A login attempt with its origin. It does not matter whether the account exists. */
export type LoginAttempt = {
  readonly email: string
  /** The address that the request came from. */
  readonly ip: string
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
  /** Takes the failure back of an attempt whose password was not looked at. */
  withdraw(attempt: LoginAttempt): Promise<void>
  /** Takes the failure back, and forgets what this browser or source got wrong on the account before. */
  succeed(attempt: LoginAttempt): Promise<void>
}

type Counter = {
  readonly scope: ThrottleScope
  readonly key: Buffer
  /** How many times the scope's limit it has. */
  readonly allowance: number
}

/**
 * @param lookupKey under which addresses and sources are hashed in the table
 * @param factor multiplies every limit (RATE_LIMIT_FACTOR)
 */
export function createLoginThrottle(pool: Pool, lookupKey: Buffer, factor: number): LoginThrottle {
  const maxOf = ({ scope, allowance }: Counter) =>
    Math.max(1, Math.round(limits[scope].max * allowance * factor))
  const values = (counters: readonly Counter[]) => [
    ...columnsOf(counters),
    counters.map(({ scope }) => limits[scope].minutes),
    counters.map(maxOf),
  ]
  return {
    async begin(attempt) {
      const given = values(countersOf(attempt, lookupKey))
      // Looking first keeps an attack that is refused anyway from waiting in line for the counters.
      const seen = await pool.query<CounterState>(look, given)
      const reached = longestOf(seen.rows)
      if (reached) return reached
      const counted = await pool.query<CounterState>(count, given)
      return longestOf(counted.rows)
    },

    async withdraw(attempt) {
      await pool.query(withdraw, columnsOf(countersOf(attempt, lookupKey)))
    },

    async succeed(attempt) {
      await pool.query(takeBack, columnsOf(countersOf(attempt, lookupKey)))
    },
  }
}

function countersOf({ email, ip, deviceId }: LoginAttempt, lookupKey: Buffer): readonly Counter[] {
  const hash = (text: string) => createHmac('sha256', lookupKey).update(text).digest()
  const account = accountHash(email, lookupKey)
  if (deviceId !== null)
    return [{ scope: 'device', key: Buffer.concat([account, hash(`device ${deviceId}`)]), allowance: 1 }]
  const networks = requestNetworks(ip)
  const hashOf = ({ name }: SourceNetwork) => hash(`source ${name}`)
  return [
    { scope: 'account', key: account, allowance: 1 },
    { scope: 'pair', key: Buffer.concat([account, hashOf(networks[0])]), allowance: 1 },
    ...networks.map(network => ({
      scope: 'source' as const,
      key: hashOf(network),
      allowance: network.allowance,
    })),
  ]
}

const accountHash = (email: string, lookupKey: Buffer): Buffer =>
  createHmac('sha256', lookupKey)
    .update(`account ${mailboxOf(email)}`)
    .digest()

type CounterState = Throttled & { readonly isReached: boolean }

/** The longest wait among the counters at their limit; null if none is. */
function longestOf(states: readonly CounterState[]): Throttled | null {
  const [longest] = states
    .filter(({ isReached }) => isReached)
    .toSorted((a, b) => b.retryAfterSeconds - a.retryAfterSeconds)
  return longest ? { scope: longest.scope, retryAfterSeconds: longest.retryAfterSeconds } : null
}

/* Written out: each is one statement over counters that it locks in one order and reads as they stood before. */
const given = `unnest($1::text[], $2::bytea[], $3::integer[], $4::integer[])
  as given (scope, key_hash, minutes, max)`

/** A counter whose time is over stands at 0 again. */
const state = `scope, key_hash, minutes, max,
  case when window_ends_at > clock_timestamp() then failures else 0 end as failures,
  case when window_ends_at > clock_timestamp() then window_ends_at
    else clock_timestamp() + make_interval(mins => minutes) end as window_ends_at`

const asCounterState = `scope, failures >= max as "isReached",
  greatest(1, ceil(extract(epoch from window_ends_at - clock_timestamp())))::integer as "retryAfterSeconds"`

/** Makes the counters that are not there yet, and reads them without waiting for anyone. */
const look = `
  with made as (
    insert into login_failures (scope, key_hash, failures, window_ends_at)
    select scope, key_hash, 0, clock_timestamp() from ${given} on conflict do nothing
  ), state as (select ${state} from login_failures join ${given} using (scope, key_hash))
  select ${asCounterState} from state`

/** Adds one to every counter unless one is at its limit; reads them as they stood before. */
const count = `
  with state as materialized (
    select ${state} from login_failures join ${given} using (scope, key_hash)
    order by scope, key_hash for update of login_failures
  ), counted as (
    update login_failures set failures = state.failures + 1, window_ends_at = state.window_ends_at from state
    where login_failures.scope = state.scope and login_failures.key_hash = state.key_hash
      and (select bool_and(failures < max) from state)
  )
  select ${asCounterState} from state`

/** The counters of one attempt, locked in one order. */
const own = `own as materialized (
    select scope, key_hash from login_failures
    join unnest($1::text[], $2::bytea[]) as given (scope, key_hash) using (scope, key_hash)
    order by scope, key_hash for update of login_failures
  )`
const lowerOwn = `update login_failures set failures = greatest(0, failures - 1) from own
  where login_failures.scope = own.scope and login_failures.key_hash = own.key_hash`

const withdraw = `with ${own} ${lowerOwn}`

const takeBack = `
  with ${own}, forgotten as (
    delete from login_failures using own where own.scope in ('pair', 'device')
      and login_failures.scope = own.scope and login_failures.key_hash = own.key_hash
  )
  ${lowerOwn} and own.scope in ('account', 'source')`

const columnsOf = (counters: readonly Counter[]) => [
  counters.map(({ scope }) => scope),
  counters.map(({ key }) => key),
]

/** Every hash is this long; those of one account begin with the account's. */
const hashBytes = 32
const afterEveryHash = Buffer.alloc(hashBytes, 0xff)

/** Forgets the failed attempts of an account whose owner proved access to the mailbox. */
export async function forgetFailures(tx: Transaction, email: string, lookupKey: Buffer): Promise<void> {
  const account = accountHash(email, lookupKey)
  const ofAccount = between(loginFailures.keyHash, account, Buffer.concat([account, afterEveryHash]))
  await tx
    .delete(loginFailures)
    .where(and(inArray(loginFailures.scope, ['account', 'pair', 'device']), ofAccount))
}

/** Removes the counters whose time is over. */
export const forgetOldFailures = (database: Database): Promise<void> =>
  deleteInBatches(database, loginFailures, lt(loginFailures.windowEndsAt, sql`now()`))

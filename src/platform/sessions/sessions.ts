import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import type { Database, Queryable, Transaction } from '../database/pool.ts'
import { sessions } from './tables.ts'

/** As long as the browser keeps an unfinished order. */
export const sessionDays = 7
export const sessionLifetimeMs = sessionDays * 24 * 60 * 60 * 1000

/** A session of a customer. */
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

/** By what a session is found. */
export const hashOfSessionId = (id: string): Buffer => createHash('sha256').update(id).digest()

const newSessionId = () => randomBytes(32).toString('base64url')

/** After this time without a request the customer must log in again: somebody else may be using the browser. */
const idleHours = 24

const lives = and(
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.lastSeenAt, sql`now() - make_interval(hours => ${idleHours})`),
)

/**
 * Logs a customer in.
 * @param userAgent the browser as it names itself
 * @returns the id that opens the session, 256 random bits, which is stored nowhere
 */
export async function storeSession(tx: Transaction, customerId: string, userAgent: string): Promise<string> {
  const id = newSessionId()
  await tx.insert(sessions).values({
    idHash: hashOfSessionId(id),
    // The release before reads both from here.
    data: { customerId, userAgent },
    expiresAt: sql`now() + make_interval(secs => ${sessionLifetimeMs / 1000})`,
    customerId,
  })
  return id
}

/**
 * Gives a session another id, so that who had the one before has nothing any more.
 * @returns the id that opens it from now on; null where the session has ended
 */
export async function renewSession(database: Queryable, idHash: Buffer): Promise<string | null> {
  const id = newSessionId()
  const { rowCount } = await database
    .update(sessions)
    .set({ idHash: hashOfSessionId(id) })
    .where(and(eq(sessions.idHash, idHash), lives))
  return rowCount === 1 ? id : null
}

/** The customer of a session; null if it has ended. Sessions of the release before may have none. */
export async function livingSession(
  database: Queryable,
  idHash: Buffer,
): Promise<{ readonly customerId: string | null } | null> {
  // Asked before every request of a customer: planned once per connection.
  const [found] = await database
    .select({ customerId: sessions.customerId })
    .from(sessions)
    .where(and(eq(sessions.idHash, idHash), lives))
    .prepare('living-session')
    .execute()
  return found ?? null
}

/** Notes that a session is in use, once in five minutes at most. */
export async function touchSession(database: Queryable, idHash: Buffer): Promise<void> {
  // Said of every request of a customer: planned once per connection.
  await database
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sessions.idHash, idHash), lt(sessions.lastSeenAt, sql`now() - interval '5 minutes'`)))
    .prepare('session-was-seen')
    .execute()
}

/**
 * The sessions of a customer: the one that asks first, then the one that was used last.
 * @param currentHash of the session that asks (`sessionHash`)
 */
export async function sessionsOf(
  database: Queryable,
  customerId: string,
  currentHash: Buffer,
): Promise<readonly CustomerSession[]> {
  const rows = await database
    .select({
      number: sessions.number,
      idHash: sessions.idHash,
      userAgent: sql<string>`coalesce(${sessions.data} ->> 'userAgent', '')`,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), lives))
    .orderBy(desc(eq(sessions.idHash, currentHash)), desc(sessions.lastSeenAt), desc(sessions.number))
  return rows.map(({ number, idHash, ...session }) => ({
    ...session,
    number: String(number),
    isCurrent: idHash.equals(currentHash),
  }))
}

/** Logs a customer out of one session. @returns false if the customer has no session of this number */
export async function endSession(database: Queryable, customerId: string, number: number): Promise<boolean> {
  const { rowCount } = await database
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), eq(sessions.number, number), lives))
  return rowCount === 1
}

/** Logs a customer out of this session. */
export async function endSessionOf(database: Queryable, idHash: Buffer): Promise<void> {
  await database.delete(sessions).where(eq(sessions.idHash, idHash))
}

/** Logs a customer out of all other sessions. */
export async function endOtherSessions(
  database: Queryable,
  customerId: string,
  currentHash: Buffer,
): Promise<void> {
  await database
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), ne(sessions.idHash, currentHash)))
}

/** Logs a customer out everywhere. @returns how many sessions ended */
export async function endSessionsOf(database: Queryable, customerId: string): Promise<number> {
  const { rowCount } = await database.delete(sessions).where(eq(sessions.customerId, customerId))
  return rowCount ?? 0
}

export const forgetExpiredSessions = (database: Database): Promise<void> =>
  deleteInBatches(database, sessions, lt(sessions.expiresAt, sql`now()`))

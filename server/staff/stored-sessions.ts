import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { StaffRole } from '../../domain/staff-roles.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import type { Database, Queryable, Transaction } from '../database/pool.ts'
import { hashOfSessionId } from '../sessions/sessions.ts'
import { staff, staffSessions } from './tables.ts'

/** A working day; whoever is still there signs in again. */
const lifetimeHours = 8
/** Of a session that nobody uses. */
const idleMinutes = 60
/** For which a password or a second factor counts for sensitive acts. */
const confirmedMinutes = 10

/** Who is signed in, and on which session; read anew for every request, so that what changed counts at once. */
export type SignedIn = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: StaffRole
  readonly sessionHash: Buffer
  /** Whether he gave his password or second factor in the last minutes. */
  readonly isConfirmed: boolean
}

const lives = and(
  gt(staffSessions.expiresAt, sql`now()`),
  gt(staffSessions.lastSeenAt, sql`now() - make_interval(mins => ${idleMinutes})`),
)

/**
 * Signs a colleague in.
 * @param userAgent the browser as it names itself
 * @returns the id that opens the session, 256 random bits, which is stored nowhere
 */
export async function storeStaffSession(
  tx: Transaction,
  staffId: string,
  userAgent: string,
): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  await tx.insert(staffSessions).values({
    idHash: hashOfSessionId(id),
    staffId,
    userAgent,
    expiresAt: sql`now() + make_interval(hours => ${lifetimeHours})`,
  })
  return id
}

/** Who is signed in on a session; null where it has ended, or he is blocked. */
export async function livingStaffSession(database: Queryable, sessionHash: Buffer): Promise<SignedIn | null> {
  // Asked before every request of the desk: planned once per connection.
  const [found] = await database
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      isConfirmed: sql<boolean>`${staffSessions.confirmedAt} > now() - make_interval(mins => ${confirmedMinutes})`,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.idHash, sessionHash), isNull(staff.blockedAt), lives))
    .prepare('living-staff-session')
    .execute()
  return found ? { ...found, sessionHash } : null
}

/** Notes that somebody uses a session, once a minute at most. */
export async function staffSessionWasUsed(database: Queryable, sessionHash: Buffer): Promise<void> {
  await database
    .update(staffSessions)
    .set({ lastSeenAt: sql`now()` })
    .where(
      and(
        eq(staffSessions.idHash, sessionHash),
        lt(staffSessions.lastSeenAt, sql`now() - interval '1 minute'`),
      ),
    )
    .prepare('staff-session-was-used')
    .execute()
}

/** Signs a colleague out of this session. */
export async function endStaffSession(database: Queryable, sessionHash: Buffer): Promise<void> {
  await database.delete(staffSessions).where(eq(staffSessions.idHash, sessionHash))
}

export const forgetEndedStaffSessions = (database: Database): Promise<void> =>
  deleteInBatches(
    database,
    staffSessions,
    or(
      lt(staffSessions.expiresAt, sql`now()`),
      lt(staffSessions.lastSeenAt, sql`now() - make_interval(mins => ${idleMinutes})`),
    ),
  )

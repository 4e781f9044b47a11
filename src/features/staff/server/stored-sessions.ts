import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import type { Database, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { hashOfSessionId } from '../../../platform/sessions/sessions.ts'
import type { StaffRole } from '../../desk/staff-roles.ts'
import { staff, staffSecondFactors, staffSessions, staffSettings } from './tables.ts'

/** A working day; whoever is still there signs in again. */
export const staffSessionHours = 8
/** Lifetime of an unused session. */
const idleMinutes = 60
/** For which a password or a second factor counts for sensitive acts. */
const confirmedMinutes = 10

/** The colleague of a session, read for every request so that changes apply at once. */
export type SignedIn = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: StaffRole
  readonly hasSecondFactor: boolean
  /** Whether second factors are required and the colleague has none. */
  readonly secondFactorDue: boolean
  readonly sessionHash: Buffer
  /** Whether the password or second factor was given in the last minutes. */
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
    expiresAt: sql`now() + make_interval(hours => ${staffSessionHours})`,
  })
  return id
}

/** The colleague of a session; null if it has ended, or the colleague is blocked. */
export async function livingStaffSession(database: Queryable, sessionHash: Buffer): Promise<SignedIn | null> {
  // Asked before every request of the desk: planned once per connection.
  const [found] = await database
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      hasSecondFactor: sql<boolean>`${staffSecondFactors.staffId} is not null`,
      secondFactorDue: sql<boolean>`${staffSettings.secondFactorRequired} and ${staffSecondFactors.staffId} is null`,
      isConfirmed: sql<boolean>`${staffSessions.confirmedAt} > now() - make_interval(mins => ${confirmedMinutes})`,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .innerJoin(staffSettings, sql`true`)
    .leftJoin(
      staffSecondFactors,
      and(eq(staffSecondFactors.staffId, staff.id), isNotNull(staffSecondFactors.confirmedAt)),
    )
    .where(and(eq(staffSessions.idHash, sessionHash), isNull(staff.blockedAt), lives))
    .prepare('living-staff-session')
    .execute()
  return found ? { ...found, sessionHash } : null
}

/** Notes that somebody uses a session, once a minute at most. */
export async function touchStaffSession(database: Queryable, sessionHash: Buffer): Promise<void> {
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

/** Records that the session's owner has just confirmed their identity. */
export async function confirmStaffSession(database: Queryable, sessionHash: Buffer): Promise<void> {
  await database
    .update(staffSessions)
    .set({ confirmedAt: sql`now()` })
    .where(eq(staffSessions.idHash, sessionHash))
}

/** The sessions of a colleague: the one that asks first, then the one that was used last. */
export async function staffSessionsOf(
  database: Queryable,
  { id, sessionHash }: Pick<SignedIn, 'id' | 'sessionHash'>,
) {
  const rows = await database
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, id), lives))
    .orderBy(
      desc(eq(staffSessions.idHash, sessionHash)),
      desc(staffSessions.lastSeenAt),
      desc(staffSessions.number),
    )
  return rows.map(({ idHash, number, userAgent, createdAt, lastSeenAt }) => ({
    number: String(number),
    isCurrent: idHash.equals(sessionHash),
    userAgent,
    createdAt,
    lastSeenAt,
  }))
}

/** Signs a colleague out of one session. @returns false if there is no session of this number */
export async function endNumberedSession(
  database: Queryable,
  staffId: string,
  number: number,
): Promise<boolean> {
  const { rowCount } = await database
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.number, number), lives))
  return rowCount === 1
}

/** Signs a colleague out of all other sessions. @returns the number of ended sessions */
export async function endOtherSessionsOf(
  database: Queryable,
  { id, sessionHash }: Pick<SignedIn, 'id' | 'sessionHash'>,
): Promise<number> {
  const { rowCount } = await database
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, id), ne(staffSessions.idHash, sessionHash)))
  return rowCount ?? 0
}

/** Signs a colleague out everywhere. */
export async function endAllSessionsOf(database: Queryable, staffId: string): Promise<void> {
  await database.delete(staffSessions).where(eq(staffSessions.staffId, staffId))
}

/** Ends a session. @returns the id of the colleague whose it was; null where it had ended */
export async function endStaffSession(database: Queryable, sessionHash: Buffer): Promise<string | null> {
  const [ended] = await database
    .delete(staffSessions)
    .where(eq(staffSessions.idHash, sessionHash))
    .returning({ staffId: staffSessions.staffId })
  return ended?.staffId ?? null
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

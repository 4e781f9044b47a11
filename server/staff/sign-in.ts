import type { SignInForm } from '../../contract/staff.ts'
import { judgePassword } from '../accounts/judge-password.ts'
import type { LoginThrottle, Throttled } from '../accounts/login-throttle.ts'
import { type Database, transaction } from '../database/pool.ts'
import { appendEvent } from '../events/events.ts'
import { storeStaffSession } from './stored-sessions.ts'
import { holdStaff, type StoredStaff, staffByEmail } from './stored-staff.ts'

type Services = { readonly database: Database; readonly throttle: LoginThrottle }

/** The form, where it came from, and how to know the browser again once the colleague is known. */
export type SignIn = SignInForm & {
  /** The address that it came from. */
  readonly ip: string
  readonly deviceIdFor: (colleague: StoredStaff) => string | null
  /** The browser as it names itself. */
  readonly userAgent: string
}

/** Why nobody was signed in is for the log; whoever tries hears the same whichever it is. */
export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly colleague: StoredStaff; readonly sessionId: string }
  | {
      readonly kind: 'refused'
      readonly reason: 'no-account' | 'not-joined' | 'blocked' | 'wrong-password'
      readonly staffId: string | null
    }
  | ({ readonly kind: 'throttled'; readonly staffId: string | null } & Throttled)

/**
 * Signs a colleague in by his address and password. It takes the same time whether or not somebody has the address; after
 * too many wrong passwords none is looked at.
 */
export async function signIn({ database, throttle }: Services, attempt: SignIn): Promise<SignInOutcome> {
  const colleague = await staffByEmail(database, attempt.email)
  const staffId = colleague?.id ?? null
  const deviceId = colleague && attempt.deviceIdFor(colleague)
  const judgement = await judgePassword(
    throttle,
    { email: attempt.email, ip: attempt.ip, deviceId },
    attempt.password,
    colleague?.passwordHash ?? null,
  )
  if (judgement.kind === 'throttled') return { ...judgement, staffId }
  if (!colleague || judgement.kind === 'wrong' || colleague.blockedAt !== null)
    return { kind: 'refused', reason: reasonFor(colleague), staffId }
  const sessionId = await beginSession(database, colleague, attempt.userAgent)
  return sessionId === null
    ? { kind: 'refused', reason: 'wrong-password', staffId }
    : { kind: 'signed-in', colleague, sessionId }
}

function reasonFor(colleague: StoredStaff | null) {
  if (!colleague) return 'no-account'
  if (colleague.blockedAt !== null) return 'blocked'
  return colleague.passwordHash === null ? 'not-joined' : 'wrong-password'
}

/**
 * Who replaces a password or blocks a colleague ends his sessions while he holds the row, for which this waits: no session
 * outlives either.
 * @returns the id that opens the session; null where he was blocked, or his password replaced, meanwhile
 */
const beginSession = (
  database: Database,
  colleague: StoredStaff,
  userAgent: string,
): Promise<string | null> =>
  transaction(database, async tx => {
    if (!(await holdStaff(tx, colleague))) return null
    await appendEvent(tx, {
      type: 'staff-signed-in',
      actor: { kind: 'staff', id: colleague.id },
      staffId: colleague.id,
    })
    return storeStaffSession(tx, colleague.id, userAgent)
  })

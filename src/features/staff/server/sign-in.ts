import { transaction } from '../../../platform/database/pool.ts'
import { checkWithin } from '../../authentication/server/check-password.ts'
import type { Throttled } from '../../authentication/server/login-throttle.ts'
import { verifyPassword } from '../../authentication/server/passwords.ts'
import { appendEvent } from '../../events/server/events.ts'
import type { SignInForm } from '../contract.ts'
import { staffEvents } from '../events.ts'
import { recordChange } from './record-change.ts'
import { acceptCode, hasSecondFactor } from './second-factor.ts'
import type { StaffServices } from './staff-services.ts'
import { storeStaffSession } from './stored-sessions.ts'
import { lockStaff, type StoredStaff, staffByEmail } from './stored-staff.ts'

/** The form, where it came from, and how to know the browser again once the colleague is known. */
export type SignIn = SignInForm & {
  /** The address that it came from. */
  readonly ip: string
  readonly deviceIdFor: (colleague: StoredStaff) => string | null
  /** The browser as it names itself. */
  readonly userAgent: string
}

/** Why nobody was signed in is for the log; whoever tries hears the same, but for the code that is asked for or wrong. */
export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly colleague: StoredStaff; readonly sessionId: string }
  | { readonly kind: 'needs-code' }
  | {
      readonly kind: 'refused'
      readonly reason: 'no-account' | 'not-joined' | 'blocked' | 'wrong-password' | 'wrong-code'
      readonly staffId: string | null
    }
  | ({ readonly kind: 'throttled'; readonly staffId: string | null } & Throttled)

/**
 * Signs a colleague in by address, password and, if set up, a code of the second factor. It takes the same time
 * whether or not the address exists. A wrong code counts like a wrong password, and after too many of both nothing is
 * checked.
 */
export async function signIn(services: StaffServices, attempt: SignIn): Promise<SignInOutcome> {
  const { database, throttle } = services
  const colleague = await staffByEmail(database, attempt.email)
  const staffId = colleague?.id ?? null
  const deviceId = colleague && attempt.deviceIdFor(colleague)
  let outcome: SignInOutcome = { kind: 'refused', reason: reasonFor(colleague), staffId }
  const judgement = await checkWithin(
    throttle,
    { email: attempt.email, ip: attempt.ip, deviceId },
    async () => {
      const isRight = await verifyPassword(attempt.password, colleague?.passwordHash ?? null)
      if (!isRight || !colleague || colleague.blockedAt !== null) return 'wrong'
      outcome = await beginSession(services, colleague, attempt)
      if (outcome.kind === 'needs-code') return 'open'
      return outcome.kind === 'signed-in' ? 'right' : 'wrong'
    },
  )
  return judgement.kind === 'throttled' ? { ...judgement, staffId } : outcome
}

function reasonFor(colleague: StoredStaff | null) {
  if (!colleague) return 'no-account'
  if (colleague.blockedAt !== null) return 'blocked'
  return colleague.passwordHash === null ? 'not-joined' : 'wrong-password'
}

/**
 * Replacing a password or blocking a colleague ends all sessions under a lock of the row, for which this waits: no
 * session survives either.
 */
const beginSession = (
  { database, cipher, mailDomain }: StaffServices,
  colleague: StoredStaff,
  { code, userAgent }: SignIn,
): Promise<SignInOutcome> =>
  transaction(database, async (tx): Promise<SignInOutcome> => {
    const { id } = colleague
    const refused = (reason: 'wrong-password' | 'wrong-code') =>
      ({ kind: 'refused', reason, staffId: id }) as const
    if (!(await lockStaff(tx, colleague))) return refused('wrong-password')
    const isAsked = await hasSecondFactor(tx, id)
    if (isAsked && code === undefined) return { kind: 'needs-code' }
    const taken = isAsked && code !== undefined ? await acceptCode(tx, cipher, id, code) : null
    if (isAsked && taken === null) return refused('wrong-code')
    await appendEvent(tx, {
      type: staffEvents.signedIn,
      actor: { kind: 'staff', id },
      staffId: id,
      data: { secondFactor: taken },
    })
    if (taken === 'recovery-code')
      await recordChange(tx, { byId: id, of: colleague, field: 'recoveryCodeUsed' }, mailDomain)
    return { kind: 'signed-in', colleague, sessionId: await storeStaffSession(tx, id, userAgent) }
  })

import type { StaffJoining, StaffLinkStanding } from '../../contract/staff-access.ts'
import { whyGuessable } from '../accounts/guessable-passwords.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { transaction } from '../database/pool.ts'
import { addFirstAdministrator, hasStaff } from './first-administrator.ts'
import type { StaffServices } from './staff-services.ts'
import { storeStaffSession } from './stored-sessions.ts'

/** What a link is for, while it serves; null otherwise. Looking uses nothing up. */
export async function staffLinkStanding(
  { database, firstLinks }: StaffServices,
  token: string,
): Promise<StaffLinkStanding | null> {
  const isFirst = firstLinks.isInTime(token, new Date()) && !(await hasStaff(database))
  return isFirst ? { for: 'first-administrator' } : null
}

/** `no-link`: the token is nobody's, or its link serves no more. `guessable`: why, in Dutch; the link serves still. */
export type JoinOutcome =
  | {
      readonly kind: 'joined'
      readonly owner: { readonly id: string; readonly passwordHash: string }
      readonly sessionId: string
    }
  | { readonly kind: 'no-link' }
  | { readonly kind: 'guessable'; readonly reason: string }

/** Takes what was filled in on the page of a link, uses the link up and signs in, all of it or nothing. */
export async function join(
  services: StaffServices,
  { token, name, email, password }: StaffJoining,
  userAgent: string,
): Promise<JoinOutcome> {
  const { database, brandName } = services
  if (!(await staffLinkStanding(services, token))) return { kind: 'no-link' }
  const reason = whyGuessable(password, { email, name, brandName })
  if (reason !== null) return { kind: 'guessable', reason }
  const passwordHash = await hashPassword(password)
  const joined = await transaction(database, async tx => {
    const id = await addFirstAdministrator(tx, { name, email, passwordHash })
    return id && { id, sessionId: await storeStaffSession(tx, id, userAgent) }
  })
  if (!joined) return { kind: 'no-link' }
  const { id, sessionId } = joined
  return { kind: 'joined', owner: { id, passwordHash }, sessionId }
}

import { transaction } from '../../../platform/database/pool.ts'
import { checkPassword, type PasswordCheck } from '../../authentication/server/check-password.ts'
import { whyGuessable } from '../../authentication/server/guessable-passwords.ts'
import { hashPassword } from '../../authentication/server/passwords.ts'
import type { StaffPasswordChange } from '../contract-account.ts'
import type { IdentityConfirmation } from './confirm-identity.ts'
import { recordChange } from './record-change.ts'
import type { StaffServices } from './staff-services.ts'
import { endOtherSessionsOf } from './stored-sessions.ts'
import { replaceStaffPassword, staffById } from './stored-staff.ts'

export type PasswordOutcome =
  | { readonly kind: 'changed'; readonly owner: { readonly id: string; readonly passwordHash: string } }
  | Exclude<PasswordCheck, { kind: 'right' }>
  /** Why the new one would be guessed, in Dutch. */
  | { readonly kind: 'guessable'; readonly reason: string }

/**
 * Changes a colleague's password, ends their other sessions and queues a mail, in one transaction. A wrong current
 * password counts like a failed sign-in; one that is replaced meanwhile is wrong.
 */
export async function changeOwnPassword(
  services: StaffServices,
  { signedIn, ip, deviceId }: IdentityConfirmation,
  { currentPassword, newPassword }: StaffPasswordChange,
): Promise<PasswordOutcome> {
  const { database, throttle, brandName, mailDomain, onMailQueued } = services
  const colleague = await staffById(database, signedIn.id)
  if (!colleague) return { kind: 'wrong' }
  const attempt = { email: signedIn.email, ip, deviceId }
  const judgement = await checkPassword(throttle, attempt, currentPassword, colleague.passwordHash)
  if (judgement.kind !== 'right') return judgement
  const reason = whyGuessable(newPassword, { ...colleague, brandName })
  if (reason !== null) return { kind: 'guessable', reason }
  const passwordHash = await hashPassword(newPassword)

  const isReplaced = await transaction(database, async tx => {
    if (!(await replaceStaffPassword(tx, colleague, passwordHash))) return false
    await endOtherSessionsOf(tx, signedIn)
    await recordChange(tx, { byId: signedIn.id, of: signedIn, field: 'password' }, mailDomain)
    return true
  })
  if (!isReplaced) return { kind: 'wrong' }
  onMailQueued()
  return { kind: 'changed', owner: { id: colleague.id, passwordHash } }
}

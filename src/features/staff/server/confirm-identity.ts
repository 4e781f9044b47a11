import { transaction } from '../../../platform/database/pool.ts'
import { checkPassword, checkWithin, type PasswordCheck } from '../../authentication/server/check-password.ts'
import type { Confirmation } from '../contract-account.ts'
import { recordChange } from './record-change.ts'
import { acceptCode } from './second-factor.ts'
import type { StaffServices } from './staff-services.ts'
import { confirmStaffSession, type SignedIn } from './stored-sessions.ts'
import { staffById } from './stored-staff.ts'

/** The colleague who confirms their identity, and the request's origin, as for signing in. */
export type IdentityConfirmation = {
  readonly signedIn: SignedIn
  readonly ip: string
  readonly deviceId: string | null
}

/** `missing`: the other of the two is asked for. */
export type ConfirmOutcome = PasswordCheck | { readonly kind: 'missing' }

/** Opens sensitive acts on this session for some minutes: by the code where there is a second factor, else by the password. */
export async function confirmIdentity(
  services: StaffServices,
  giver: IdentityConfirmation,
  proof: Confirmation,
): Promise<ConfirmOutcome> {
  const { database } = services
  const { signedIn } = giver
  if (signedIn.hasSecondFactor !== 'code' in proof) return { kind: 'missing' }
  const judgement =
    'code' in proof
      ? await judgeCode(services, giver, proof.code)
      : await checkOwnPassword(services, giver, proof.currentPassword)
  if (judgement.kind === 'right') await confirmStaffSession(database, signedIn.sessionHash)
  return judgement
}

const judgeCode = (
  { database, throttle, cipher, mailDomain }: StaffServices,
  { signedIn, ip, deviceId }: IdentityConfirmation,
  code: string,
) =>
  checkWithin(throttle, { email: signedIn.email, ip, deviceId }, () =>
    transaction(database, async tx => {
      const taken = await acceptCode(tx, cipher, signedIn.id, code)
      if (taken === 'recovery-code')
        await recordChange(tx, { byId: signedIn.id, of: signedIn, field: 'recoveryCodeUsed' }, mailDomain)
      return taken === null ? 'wrong' : 'right'
    }),
  )

/** Checks a colleague's current password; a wrong one counts like a failed sign-in. */
export async function checkOwnPassword(
  { database, throttle }: StaffServices,
  { signedIn, ip, deviceId }: IdentityConfirmation,
  password: string,
): Promise<PasswordCheck> {
  const colleague = await staffById(database, signedIn.id)
  const attempt = { email: signedIn.email, ip, deviceId }
  return checkPassword(throttle, attempt, password, colleague?.passwordHash ?? null)
}

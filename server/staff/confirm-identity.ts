import type { Confirmation } from '../../contract/staff-account.ts'
import { type Judgement, judgePassword, judgeWithin } from '../accounts/judge-password.ts'
import { transaction } from '../database/pool.ts'
import { noteChange } from './note-change.ts'
import { takeCode } from './second-factor.ts'
import type { StaffServices } from './staff-services.ts'
import { confirmStaffSession, type SignedIn } from './stored-sessions.ts'
import { staffById } from './stored-staff.ts'

/** Who shows once more who he is, and from where, as signing in says it. */
export type IdentityGiver = {
  readonly signedIn: SignedIn
  readonly ip: string
  readonly deviceId: string | null
}

/** `missing`: the other of the two is asked for. */
export type ConfirmOutcome = Judgement | { readonly kind: 'missing' }

/** Opens sensitive acts on this session for some minutes: by the code where there is a second factor, else by the password. */
export async function confirmIdentity(
  services: StaffServices,
  giver: IdentityGiver,
  proof: Confirmation,
): Promise<ConfirmOutcome> {
  const { database } = services
  const { signedIn } = giver
  if (signedIn.hasSecondFactor !== 'code' in proof) return { kind: 'missing' }
  const judgement =
    'code' in proof
      ? await judgeCode(services, giver, proof.code)
      : await judgeOwnPassword(services, giver, proof.currentPassword)
  if (judgement.kind === 'right') await confirmStaffSession(database, signedIn.sessionHash)
  return judgement
}

const judgeCode = (
  { database, throttle, cipher, mailDomain }: StaffServices,
  { signedIn, ip, deviceId }: IdentityGiver,
  code: string,
) =>
  judgeWithin(throttle, { email: signedIn.email, ip, deviceId }, () =>
    transaction(database, async tx => {
      const taken = await takeCode(tx, cipher, signedIn.id, code)
      if (taken === 'recovery-code')
        await noteChange(tx, { byId: signedIn.id, of: signedIn, field: 'recoveryCodeUsed' }, mailDomain)
      return taken === null ? 'wrong' : 'right'
    }),
  )

/** Looks at the password that a colleague has now; a wrong one counts as when he signs in. */
export async function judgeOwnPassword(
  { database, throttle }: StaffServices,
  { signedIn, ip, deviceId }: IdentityGiver,
  password: string,
): Promise<Judgement> {
  const colleague = await staffById(database, signedIn.id)
  const attempt = { email: signedIn.email, ip, deviceId }
  return judgePassword(throttle, attempt, password, colleague?.passwordHash ?? null)
}

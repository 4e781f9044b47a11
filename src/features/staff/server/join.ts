import type { FieldErrors } from '../../../common/contract/failure.ts'
import { fieldLabels, fieldTexts } from '../../../common/contract/field-texts.ts'
import { type Queryable, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { whyGuessable } from '../../authentication/server/guessable-passwords.ts'
import { hashPassword } from '../../authentication/server/passwords.ts'
import { appendEvent } from '../../events/server/events.ts'
import { activeLink, consumeLink, revokeLinks } from '../../mailed-links/server/mailed-links.ts'
import type { StaffJoining, StaffLinkStatus } from '../contract.ts'
import { staffEvents } from '../events.ts'
import { addFirstAdministrator, hasStaff } from './first-administrator.ts'
import { staffLinks } from './links.ts'
import { recordChange } from './record-change.ts'
import type { StaffServices } from './staff-services.ts'
import { endAllSessionsOf, storeStaffSession } from './stored-sessions.ts'
import { lockColleague, type StoredStaff, setStaffPassword, staffById } from './stored-staff.ts'

/** An active link mailed to a colleague, with its owner; null if it is not active, or the owner is blocked. */
async function mailedStaffLink(
  database: Queryable,
  token: string,
): Promise<{ readonly linkId: string; readonly colleague: StoredStaff } | null> {
  const link = await activeLink(database, token, [staffLinks.access])
  const colleague = link?.staffId ? await staffById(database, link.staffId) : null
  return link && colleague && colleague.blockedAt === null ? { linkId: link.id, colleague } : null
}

/** Purpose of an active link; null otherwise. Reading does not use the link up. */
export async function staffLinkStatus(
  { database, firstLinks }: StaffServices,
  token: string,
): Promise<StaffLinkStatus | null> {
  if (firstLinks.isInTime(token, new Date()))
    return (await hasStaff(database)) ? null : { for: 'first-administrator' }
  const mailed = await mailedStaffLink(database, token)
  if (!mailed) return null
  const { email, role, passwordHash } = mailed.colleague
  return passwordHash === null ? { for: 'invitation', email, role } : { for: 'password', email }
}

/** `no-link`: the token is nobody's, or its link serves no more. `wrong-fields`: the link serves still. */
export type JoinOutcome =
  | {
      readonly kind: 'joined'
      readonly owner: { readonly id: string; readonly passwordHash: string }
      /** null after replacing a password: the colleague signs in with it and the second factor. */
      readonly sessionId: string | null
    }
  | { readonly kind: 'no-link' }
  | { readonly kind: 'wrong-fields'; readonly errors: FieldErrors }

/** Takes what was filled in on the page of a link and uses the link up, all of it or nothing; who joins is signed in. */
export async function join(
  services: StaffServices,
  joining: StaffJoining,
  userAgent: string,
): Promise<JoinOutcome> {
  const { database, brandName, onMailQueued } = services
  const standing = await staffLinkStatus(services, joining.token)
  if (!standing) return { kind: 'no-link' }
  const errors = missingIn(joining, standing)
  if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors }
  const { name, password } = joining
  const email = standing.for === 'first-administrator' ? (joining.email ?? '') : standing.email
  const reason = whyGuessable(password, { email, brandName, ...(name !== undefined && { name }) })
  if (reason !== null) return { kind: 'wrong-fields', errors: { password: { message: reason } } }
  const passwordHash = await hashPassword(password)
  const joined = await transaction(database, tx =>
    standing.for === 'first-administrator'
      ? openDesk(tx, { name: name ?? '', email, passwordHash, userAgent })
      : takeMailedLink(tx, services, { ...joining, passwordHash, userAgent }),
  )
  if (!joined) return { kind: 'no-link' }
  onMailQueued()
  return { kind: 'joined', owner: { id: joined.id, passwordHash }, sessionId: joined.sessionId }
}

function missingIn({ name, email }: StaffJoining, { for: purpose }: StaffLinkStatus): FieldErrors {
  const isFirst = purpose === 'first-administrator'
  return {
    ...(name === undefined &&
      purpose !== 'password' && { name: { message: fieldTexts.fillIn(fieldLabels.name) } }),
    ...(email === undefined && isFirst && { email: { message: fieldTexts.fillIn(fieldLabels.email) } }),
  }
}

type Joined = { readonly id: string; readonly sessionId: string | null }
type Entry = { readonly passwordHash: string; readonly userAgent: string }

async function openDesk(
  tx: Transaction,
  { userAgent, ...first }: Entry & { readonly name: string; readonly email: string },
): Promise<Joined | null> {
  const id = await addFirstAdministrator(tx, first)
  return id === null ? null : { id, sessionId: await storeStaffSession(tx, id, userAgent) }
}

/** @returns null where the link serves no more */
async function takeMailedLink(
  tx: Transaction,
  { mailDomain }: StaffServices,
  { token, name, passwordHash, userAgent }: Entry & Pick<StaffJoining, 'token' | 'name'>,
): Promise<Joined | null> {
  const mailed = await mailedStaffLink(tx, token)
  const colleague = mailed && (await lockColleague(tx, mailed.colleague.id))
  if (!colleague || colleague.blockedAt !== null || !(await consumeLink(tx, mailed.linkId))) return null
  const { id } = colleague
  if (colleague.passwordHash === null) {
    await revokeLinks(tx, { staffId: id }, null)
    await setStaffPassword(tx, id, { passwordHash, name })
    await appendEvent(tx, { type: staffEvents.joined, actor: { kind: 'staff', id }, staffId: id })
    return { id, sessionId: await storeStaffSession(tx, id, userAgent) }
  }
  await setStaffPassword(tx, id, { passwordHash })
  await endAllSessionsOf(tx, id)
  await recordChange(tx, { byId: id, of: colleague, field: 'password' }, mailDomain)
  return { id, sessionId: null }
}

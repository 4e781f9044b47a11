import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { emailKeyOf } from '../../../common/checks/email-key.ts'
import type { EventFacts, FactOf } from '../../../common/event-kind.ts'
import { type Transaction, transaction } from '../../../platform/database/pool.ts'
import { email as emailTo, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import type { StaffRole } from '../../desk/staff-roles.ts'
import { appendEvent } from '../../events/server/events.ts'
import { createLink } from '../../mailed-links/server/mailed-links.ts'
import type { Invitation } from '../contract-colleagues.ts'
import { staffEvents } from '../events.ts'
import { staffMails } from '../mails.ts'
import { staffLinks } from './links.ts'
import { type AccountField, recordChange } from './record-change.ts'
import { removeSecondFactor } from './second-factor.ts'
import type { StaffServices } from './staff-services.ts'
import { endAllSessionsOf } from './stored-sessions.ts'
import { lockColleague, type StoredStaff } from './stored-staff.ts'
import { staff, staffSettings } from './tables.ts'
import { deskAccountRefusals } from './texts.ts'

/* Actions of an administrator on colleagues' accounts; each appends its event in the same transaction. */

/** `not-possible`: why, in Dutch. */
export type ManageOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'no-colleague' }
  | { readonly kind: 'not-possible'; readonly reason: string }

const done: ManageOutcome = { kind: 'done' }
const notPossible = (reason: string): ManageOutcome => ({ kind: 'not-possible', reason })

/** Invites somebody by mail. @returns false where somebody has the address already */
export async function inviteColleague(
  services: StaffServices,
  byId: string,
  { email, role }: Invitation,
): Promise<boolean> {
  const id = randomUUID()
  const isInvited = await transaction(services.database, async tx => {
    const { rowCount } = await tx
      .insert(staff)
      .values({ id, email, emailKey: emailKeyOf(email), role })
      .onConflictDoNothing({ target: staff.emailKey })
    if (rowCount !== 1) return false
    await appendEvent(tx, {
      type: staffEvents.invited,
      actor: { kind: 'staff', id: byId },
      staffId: id,
      data: { role },
      values: { email: { before: null, after: email } },
    })
    await mailLink(tx, services, { id, email, passwordHash: null })
    return true
  })
  if (isInvited) services.onMailQueued()
  return isInvited
}

/** Mails a link for joining or for choosing another password. The caller holds the colleague's lock. */
async function mailLink(
  tx: Transaction,
  { linkKey, mailDomain }: StaffServices,
  { id, email, passwordHash }: Pick<StoredStaff, 'id' | 'email' | 'passwordHash'>,
): Promise<void> {
  const mailedLinkId = await createLink(tx, { owner: { staffId: id }, purpose: staffLinks.access }, linkKey)
  const kind = passwordHash === null ? staffMails.invitation : staffMails.passwordLink
  await queueDeliveries(tx, { mailedLinkId }, [emailTo(kind, email, mailDomain)])
}

/** The acting administrator, and the colleague. */
export type ColleagueCommand = { readonly byId: string; readonly id: string }

type Deed = (tx: Transaction, colleague: StoredStaff) => Promise<ManageOutcome>

/** Does something to a colleague while nobody else does, by who still is an administrator when it is done. */
async function onColleague(
  services: StaffServices,
  { byId, id }: ColleagueCommand,
  deed: Deed,
): Promise<ManageOutcome> {
  const outcome = await transaction(services.database, async tx => {
    if (!(await isAdministrator(tx, byId))) return notPossible(deskAccountRefusals.noAdministrator)
    const colleague = await lockColleague(tx, id)
    return colleague ? deed(tx, colleague) : ({ kind: 'no-colleague' } as const)
  })
  services.onMailQueued()
  return outcome
}

/** Administrators are locked in one order, so that of two who end each other's role one is refused. */
async function isAdministrator(tx: Transaction, id: string): Promise<boolean> {
  const administrators = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'beheerder'), isNotNull(staff.passwordHash), isNull(staff.blockedAt)))
    .orderBy(staff.id)
    .for('no key update')
  return administrators.some(each => each.id === id)
}

/** Changes a colleague's role. Nobody can change their own, so the last administrator stays one. */
export const changeRole = (
  services: StaffServices,
  act: ColleagueCommand,
  role: StaffRole,
): Promise<ManageOutcome> =>
  onColleague(services, act, async (tx, colleague) => {
    if (act.byId === act.id) return notPossible(deskAccountRefusals.ownAccount)
    if (colleague.role === role) return done
    await tx.update(staff).set({ role }).where(eq(staff.id, colleague.id))
    await note(tx, services, act, colleague, 'role', { before: colleague.role, after: role })
    // The invitation named the role that it was for.
    if (colleague.joinedAt === null) await mailLink(tx, services, colleague)
    return done
  })

/** Blocks a colleague and ends their sessions, or unblocks them. */
export const blockColleague = (
  services: StaffServices,
  act: ColleagueCommand,
  isBlocked: boolean,
): Promise<ManageOutcome> =>
  onColleague(services, act, async (tx, colleague) => {
    if (act.byId === act.id) return notPossible(deskAccountRefusals.ownAccount)
    if (colleague.joinedAt === null) return notPossible(deskAccountRefusals.invitationOpen)
    if ((colleague.blockedAt !== null) === isBlocked) return done
    await tx
      .update(staff)
      .set({ blockedAt: isBlocked ? sql`now()` : null })
      .where(eq(staff.id, colleague.id))
    if (isBlocked) await endAllSessionsOf(tx, colleague.id)
    await note(tx, services, act, colleague, 'blocked', { isBlocked })
    return done
  })

/** Mails a link: the invitation again, or one to choose another password. */
export const mailStaffLink = (services: StaffServices, act: ColleagueCommand): Promise<ManageOutcome> =>
  onColleague(services, act, async (tx, colleague) => {
    if (colleague.blockedAt !== null) return notPossible(deskAccountRefusals.blocked)
    await mailLink(tx, services, colleague)
    await note(tx, services, act, colleague, 'link', {})
    return done
  })

/** Removes the lost second factor of a colleague, and ends their sessions. */
export const removeColleaguesFactor = (
  services: StaffServices,
  act: ColleagueCommand,
): Promise<ManageOutcome> =>
  onColleague(services, act, async (tx, colleague) => {
    if (act.byId === act.id) return notPossible(deskAccountRefusals.ownSecondFactor)
    if (!(await removeSecondFactor(tx, colleague.id))) return done
    await endAllSessionsOf(tx, colleague.id)
    await note(tx, services, act, colleague, 'secondFactor', { isSetUp: false })
    return done
  })

/** Withdraws an invitation that was not taken; its link serves no more. */
export const withdrawInvitation = (services: StaffServices, act: ColleagueCommand): Promise<ManageOutcome> =>
  onColleague(services, act, async (tx, colleague) => {
    if (colleague.joinedAt !== null) return notPossible(deskAccountRefusals.invitationTaken)
    await tx.delete(staff).where(eq(staff.id, colleague.id))
    await appendEvent(tx, {
      type: staffEvents.invitationWithdrawn,
      actor: { kind: 'staff', id: act.byId },
      staffId: colleague.id,
      values: { email: { before: colleague.email, after: null } },
    })
    return done
  })

/** Demands a second factor of everybody, or no longer; who has none sets one up before anything else. */
export async function demandSecondFactor(
  { database }: Pick<StaffServices, 'database'>,
  byId: string,
  isRequired: boolean,
): Promise<void> {
  await transaction(database, async tx => {
    const { rowCount } = await tx
      .update(staffSettings)
      .set({ secondFactorRequired: isRequired })
      .where(ne(staffSettings.secondFactorRequired, isRequired))
    if (rowCount === 0) return
    await appendEvent(tx, {
      type: staffEvents.settingChanged,
      actor: { kind: 'staff', id: byId },
      changedFields: ['secondFactorRequired'],
      data: { isRequired },
    })
  })
}

const note = (
  tx: Transaction,
  { mailDomain }: StaffServices,
  { byId }: ColleagueCommand,
  of: StoredStaff,
  field: AccountField,
  data: EventFacts<FactOf<typeof staffEvents>>,
) => recordChange(tx, { byId, of, field, data }, mailDomain)

import * as z from 'zod/mini'
import { changed, removedOnce, wrongField } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { emailField } from '../../common/contract/fields.ts'
import { uuidParam } from '../../common/contract/params.ts'
import { staffRoles } from '../desk/staff-roles.ts'
import { roleFieldTexts } from './texts.ts'

/** Accounts of the desk, for administrators. */

const Role = z
  .enum(staffRoles, { error: roleFieldTexts.missing })
  .register(fieldFacts, { label: roleFieldTexts.role, kind: 'choice' })

const Colleague = z.object({
  id: z.string(),
  /** Empty until the invitation is taken. */
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** `expired`: the invitation was not taken in time. */
  state: z.enum(['active', 'blocked', 'invited', 'expired']),
  hasSecondFactor: z.boolean(),
  /** ISO 8601; null without a session. */
  lastSeenAt: z.nullable(z.string()),
})

export type Colleague = z.infer<typeof Colleague>

export const Colleagues = z.object({
  secondFactorRequired: z.boolean(),
  colleagues: z.array(Colleague),
})

export const Invitation = z.object({ email: emailField, role: Role })

export type Invitation = z.infer<typeof Invitation>

export const RoleChange = z.object({ role: Role })

export const Blocking = z.object({ isBlocked: z.boolean() })

export const SecondFactorDemand = z.object({ isRequired: z.boolean() })

const common = {
  group: 'Staff',
  access: 'staff',
  permission: 'staff.manage',
  limit: { max: 120, per: 'minute' },
} as const

const noSuchColleague = { description: 'There is no such colleague', body: Failure } as const

const notPossible = {
  description: 'It cannot be done to this colleague now; the reason',
  body: Failure,
} as const

/** Calls of administrators about accounts of colleagues. */
export const colleagueCalls = {
  colleagues: defineCall({
    ...common,
    method: 'GET',
    path: '/api/beheer/medewerkers',
    summary: 'Everybody who works at the desk, and who was invited.',
    answers: { 200: { description: 'The colleagues', body: Colleagues } },
  }),
  inviteColleague: defineCall({
    ...common,
    method: 'POST',
    path: '/api/beheer/medewerkers',
    confirmed: true,
    summary: 'Invites a colleague by mail.',
    body: { kind: 'json', schema: Invitation },
    answers: { 204: { description: 'Invited' }, 422: wrongField },
  }),
  demandSecondFactor: defineCall({
    ...common,
    method: 'PUT',
    path: '/api/beheer/medewerkers/tweede-factor',
    confirmed: true,
    summary: 'Demands a second factor of everybody, or no longer.',
    body: { kind: 'json', schema: SecondFactorDemand },
    answers: { 204: changed, 422: wrongField },
  }),
  changeRole: defineCall({
    ...common,
    method: 'PUT',
    path: '/api/beheer/medewerkers/{id}/rol',
    params: { id: uuidParam },
    confirmed: true,
    summary: 'Gives a colleague another role, which counts at once.',
    body: { kind: 'json', schema: RoleChange },
    answers: { 204: changed, 404: noSuchColleague, 409: notPossible, 422: wrongField },
  }),
  blockColleague: defineCall({
    ...common,
    method: 'PUT',
    path: '/api/beheer/medewerkers/{id}/blokkade',
    params: { id: uuidParam },
    confirmed: true,
    summary: 'Blocks a colleague and ends his sessions, or lets him in again.',
    body: { kind: 'json', schema: Blocking },
    answers: { 204: changed, 404: noSuchColleague, 409: notPossible, 422: wrongField },
  }),
  mailStaffLink: defineCall({
    ...common,
    method: 'POST',
    path: '/api/beheer/medewerkers/{id}/link',
    params: { id: uuidParam },
    confirmed: true,
    summary:
      'Mails the invitation again, or a link to choose another password; the link before serves no more.',
    answers: { 204: { description: 'On its way' }, 404: noSuchColleague, 409: notPossible },
  }),
  removeColleaguesFactor: defineCall({
    ...common,
    method: 'POST',
    path: '/api/beheer/medewerkers/{id}/tweede-factor/einde',
    params: { id: uuidParam },
    confirmed: true,
    summary: 'Removes a colleague’s second factor, for who lost it.',
    answers: { 204: removedOnce, 404: noSuchColleague, 409: notPossible },
  }),
  withdrawInvitation: defineCall({
    ...common,
    method: 'DELETE',
    path: '/api/beheer/medewerkers/{id}',
    params: { id: uuidParam },
    confirmed: true,
    summary: 'Withdraws an invitation that was not taken.',
    answers: { 204: { description: 'Withdrawn' }, 404: noSuchColleague, 409: notPossible },
  }),
}

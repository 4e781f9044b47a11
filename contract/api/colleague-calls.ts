import { Failure } from '../failure.ts'
import {
  Blocking,
  Colleagues,
  colleagueList,
  demandSecondFactor,
  Invitation,
  inviteColleague,
  RoleChange,
  SecondFactorDemand,
} from '../staff-colleagues.ts'
import { defineCall } from './call.ts'

const common = {
  group: 'Staff',
  access: 'staff',
  permission: 'staff.manage',
  limit: { max: 120, per: 'minute' },
} as const
const one = `${colleagueList.path}/{id}` as const
const noSuchColleague = { description: 'There is no such colleague', body: Failure } as const
const notPossible = {
  description: 'It cannot be done to this colleague now; the reason',
  body: Failure,
} as const
const wrongField = { description: 'The field that is wrong', body: Failure } as const

/** What administrators do with the accounts of colleagues. */
export const colleagueCalls = {
  colleagues: defineCall({
    ...colleagueList,
    ...common,
    summary: 'Everybody who works at the desk, and who was invited.',
    answers: { 200: { description: 'The colleagues', body: Colleagues } },
  }),
  inviteColleague: defineCall({
    ...inviteColleague,
    ...common,
    confirmed: true,
    summary: 'Invites a colleague by mail.',
    body: { kind: 'json', schema: Invitation },
    answers: { 204: { description: 'Invited' }, 422: wrongField },
  }),
  demandSecondFactor: defineCall({
    ...demandSecondFactor,
    ...common,
    confirmed: true,
    summary: 'Demands a second factor of everybody, or no longer.',
    body: { kind: 'json', schema: SecondFactorDemand },
    answers: { 204: { description: 'Changed' }, 422: wrongField },
  }),
  changeRole: defineCall({
    method: 'PUT',
    path: `${one}/rol`,
    ...common,
    confirmed: true,
    summary: 'Gives a colleague another role, which counts at once.',
    body: { kind: 'json', schema: RoleChange },
    answers: { 204: { description: 'Changed' }, 404: noSuchColleague, 409: notPossible, 422: wrongField },
  }),
  blockColleague: defineCall({
    method: 'PUT',
    path: `${one}/blokkade`,
    ...common,
    confirmed: true,
    summary: 'Blocks a colleague and ends his sessions, or lets him in again.',
    body: { kind: 'json', schema: Blocking },
    answers: { 204: { description: 'Changed' }, 404: noSuchColleague, 409: notPossible, 422: wrongField },
  }),
  mailStaffLink: defineCall({
    method: 'POST',
    path: `${one}/link`,
    ...common,
    confirmed: true,
    summary:
      'Mails the invitation again, or a link to choose another password; the link before serves no more.',
    answers: { 204: { description: 'On its way' }, 404: noSuchColleague, 409: notPossible },
  }),
  removeColleaguesFactor: defineCall({
    method: 'POST',
    path: `${one}/tweede-factor/einde`,
    ...common,
    confirmed: true,
    summary: 'Removes a colleague’s second factor, for who lost it.',
    answers: { 204: { description: 'Removed, or there was none' }, 404: noSuchColleague, 409: notPossible },
  }),
  withdrawInvitation: defineCall({
    method: 'DELETE',
    path: one,
    ...common,
    confirmed: true,
    summary: 'Withdraws an invitation that was not taken.',
    answers: { 204: { description: 'Withdrawn' }, 404: noSuchColleague, 409: notPossible },
  }),
}

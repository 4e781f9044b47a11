import { Failure } from '../failure.ts'
import { SignedInStaff, SignInAnswer, SignInForm, signIn, signOut, stillHere, whoAmI } from '../staff.ts'
import {
  checkStaffLink,
  joinStaff,
  noSuchStaffLink,
  StaffJoined,
  StaffJoining,
  StaffLinkQuestion,
  StaffLinkStanding,
} from '../staff-access.ts'
import {
  beginSecondFactor,
  Confirmation,
  changeStaffPassword,
  confirmIdentity,
  endOtherStaffSessions,
  finishSecondFactor,
  RecoveryCodes,
  removeSecondFactor,
  renewRecoveryCodes,
  SecondFactorKey,
  SecondFactorProof,
  StaffPasswordChange,
  StaffSessions,
  staffSessionList,
} from '../staff-account.ts'
import { defineCall, refusedAsMarked } from './call.ts'

/** Of one's own account, whatever the role. */
const own = {
  group: 'Staff',
  access: 'staff',
  permission: null,
  limit: { max: 120, per: 'minute' },
} as const
const throttled = {
  description: 'Too many wrong passwords or codes; see Retry-After',
  body: Failure,
} as const

/** Signing in at the desk, and one's own account there. */
export const staffCalls = {
  signIn: defineCall({
    ...signIn,
    group: 'Staff',
    summary: 'Signs in at the desk: a session with an id of its own begins.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: SignInForm },
    answers: {
      200: { description: 'Signed in, or the code is asked for', body: SignInAnswer },
      401: { description: 'Wrong address or password, or blocked', body: Failure },
      422: { description: 'The form is not filled in, or the code is wrong', body: Failure },
      429: throttled,
    },
  }),
  checkStaffLink: defineCall({
    ...checkStaffLink,
    group: 'Staff',
    summary: 'Whether a link into the desk still serves; uses nothing up.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: StaffLinkQuestion },
    malformed: () => ({ status: 404, body: noSuchStaffLink }),
    answers: {
      200: { description: 'It does, and what for', body: StaffLinkStanding },
      404: { description: 'It does not', body: Failure },
    },
  }),
  joinStaff: defineCall({
    ...joinStaff,
    group: 'Staff',
    summary: 'Gets into the desk with a link, which is used up: joins and signs in, or replaces a password.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: StaffJoining },
    malformed: errors =>
      'token' in errors ? { status: 404, body: noSuchStaffLink } : refusedAsMarked(errors),
    answers: {
      200: { description: 'Joined, or the password is replaced', body: StaffJoined },
      404: { description: 'The link does not serve', body: Failure },
      422: { description: 'The field that is wrong; the link still serves', body: Failure },
    },
  }),
  signOut: defineCall({
    ...signOut,
    group: 'Staff',
    summary: 'Ends the session, where there is one.',
    access: 'visitor',
    answers: { 204: { description: 'Nobody is signed in any more' } },
  }),
  whoAmI: defineCall({
    ...whoAmI,
    ...own,
    limit: { max: 1200, per: 'minute' },
    summary: 'Who is signed in.',
    answers: { 200: { description: 'The colleague', body: SignedInStaff } },
  }),
  stillHere: defineCall({
    ...stillHere,
    ...own,
    summary: 'Keeps the session from idling out: somebody is at work.',
    answers: { 204: { description: 'Noted' } },
  }),
  confirmIdentity: defineCall({
    ...confirmIdentity,
    ...own,
    summary: 'Gives the second factor once more, or the password, before sensitive acts.',
    body: { kind: 'json', schema: Confirmation },
    answers: {
      204: { description: 'Sensitive acts are open for ten minutes' },
      422: { description: 'The code or the password is wrong', body: Failure },
      429: throttled,
    },
  }),
  changeStaffPassword: defineCall({
    ...changeStaffPassword,
    ...own,
    summary: 'Changes the password and ends every other session.',
    body: { kind: 'json', schema: StaffPasswordChange },
    answers: {
      204: { description: 'Changed' },
      422: { description: 'The field that is wrong', body: Failure },
      429: throttled,
    },
  }),
  staffSessions: defineCall({
    ...staffSessionList,
    ...own,
    summary: 'Where the colleague is signed in, this session first.',
    answers: { 200: { description: 'The sessions', body: StaffSessions } },
  }),
  endOtherStaffSessions: defineCall({
    ...endOtherStaffSessions,
    ...own,
    confirmed: true,
    summary: 'Ends every session but this one.',
    answers: { 204: { description: 'Ended' } },
  }),
  endStaffSession: defineCall({
    method: 'POST',
    path: `${staffSessionList.path}/{id}/einde`,
    ...own,
    confirmed: true,
    summary: 'Ends one session.',
    answers: {
      204: { description: 'Ended' },
      404: { description: 'The colleague has no such session', body: Failure },
    },
  }),
  beginSecondFactor: defineCall({
    ...beginSecondFactor,
    ...own,
    confirmed: true,
    summary: 'Makes a key for an authenticator, which counts once a code of it is given.',
    answers: {
      200: { description: 'The key', body: SecondFactorKey },
      409: { description: 'There is a second factor already', body: Failure },
    },
  }),
  finishSecondFactor: defineCall({
    ...finishSecondFactor,
    ...own,
    summary: 'Takes the first code of an authenticator; from then on signing in asks for one.',
    body: { kind: 'json', schema: SecondFactorProof },
    answers: {
      200: { description: 'Set up; the recovery codes, which are told once', body: RecoveryCodes },
      409: { description: 'No key was made, or it counts already', body: Failure },
      422: { description: 'The code is wrong', body: Failure },
      429: throttled,
    },
  }),
  removeSecondFactor: defineCall({
    ...removeSecondFactor,
    ...own,
    confirmed: true,
    summary: 'Removes the second factor and the recovery codes.',
    answers: { 204: { description: 'Removed, or there was none' } },
  }),
  renewRecoveryCodes: defineCall({
    ...renewRecoveryCodes,
    ...own,
    confirmed: true,
    summary: 'Makes new recovery codes; those before are worth nothing.',
    answers: {
      200: { description: 'The codes, which are told once', body: RecoveryCodes },
      409: { description: 'There is no second factor', body: Failure },
    },
  }),
}

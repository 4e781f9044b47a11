import { Failure } from '../failure.ts'
import { SignedInStaff, SignInForm, signIn, signOut, stillHere, whoAmI } from '../staff.ts'
import { defineCall } from './call.ts'

/** Of one's own account, whatever the role. */
const own = { group: 'Staff', access: 'staff', permission: null } as const

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
      200: { description: 'Signed in' },
      401: { description: 'Wrong address or password, or blocked', body: Failure },
      422: { description: 'The form is not filled in', body: Failure },
      429: { description: 'Too many wrong passwords; see Retry-After', body: Failure },
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
    summary: 'Who is signed in.',
    limit: { max: 1200, per: 'minute' },
    answers: { 200: { description: 'The colleague', body: SignedInStaff } },
  }),
  stillHere: defineCall({
    ...stillHere,
    ...own,
    summary: 'Keeps the session from idling out: somebody is at work.',
    limit: { max: 120, per: 'minute' },
    answers: { 204: { description: 'Noted' } },
  }),
}

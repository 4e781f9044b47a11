import * as z from 'zod/mini'
import { deadLink, servesNot, signInThrottled } from '../../common/contract/answers.ts'
import { defineCall, refusedAsMarked } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { fieldLabels } from '../../common/contract/field-texts.ts'
import { emailField, requiredName, requiredText } from '../../common/contract/fields.ts'
import { compactCode } from '../../common/typed-text.ts'
import { LoginForm, newPasswordField } from '../authentication/contract.ts'
import { SignedInStaff } from '../desk/contract.ts'
import { staffRoles } from '../desk/staff-roles.ts'
import { signInTexts } from './texts.ts'

/** Signing in at the desk, and the signed-in colleague. */

/** Message at the field for a rejected code; a code that was used before is rejected too. */
export const wrongCode = signInTexts.wrongCode

const codeFacts = { label: signInTexts.codeOrRecoveryCode, kind: 'code' } as const

/** Six digits of an authenticator, or a recovery code; spaces and hyphens make no difference. */
export const codeField = requiredText(signInTexts.code, 40, signInTexts.codeMissing, compactCode).register(
  fieldFacts,
  codeFacts,
)

export const SignInForm = z.object({
  email: LoginForm.shape.username,
  password: LoginForm.shape.password,
  /** Absent until it is asked for. */
  code: z.optional(codeField).register(fieldFacts, codeFacts),
})

export type SignInForm = z.infer<typeof SignInForm>

export const SignInAnswer = z.object({
  /** Whether the password is right and the code of the second factor is still to come. */
  needsCode: z.boolean(),
})

/** Links with which somebody gets into the desk for the first time: `<publicUrl>/beheer/toegang#<token>`. */

const StaffLinkToken = z.string().check(z.minLength(20), z.maxLength(120))

export const noSuchStaffLink: Failure = {
  message: signInTexts.linkGone,
}

export const StaffLinkQuestion = z.object({ token: StaffLinkToken })

export const StaffLinkStatus = z.discriminatedUnion('for', [
  z.object({ for: z.literal('first-administrator') }),
  z.object({ for: z.literal('invitation'), email: z.string(), role: z.enum(staffRoles) }),
  z.object({ for: z.literal('password'), email: z.string() }),
])

export type StaffLinkStatus = z.infer<typeof StaffLinkStatus>

export const staffNameField = requiredName(fieldLabels.name)

const answers = { name: staffNameField, email: emailField, password: newPasswordField }

export const FirstAdministrator = z.object(answers)

export const InvitedColleague = z.object({ name: answers.name, password: answers.password })

export const NewStaffPassword = z.object({ password: answers.password })

export const StaffJoining = z.object({
  token: StaffLinkToken,
  name: z.optional(answers.name),
  email: z.optional(answers.email),
  password: answers.password,
})

export type StaffJoining = z.infer<typeof StaffJoining>

/** After replacing a password, the colleague signs in with it and the second factor. */
export const StaffJoined = z.object({ isSignedIn: z.boolean() })

/** For every role. */
export const own = {
  group: 'Staff',
  access: 'staff',
  permission: null,
  limit: { max: 120, per: 'minute' },
} as const

/** Signing in at the desk, and who is signed in there. */
export const staffCalls = {
  signIn: defineCall({
    method: 'POST',
    path: '/api/beheer/inloggen',
    group: 'Staff',
    summary: 'Signs in at the desk: a session with an id of its own begins.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: SignInForm },
    answers: {
      200: { description: 'Signed in, or the code is asked for', body: SignInAnswer },
      401: { description: 'Wrong address or password, or blocked', body: Failure },
      422: { description: 'The form is not filled in, or the code is wrong', body: Failure },
      429: signInThrottled,
    },
  }),
  checkStaffLink: defineCall({
    method: 'POST',
    path: '/api/beheer/toegang/vraag',
    group: 'Staff',
    summary: 'Whether a link into the desk still serves; uses nothing up.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: StaffLinkQuestion },
    malformed: () => ({ status: 404, body: noSuchStaffLink }),
    answers: {
      200: { description: 'It does, and what for', body: StaffLinkStatus },
      404: servesNot,
    },
  }),
  joinStaff: defineCall({
    method: 'POST',
    path: '/api/beheer/toegang',
    group: 'Staff',
    summary: 'Gets into the desk with a link, which is used up: joins and signs in, or replaces a password.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: StaffJoining },
    malformed: errors =>
      'token' in errors ? { status: 404, body: noSuchStaffLink } : refusedAsMarked(errors),
    answers: {
      200: { description: 'Joined, or the password is replaced', body: StaffJoined },
      404: deadLink,
      422: { description: 'The field that is wrong; the link still serves', body: Failure },
    },
  }),
  signOut: defineCall({
    method: 'POST',
    path: '/api/beheer/uitloggen',
    group: 'Staff',
    summary: 'Ends the session, where there is one.',
    access: 'visitor',
    answers: { 204: { description: 'Nobody is signed in any more' } },
  }),
  whoAmI: defineCall({
    ...own,
    method: 'GET',
    path: '/api/beheer/ik',
    limit: { max: 1200, per: 'minute' },
    summary: 'Who is signed in.',
    answers: { 200: { description: 'The colleague', body: SignedInStaff } },
  }),
  stillHere: defineCall({
    ...own,
    method: 'POST',
    path: '/api/beheer/aanwezig',
    summary: 'Keeps the session from idling out: somebody is at work.',
    answers: { 204: { description: 'Noted' } },
  }),
}

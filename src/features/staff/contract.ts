import * as z from 'zod/mini'
import { defineCall, refusedAsMarked } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { fieldLabels } from '../../common/contract/field-texts.ts'
import { emailField, requiredName, requiredText } from '../../common/contract/fields.ts'
import { rowParam } from '../../common/contract/params.ts'
import { compactCode } from '../../common/typed-text.ts'
import { LoginForm, newPasswordField } from '../customers/contract-account.ts'
import { CustomerSessions, currentPasswordField } from '../customers/contract-login.ts'
import { signInTexts } from './access-texts.ts'
import { staffRoles } from './staff-roles.ts'

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

export const SignedInStaff = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  hasSecondFactor: z.boolean(),
  /** Whether the colleague must set up a second factor first, because administrators require it of everybody. */
  secondFactorDue: z.boolean(),
})

export type SignedInStaff = z.infer<typeof SignedInStaff>

/** The codes by which a refusal with status 403 says what would open the call. */
export const staffRefusals = {
  /** The role does not permit it. */
  role: 'not-permitted',
  /** The second factor, or the password where none is set, once more. */
  confirm: 'confirm-first',
  /** A second factor is demanded, and is to be set up first. */
  setUp: 'second-factor-first',
} as const

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

/** A colleague's own account at the desk: password, second factor and sessions. */

export const ConfirmationByCode = z.object({ code: codeField })

export const ConfirmationByPassword = z.object({ currentPassword: currentPasswordField })

export const Confirmation = z.union([ConfirmationByCode, ConfirmationByPassword])

export type Confirmation = z.infer<typeof Confirmation>

export const StaffPasswordChange = z.object({
  currentPassword: currentPasswordField,
  newPassword: newPasswordField,
})

export type StaffPasswordChange = z.infer<typeof StaffPasswordChange>

export const StaffSessions = CustomerSessions

export type StaffSession = z.infer<typeof StaffSessions>[number]

export const SecondFactorKey = z.object({
  /** In base32, to be typed where no code can be scanned. */
  key: z.string(),
  /** `otpauth://…`, for an authenticator on the same device. */
  address: z.string(),
  /** The same as a picture: the dark squares as a path of SVG, on a square of this size. */
  picture: z.object({ size: z.int(), path: z.string() }),
})

export type SecondFactorKey = z.infer<typeof SecondFactorKey>

export const SecondFactorProof = z.object({ code: codeField })

/** Shown once. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) })

/** Calls about the own account, for every role. */
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
      429: throttled,
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
      404: { description: 'It does not', body: Failure },
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
      404: { description: 'The link does not serve', body: Failure },
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
  confirmIdentity: defineCall({
    ...own,
    method: 'POST',
    path: '/api/beheer/bevestigen',
    summary: 'Gives the second factor once more, or the password, before sensitive acts.',
    body: { kind: 'json', schema: Confirmation },
    answers: {
      204: { description: 'Sensitive acts are open for ten minutes' },
      422: { description: 'The code or the password is wrong', body: Failure },
      429: throttled,
    },
  }),
  changeStaffPassword: defineCall({
    ...own,
    method: 'PUT',
    path: '/api/beheer/ik/wachtwoord',
    summary: 'Changes the password and ends every other session.',
    body: { kind: 'json', schema: StaffPasswordChange },
    answers: {
      204: { description: 'Changed' },
      422: { description: 'The field that is wrong', body: Failure },
      429: throttled,
    },
  }),
  staffSessions: defineCall({
    ...own,
    method: 'GET',
    path: '/api/beheer/ik/sessies',
    summary: 'Where the colleague is signed in, this session first.',
    answers: { 200: { description: 'The sessions', body: StaffSessions } },
  }),
  endOtherStaffSessions: defineCall({
    ...own,
    method: 'POST',
    path: '/api/beheer/ik/sessies/einde',
    confirmed: true,
    summary: 'Ends every session but this one.',
    answers: { 204: { description: 'Ended' } },
  }),
  endStaffSession: defineCall({
    ...own,
    method: 'POST',
    path: '/api/beheer/ik/sessies/{id}/einde',
    params: { id: rowParam },
    confirmed: true,
    summary: 'Ends one session.',
    answers: {
      204: { description: 'Ended' },
      404: { description: 'The colleague has no such session', body: Failure },
    },
  }),
  beginSecondFactor: defineCall({
    ...own,
    method: 'POST',
    path: '/api/beheer/ik/tweede-factor',
    confirmed: true,
    summary: 'Makes a key for an authenticator, which counts once a code of it is given.',
    answers: {
      200: { description: 'The key', body: SecondFactorKey },
      409: { description: 'There is a second factor already', body: Failure },
    },
  }),
  finishSecondFactor: defineCall({
    ...own,
    method: 'PUT',
    path: '/api/beheer/ik/tweede-factor',
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
    ...own,
    method: 'POST',
    path: '/api/beheer/ik/tweede-factor/einde',
    confirmed: true,
    summary: 'Removes the second factor and the recovery codes.',
    answers: { 204: { description: 'Removed, or there was none' } },
  }),
  renewRecoveryCodes: defineCall({
    ...own,
    method: 'POST',
    path: '/api/beheer/ik/herstelcodes',
    confirmed: true,
    summary: 'Makes new recovery codes; those before are worth nothing.',
    answers: {
      200: { description: 'The codes, which are told once', body: RecoveryCodes },
      409: { description: 'There is no second factor', body: Failure },
    },
  }),
}

import * as z from 'zod/mini'
import { type ApiRefusal, defineCall, refusedAsMarked } from '../../common/contract/call.ts'
import { captchaField } from '../../common/contract/captcha.ts'
import {
  asFormFields,
  Failure,
  type FieldErrors,
  markedFields,
  unreadable,
} from '../../common/contract/failure.ts'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { emailField, passwordLength, resellerIdField } from '../../common/contract/fields.ts'
import { wholeToken } from '../../common/contract/link-token.ts'
import { GuestDetails, PostalAddress } from '../details/details-schema.ts'
import { accountContractTexts, passwordTexts } from './password-texts.ts'

/** The registration form (order-flow §3); a reseller id that is nobody's is left out by the server. */
export const Registration = z.extend(GuestDetails, {
  resellerId: resellerIdField,
})

export type Registration = z.infer<typeof Registration>

export const RegistrationRequest = z.object({
  [captchaField]: z._default(z.string(), ''),
  registrationDto: Registration,
})

/**
 * 201: whether a mail goes to the address. null: it does. Otherwise one went less than the cooldown ago and no second one goes;
 * what was registered waits, and in so many seconds a link for it can be asked for (send-activation-link).
 */
export const RegistrationAccepted = z.object({ secondsUntilMail: z.nullable(z.int()) })

export type RegistrationAccepted = z.infer<typeof RegistrationAccepted>

/** 422: `errors` names the fields that are wrong; a general `error` with its title stands for the form as a whole. */
export const RegistrationRefused = z.object({
  title: z.string(),
  error: z.object({ message: z.string() }),
  errors: z.record(z.string(), z.object({ message: z.string() })),
})

export type RegistrationRefused = z.infer<typeof RegistrationRefused>

/** How a form with an organisation’s details is refused: at each field, with a title (decisions, "The calls"). */
export const wrongFields = (errors: FieldErrors): RegistrationRefused => ({
  title: accountContractTexts.formRefused,
  error: { message: markedFields(errors).message },
  errors,
})

/** Seconds between two links to one address, on the screen and on the server (order-flow §2 and §9). */
export const linkCooldownSeconds = 30

/**
 * Links that one address is mailed in 24 hours for one purpose (docs/decisions/mail.md#ten-mails-a-day-per-mailbox).
 */
export const linksPerDay = 10

/** Minutes within which the mail is promised (order-flow §9). */
export const linkExpectedWithinMinutes = 5

/** Hours that a link serves. */
export const linkLifetimeHours = 24

/** A form with only an address in it. */
export const EmailForm = z.object({ email: emailField })

/** Purposes of a mailed link. The token is behind the # of the page's address, so that it never reaches a log. */
export const linkPurposes = ['activation', 'password-reset'] as const

export type LinkPurpose = (typeof linkPurposes)[number]

/** Token behind the # of a mailed link. */
export const LinkToken = z.string().check(z.regex(wholeToken))

/** Response for a link that is not active. */
export const noSuchLink: Failure = { message: accountContractTexts.linkGone }

export const LinkQuestion = z.object({ token: LinkToken })

const linkOwner = {
  /** The login name, for the browser's password manager. */
  email: z.string(),
  companyName: z.string(),
}

/** Details that the account would be activated with: somebody else may have registered them at this address. */
const Registered = z.object({
  kvkNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  address: PostalAddress,
  /** The last four characters. */
  ibanEnding: z.string(),
})

export type Registered = z.infer<typeof Registered>

export const LinkStatus = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('activation'), ...linkOwner, registered: Registered }),
  z.object({ purpose: z.literal('password-reset'), ...linkOwner }),
])

export type LinkStatus = z.infer<typeof LinkStatus>

export const LoginEmailStatus = z.object({
  companyName: z.string(),
  /** New login address of the customer. */
  email: z.string(),
})

export type LoginEmailStatus = z.infer<typeof LoginEmailStatus>

/** A new password; whether it is a common one is the server's check. */
export const newPasswordField = z
  .string({ error: passwordTexts.choose })
  .check(
    z.minLength(1, { error: passwordTexts.choose, abort: true }),
    z.minLength(passwordLength.min, {
      error: passwordTexts.tooShort(passwordLength.min),
      abort: true,
    }),
    z.maxLength(passwordLength.max, {
      error: passwordTexts.tooLong(passwordLength.max),
    }),
  )
  .register(fieldFacts, { label: passwordTexts.newPassword, kind: 'password' })

export const ChosenPassword = z.object({ token: LinkToken, password: newPasswordField })

/** The login form's own rule for a password is older than the one for new passwords (order-flow §2). */
export const loginPasswordMinLength = 6

export const LoginForm = z.object({
  username: emailField,
  password: z
    .string({ error: passwordTexts.missing })
    .check(
      z.minLength(1, { error: passwordTexts.missing, abort: true }),
      z.minLength(loginPasswordMinLength, {
        error: passwordTexts.shorterThanAny(loginPasswordMinLength),
      }),
      z.maxLength(passwordLength.max, {
        error: passwordTexts.tooLong(passwordLength.max),
      }),
    )
    .register(fieldFacts, { label: passwordTexts.password, kind: 'password' }),
})

export type LoginForm = z.infer<typeof LoginForm>

const inRegistration = 'registrationDto'

/** A body without a registration form is no registration; one with a form is refused at the form's own fields. */
function refusedRegistration(errors: FieldErrors): ApiRefusal {
  if (inRegistration in errors) return { status: 400, body: unreadable }
  return { status: 422, body: wrongFields(asFormFields(errors, inRegistration)) }
}

/** Registering, mailed links, and logging in and out. None of them tells whether an address has an account. */
export const accountCalls = {
  registerAccount: defineCall({
    method: 'POST',
    path: '/api/register-account',
    captcha: 'registration',
    group: 'Account',
    summary: 'Registers an organisation and mails an activation link.',
    access: 'visitor',
    limit: { max: 30, per: 'hour' },
    body: { kind: 'json', schema: RegistrationRequest },
    malformed: refusedRegistration,
    answers: {
      201: {
        description: 'Done, or the address had an account already and its owner is told',
        body: RegistrationAccepted,
      },
      400: { description: 'Malformed, or the captcha token is not accepted', body: Failure },
      422: { description: 'The fields that are wrong', body: RegistrationRefused },
    },
  }),
  sendActivationLink: defineCall({
    method: 'POST',
    path: '/api/register-account/send-activation-link',
    group: 'Account',
    summary: 'Mails the activation link again and voids the one before.',
    access: 'visitor',
    limit: { max: 60, per: 'hour' },
    body: { kind: 'form', schema: EmailForm },
    answers: {
      200: { description: 'The same for a known and an unknown address' },
      422: { description: 'No address', body: Failure },
      429: { description: 'Within 30 seconds of the last one; see Retry-After', body: Failure },
    },
  }),
  requestPasswordReset: defineCall({
    method: 'POST',
    path: '/api/request-password-reset',
    captcha: 'login',
    group: 'Account',
    summary: 'Mails a link to choose another password.',
    access: 'visitor',
    limit: { max: 60, per: 'hour' },
    body: { kind: 'form', schema: EmailForm },
    answers: {
      200: { description: 'The same for a known and an unknown address' },
      400: { description: 'The captcha token is not accepted', body: Failure },
      422: { description: 'No address', body: Failure },
      429: { description: 'Within 30 seconds of the last one; see Retry-After', body: Failure },
    },
  }),
  checkAccountLink: defineCall({
    method: 'POST',
    path: '/api/account-link',
    group: 'Account',
    summary: 'Whether a mailed link still serves; uses nothing up.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: LinkQuestion },
    malformed: () => ({ status: 404, body: noSuchLink }),
    answers: {
      200: {
        description: 'It does, and for whom; for an activation also what was registered',
        body: LinkStatus,
      },
      404: { description: 'It does not', body: Failure },
    },
  }),
  choosePassword: defineCall({
    method: 'POST',
    path: '/api/account-link/password',
    group: 'Account',
    summary:
      'Chooses a password with a mailed link, which is used up; ends every session of the customer and begins one here.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: ChosenPassword },
    malformed: errors => ('token' in errors ? { status: 404, body: noSuchLink } : refusedAsMarked(errors)),
    answers: {
      200: { description: 'Chosen, and logged in' },
      404: { description: 'The link does not serve', body: Failure },
      422: { description: 'Too short or too common; the link still serves', body: Failure },
    },
  }),
  checkLoginEmailLink: defineCall({
    method: 'POST',
    path: '/api/inlogadres-link',
    group: 'Account',
    summary: 'Whether a link that changes the login name still serves; uses nothing up.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: LinkQuestion },
    malformed: () => ({ status: 404, body: noSuchLink }),
    answers: {
      200: { description: 'It does, and for whom', body: LoginEmailStatus },
      404: { description: 'It does not', body: Failure },
    },
  }),
  confirmLoginEmail: defineCall({
    method: 'POST',
    path: '/api/inlogadres-link/bevestiging',
    group: 'Account',
    summary:
      'Has a customer log in with the address that the link was mailed to; ends his sessions elsewhere.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: LinkQuestion },
    malformed: () => ({ status: 404, body: noSuchLink }),
    answers: {
      200: { description: 'Changed' },
      404: { description: 'The link does not serve', body: Failure },
      409: { description: 'Somebody else logs in with the address', body: Failure },
    },
  }),
  login: defineCall({
    method: 'POST',
    path: '/api/login',
    captcha: 'login',
    group: 'Account',
    summary: 'Logs in: the session gets a new id.',
    access: 'visitor',
    limit: { max: 120, per: 'minute' },
    body: { kind: 'form', schema: LoginForm },
    answers: {
      200: { description: 'Logged in', body: z.literal(true) },
      400: { description: 'The captcha token is not accepted', body: Failure },
      401: { description: 'Wrong address or password', body: Failure },
      422: { description: 'The form is not filled in', body: Failure },
      429: { description: 'Too many wrong passwords; see Retry-After', body: Failure },
    },
  }),
  logout: defineCall({
    method: 'POST',
    path: '/api/logout',
    group: 'Account',
    summary: 'Ends the session on the server.',
    access: 'visitor',
    answers: { 204: { description: 'Ended, also for who was not logged in' } },
  }),
}

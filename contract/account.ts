import * as z from 'zod/mini'
import { GuestDetails, PostalAddress } from './details.ts'
import { type Failure, type FieldErrors, markedFields } from './failure.ts'
import { fieldFacts } from './field-facts.ts'
import { emailField, resellerIdField } from './fields.ts'
import { wholeToken } from './link-token.ts'
import { captchaField } from './request-names.ts'

/**
 * POST /api/register-account (captcha action `registration`): 201 RegistrationAccepted; 422 RegistrationRefused; 400 malformed or captcha. The
 * answer is the same whether or not somebody has an account at the address.
 */
export const registerAccount = {
  method: 'POST',
  path: '/api/register-account',
  captcha: 'registration',
} as const

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
  title: 'Er is een probleem',
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

/**
 * POST /api/register-account/send-activation-link, form data `email` → 200, the same for a known and an unknown address;
 * 429 within the cooldown, with Retry-After; 422 for what is no address.
 */
export const sendActivationLink = {
  method: 'POST',
  path: '/api/register-account/send-activation-link',
  encoding: 'form',
} as const

/**
 * POST /api/request-password-reset, form data `email` and the captcha's token (action `login`) → 200, the same for a known
 * and an unknown address; 429 within the cooldown, with Retry-After; 422 for what is no address; 400 captcha.
 */
export const requestPasswordReset = {
  method: 'POST',
  path: '/api/request-password-reset',
  captcha: 'login',
  encoding: 'form',
} as const

/** What a mailed link is for; its token stands behind the # of the page's address, so that no log ever has it. */
export const linkPurposes = ['activation', 'password-reset'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** What stands behind the # of a mailed link. */
export const LinkToken = z.string().check(z.regex(wholeToken))

/** What is answered where a mailed link does not serve. */
export const noSuchLink: Failure = { message: 'Deze link werkt niet meer. Vraag een nieuwe aan.' }

/** POST /api/account-link: LinkQuestion → 200 LinkStanding while the link serves, 404 otherwise; uses nothing up. */
export const checkAccountLink = { method: 'POST', path: '/api/account-link' } as const
export const LinkQuestion = z.object({ token: LinkToken })
const linkOwner = {
  /** The login name, for the browser's password manager. */
  email: z.string(),
  companyName: z.string(),
}
/** What an account would be activated with: somebody else may have registered it at this address. */
const Registered = z.object({
  kvkNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  address: PostalAddress,
  /** The last four characters. */
  ibanEnding: z.string(),
})
export type Registered = z.infer<typeof Registered>
export const LinkStanding = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('activation'), ...linkOwner, registered: Registered }),
  z.object({ purpose: z.literal('password-reset'), ...linkOwner }),
])
export type LinkStanding = z.infer<typeof LinkStanding>

/** POST /api/inlogadres-link: LinkQuestion → 200 LoginEmailStanding while the link serves, 404 otherwise; uses nothing up. */
export const checkLoginEmailLink = { method: 'POST', path: '/api/inlogadres-link' } as const
export const LoginEmailStanding = z.object({
  companyName: z.string(),
  /** What the customer logs in with from then on. */
  email: z.string(),
})
export type LoginEmailStanding = z.infer<typeof LoginEmailStanding>

/**
 * POST /api/inlogadres-link/bevestiging: LinkQuestion → 200: the customer logs in with the address, and his sessions elsewhere
 * end. 404 where the link does not serve; 409 where somebody else logs in with the address.
 */
export const confirmLoginEmail = { method: 'POST', path: '/api/inlogadres-link/bevestiging' } as const

export const passwordLength = { min: 8, max: 128 } as const

/** A new password; whether it is a common one is the server's check. */
export const newPasswordField = z
  .string({ error: 'Kies een wachtwoord' })
  .check(
    z.minLength(1, { error: 'Kies een wachtwoord', abort: true }),
    z.minLength(passwordLength.min, {
      error: `Kies een wachtwoord van minstens ${passwordLength.min} tekens`,
      abort: true,
    }),
    z.maxLength(passwordLength.max, {
      error: `Een wachtwoord heeft hoogstens ${passwordLength.max} tekens`,
    }),
  )
  .register(fieldFacts, { label: 'Nieuw wachtwoord', kind: 'password' })

/**
 * POST /api/account-link/password: ChosenPassword → 200 and the link is used up; 404 where it does not serve; 422 with
 * `errors.password`, the link still serves then. Ends every session of the customer.
 */
export const choosePassword = { method: 'POST', path: '/api/account-link/password' } as const
export const ChosenPassword = z.object({ token: LinkToken, password: newPasswordField })

/**
 * POST /api/login, form data as LoginForm (captcha action `login`) → 200 `true` and a new session; 401 with the message to
 * show; 429 after too many wrong passwords, with Retry-After; 400 captcha; 422 for a form that is not filled in.
 */
export const login = {
  method: 'POST',
  path: '/api/login',
  captcha: 'login',
  encoding: 'form',
} as const

/** The login form's own rule for a password is older than the one for new passwords (order-flow §2). */
export const loginPasswordMinLength = 6

export const LoginForm = z.object({
  username: emailField,
  password: z
    .string({ error: 'Vul je wachtwoord in' })
    .check(
      z.minLength(1, { error: 'Vul je wachtwoord in', abort: true }),
      z.minLength(loginPasswordMinLength, {
        error: `Een wachtwoord heeft minstens ${loginPasswordMinLength} tekens`,
      }),
      z.maxLength(passwordLength.max, {
        error: `Een wachtwoord heeft hoogstens ${passwordLength.max} tekens`,
      }),
    )
    .register(fieldFacts, { label: 'Wachtwoord', kind: 'password' }),
})
export type LoginForm = z.infer<typeof LoginForm>

/** POST /api/logout, no body → 204, also for who is not logged in. The session ends on the server. */
export const logout = { method: 'POST', path: '/api/logout' } as const

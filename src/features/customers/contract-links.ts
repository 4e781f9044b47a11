import * as z from 'zod/mini'
import { captchaRefused, changed, deadLink, servesNot } from '../../common/contract/answers.ts'
import { defineCall, refusedAsMarked } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { emailField } from '../../common/contract/fields.ts'
import { newPasswordField } from '../authentication/contract.ts'
import { PostalAddress } from '../details/details-schema.ts'
import { LinkQuestion, LinkToken } from '../mailed-links/contract.ts'
import { accountContractTexts } from './contract-texts.ts'

/** Seconds between two links to one address, on the screen and on the server (order-flow §2 and §9). */
export const linkCooldownSeconds = 30

/**
 * Links that one address is mailed in 24 hours for one purpose (docs/decisions/mail.md#ten-mails-a-day-per-mailbox).
 */
export const linksPerDay = 10

/** Minutes within which the mail is promised (order-flow §9). */
export const linkExpectedWithinMinutes = 5

/** A form with only an address in it. */
export const EmailForm = z.object({ email: emailField })

/** Purposes of a mailed link. The token is behind the # of the page's address, so that it never reaches a log. */
const linkPurposes = ['activation', 'password-reset'] as const

export type LinkPurpose = (typeof linkPurposes)[number]

/** Response for a link that is not active. */
export const noSuchLink: Failure = { message: accountContractTexts.linkGone }

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

export const ChosenPassword = z.object({ token: LinkToken, password: newPasswordField })

const sameForAll = { description: 'The same for a known and an unknown address' } as const

const noAddress = { description: 'No address', body: Failure } as const

const tooSoon = {
  description: 'Within 30 seconds of the last one; see Retry-After',
  body: Failure,
} as const

/** Mailed links: asking for one, and what it opens. None tells whether an address has an account. */
export const accountLinkCalls = {
  sendActivationLink: defineCall({
    method: 'POST',
    path: '/api/register-account/send-activation-link',
    group: 'Account',
    summary: 'Mails the activation link again and voids the one before.',
    access: 'visitor',
    limit: { max: 60, per: 'hour' },
    body: { kind: 'form', schema: EmailForm },
    answers: {
      200: sameForAll,
      422: noAddress,
      429: tooSoon,
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
      200: sameForAll,
      400: captchaRefused,
      422: noAddress,
      429: tooSoon,
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
      404: servesNot,
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
      404: deadLink,
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
      404: servesNot,
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
      200: changed,
      404: deadLink,
      409: { description: 'Somebody else logs in with the address', body: Failure },
    },
  }),
}

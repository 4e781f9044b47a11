import * as z from 'zod/mini'
import { captchaRefused, malformedOrCaptcha, passwordThrottled } from '../../common/contract/answers.ts'
import { type ApiRefusal, defineCall } from '../../common/contract/call.ts'
import { CaptchaToken, captchaField } from '../../common/contract/captcha.ts'
import { asFormFields, Failure, type FieldErrors, unreadable } from '../../common/contract/failure.ts'
import { resellerIdField } from '../../common/contract/fields.ts'
import { LoginForm } from '../authentication/contract.ts'
import { RegistrationRefused, wrongFields } from '../details/contract.ts'
import { GuestDetails } from '../details/details-schema.ts'

/** The registration form (order-flow §3); a reseller id that is nobody's is left out by the server. */
export const Registration = z.extend(GuestDetails, {
  resellerId: resellerIdField,
})

export type Registration = z.infer<typeof Registration>

export const RegistrationRequest = z.object({
  [captchaField]: z._default(CaptchaToken, ''),
  registrationDto: Registration,
})

/**
 * 201: whether a mail goes to the address. null: it does. Otherwise one went less than the cooldown ago and no second one goes;
 * what was registered waits, and in so many seconds a link for it can be asked for (send-activation-link).
 */
export const RegistrationAccepted = z.object({ secondsUntilMail: z.nullable(z.int()) })

export type RegistrationAccepted = z.infer<typeof RegistrationAccepted>

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
      400: malformedOrCaptcha,
      422: { description: 'The fields that are wrong', body: RegistrationRefused },
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
      400: captchaRefused,
      401: { description: 'Wrong address or password', body: Failure },
      422: { description: 'The form is not filled in', body: Failure },
      429: passwordThrottled,
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

import * as z from 'zod/mini'
import {
  ChosenPassword,
  checkAccountLink,
  checkLoginEmailLink,
  choosePassword,
  confirmLoginEmail,
  EmailForm,
  LinkQuestion,
  LinkStanding,
  LoginEmailStanding,
  LoginForm,
  login,
  logout,
  noSuchLink,
  RegistrationAccepted,
  RegistrationRefused,
  RegistrationRequest,
  registerAccount,
  requestPasswordReset,
  sendActivationLink,
  wrongFields,
} from '../account.ts'
import { asFormFields, Failure, type FieldErrors, unreadable } from '../failure.ts'
import { type ApiRefusal, defineCall, refusedAsMarked } from './call.ts'

const inRegistration = 'registrationDto'

/** A body without a registration form is no registration; one with a form is refused at the form's own fields. */
function refusedRegistration(errors: FieldErrors): ApiRefusal {
  if (inRegistration in errors) return { status: 400, body: unreadable }
  return { status: 422, body: wrongFields(asFormFields(errors, inRegistration)) }
}

/** Registering, mailed links, and logging in and out. None of them tells whether an address has an account. */
export const accountCalls = {
  registerAccount: defineCall({
    ...registerAccount,
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
    ...sendActivationLink,
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
    ...requestPasswordReset,
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
    ...checkAccountLink,
    group: 'Account',
    summary: 'Whether a mailed link still serves; uses nothing up.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: LinkQuestion },
    malformed: () => ({ status: 404, body: noSuchLink }),
    answers: {
      200: {
        description: 'It does, and for whom; for an activation also what was registered',
        body: LinkStanding,
      },
      404: { description: 'It does not', body: Failure },
    },
  }),
  choosePassword: defineCall({
    ...choosePassword,
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
    ...checkLoginEmailLink,
    group: 'Account',
    summary: 'Whether a link that changes the login name still serves; uses nothing up.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: LinkQuestion },
    malformed: () => ({ status: 404, body: noSuchLink }),
    answers: {
      200: { description: 'It does, and for whom', body: LoginEmailStanding },
      404: { description: 'It does not', body: Failure },
    },
  }),
  confirmLoginEmail: defineCall({
    ...confirmLoginEmail,
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
    ...login,
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
    ...logout,
    group: 'Account',
    summary: 'Ends the session on the server.',
    access: 'visitor',
    answers: { 204: { description: 'Ended, also for who was not logged in' } },
  }),
}

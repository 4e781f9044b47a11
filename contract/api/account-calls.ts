import * as z from 'zod/mini'
import {
  ChosenPassword,
  checkAccountLink,
  choosePassword,
  EmailForm,
  LinkQuestion,
  LinkStanding,
  LoginForm,
  login,
  logout,
  RegistrationAccepted,
  RegistrationRefused,
  RegistrationRequest,
  registerAccount,
  requestPasswordReset,
  sendActivationLink,
} from '../account.ts'
import { Failure } from '../failure.ts'
import type { ApiCall } from './call.ts'

/** Registering, mailed links, and logging in and out. None of them tells whether an address has an account. */
export const accountCalls: readonly ApiCall[] = [
  {
    ...registerAccount,
    group: 'Account',
    summary: 'Registers an organisation and mails an activation link.',
    body: { kind: 'json', schema: RegistrationRequest },
    captcha: 'registration',
    answers: {
      201: {
        description: 'Done, or the address had an account already and its owner is told',
        body: RegistrationAccepted,
      },
      400: { description: 'Malformed, or the captcha token is not accepted', body: Failure },
      422: { description: 'The fields that are wrong', body: RegistrationRefused },
    },
  },
  {
    ...sendActivationLink,
    group: 'Account',
    summary: 'Mails the activation link again and voids the one before.',
    body: { kind: 'form', schema: EmailForm },
    answers: {
      200: { description: 'The same for a known and an unknown address' },
      422: { description: 'No address', body: Failure },
      429: { description: 'Within 30 seconds of the last one; see Retry-After', body: Failure },
    },
  },
  {
    ...requestPasswordReset,
    group: 'Account',
    summary: 'Mails a link to choose another password.',
    body: { kind: 'form', schema: EmailForm },
    captcha: 'login',
    answers: {
      200: { description: 'The same for a known and an unknown address' },
      400: { description: 'The captcha token is not accepted', body: Failure },
      422: { description: 'No address', body: Failure },
      429: { description: 'Within 30 seconds of the last one; see Retry-After', body: Failure },
    },
  },
  {
    ...checkAccountLink,
    group: 'Account',
    summary: 'Whether a mailed link still serves; uses nothing up.',
    body: { kind: 'json', schema: LinkQuestion },
    answers: {
      200: {
        description: 'It does, and for whom; for an activation also what was registered',
        body: LinkStanding,
      },
      404: { description: 'It does not', body: Failure },
    },
  },
  {
    ...choosePassword,
    group: 'Account',
    summary: 'Chooses a password with a mailed link, which is used up; ends every session of the customer.',
    body: { kind: 'json', schema: ChosenPassword },
    answers: {
      200: { description: 'Chosen' },
      404: { description: 'The link does not serve', body: Failure },
      422: { description: 'Too short or too common; the link still serves', body: Failure },
    },
  },
  {
    ...login,
    group: 'Account',
    summary: 'Logs in: the session gets a new id.',
    body: { kind: 'form', schema: LoginForm },
    captcha: 'login',
    answers: {
      200: { description: 'Logged in', body: z.literal(true) },
      400: { description: 'The captcha token is not accepted', body: Failure },
      401: { description: 'Wrong address or password', body: Failure },
      422: { description: 'The form is not filled in', body: Failure },
      429: { description: 'Too many wrong passwords; see Retry-After', body: Failure },
    },
  },
  {
    ...logout,
    group: 'Account',
    summary: 'Ends the session on the server.',
    answers: { 204: { description: 'Ended, also for who was not logged in' } },
  },
]

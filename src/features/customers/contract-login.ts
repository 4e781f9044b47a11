import * as z from 'zod/mini'
import { changed, ended, passwordThrottled, wrongField } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { emailField } from '../../common/contract/fields.ts'
import { rowParam } from '../../common/contract/params.ts'
import {
  currentPasswordFacts,
  currentPasswordField,
  newPasswordField,
  OpenSessions,
} from '../authentication/contract.ts'

/** A logged-in customer's password and sessions. Without a login each call answers 401. */

/** The same where only some changes ask for it (`src/features/customers/account-changes.ts`). */
export const passwordForSomeChanges = z
  .optional(currentPasswordField)
  .register(fieldFacts, currentPasswordFacts)

export const PasswordChange = z.object({
  currentPassword: currentPasswordField,
  newPassword: newPasswordField,
})

export type PasswordChange = z.infer<typeof PasswordChange>

export const LoginEmailChange = z.object({ email: emailField, currentPassword: currentPasswordField })

export type LoginEmailChange = z.infer<typeof LoginEmailChange>

export const CustomerSessions = OpenSessions

/** Input for ending a session: the holder of a stolen session must not end the owner's. */
export const PasswordAgain = z.object({ currentPassword: currentPasswordField })

export type PasswordAgain = z.infer<typeof PasswordAgain>

const common = { group: 'Customer', access: 'customer' } as const

const wrongPassword = { description: 'The password is wrong', body: Failure } as const

/** Calls of a logged-in customer; resources of other customers do not exist here. */
export const customerLoginCalls = {
  changePassword: defineCall({
    ...common,
    method: 'PUT',
    path: '/api/mijn/wachtwoord',
    summary: 'Changes the password and ends every other session.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: PasswordChange },
    answers: {
      200: changed,
      422: wrongField,
      429: passwordThrottled,
    },
  }),
  changeLoginEmail: defineCall({
    ...common,
    method: 'POST',
    path: '/api/mijn/inlogadres',
    summary: 'Asks to log in with another address, by the password: a link goes there, which changes it.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: LoginEmailChange },
    answers: {
      202: { description: 'Asked, whether or not somebody logs in with the address' },
      422: wrongField,
      429: {
        description: 'Too many wrong passwords, or a link went there just now; see Retry-After',
        body: Failure,
      },
    },
  }),
  customerSessions: defineCall({
    ...common,
    method: 'GET',
    path: '/api/mijn/sessies',
    summary: 'Where the customer is logged in, this session first.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The sessions', body: CustomerSessions } },
  }),
  endOtherSessions: defineCall({
    ...common,
    method: 'POST',
    path: '/api/mijn/sessies/einde',
    summary: 'Ends every session but this one.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: PasswordAgain },
    answers: {
      204: ended,
      422: wrongPassword,
      429: passwordThrottled,
    },
  }),
  endSession: defineCall({
    ...common,
    method: 'POST',
    path: '/api/mijn/sessies/{id}/einde',
    params: { id: rowParam },
    summary: 'Ends one session.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: PasswordAgain },
    answers: {
      204: ended,
      404: { description: 'The customer has no such session', body: Failure },
      422: wrongPassword,
      429: passwordThrottled,
    },
  }),
}

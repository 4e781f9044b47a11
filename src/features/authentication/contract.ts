import * as z from 'zod/mini'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { emailField, passwordLength } from '../../common/contract/fields.ts'
import { passwordTexts } from './contract-texts.ts'

/* Logging in, as customers and colleagues do at places of their own: passwords and sessions. */

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

/** Messages at the field for the current password. */
export const currentPasswordMessages = {
  missing: passwordTexts.currentMissing,
  wrong: passwordTexts.currentWrong,
} as const

export const currentPasswordFacts = { label: passwordTexts.currentPassword, kind: 'password' } as const

/** The password that somebody has now, before what matters changes. */
export const currentPasswordField = z
  .string({ error: currentPasswordMessages.missing })
  .check(
    z.minLength(1, { error: currentPasswordMessages.missing }),
    z.maxLength(passwordLength.max, { error: currentPasswordMessages.wrong }),
  )
  .register(fieldFacts, currentPasswordFacts)

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

const OpenSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** The browser as it names itself; empty where it does not. */
  userAgent: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  lastSeenAt: z.string(),
})

export type OpenSession = z.infer<typeof OpenSession>

/** Devices that somebody is logged in on. */
export const OpenSessions = z.array(OpenSession)

import * as z from 'zod/mini'
import { changed, ended, removedOnce, signInThrottled, wrongField } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { rowParam } from '../../common/contract/params.ts'
import { currentPasswordField, newPasswordField, OpenSessions } from '../authentication/contract.ts'
import { codeField, own } from './contract.ts'

export const ConfirmationByCode = z.object({ code: codeField })

export const ConfirmationByPassword = z.object({ currentPassword: currentPasswordField })

export const Confirmation = z.union([ConfirmationByCode, ConfirmationByPassword])

export type Confirmation = z.infer<typeof Confirmation>

export const StaffPasswordChange = z.object({
  currentPassword: currentPasswordField,
  newPassword: newPasswordField,
})

export type StaffPasswordChange = z.infer<typeof StaffPasswordChange>

export const StaffSessions = OpenSessions

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

/** A colleague's own account at the desk: password, second factor and sessions. */
export const ownAccountCalls = {
  confirmIdentity: defineCall({
    ...own,
    method: 'POST',
    path: '/api/beheer/bevestigen',
    summary: 'Gives the second factor once more, or the password, before sensitive acts.',
    body: { kind: 'json', schema: Confirmation },
    answers: {
      204: { description: 'Sensitive acts are open for ten minutes' },
      422: { description: 'The code or the password is wrong', body: Failure },
      429: signInThrottled,
    },
  }),
  changeStaffPassword: defineCall({
    ...own,
    method: 'PUT',
    path: '/api/beheer/ik/wachtwoord',
    summary: 'Changes the password and ends every other session.',
    body: { kind: 'json', schema: StaffPasswordChange },
    answers: {
      204: changed,
      422: wrongField,
      429: signInThrottled,
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
    answers: { 204: ended },
  }),
  endStaffSession: defineCall({
    ...own,
    method: 'POST',
    path: '/api/beheer/ik/sessies/{id}/einde',
    params: { id: rowParam },
    confirmed: true,
    summary: 'Ends one session.',
    answers: {
      204: ended,
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
      429: signInThrottled,
    },
  }),
  removeSecondFactor: defineCall({
    ...own,
    method: 'POST',
    path: '/api/beheer/ik/tweede-factor/einde',
    confirmed: true,
    summary: 'Removes the second factor and the recovery codes.',
    answers: { 204: removedOnce },
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

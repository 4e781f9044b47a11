import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Failure, markedFields } from '../../../common/contract/failure.ts'
import { waitInWords } from '../../../common/waiting.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { logSecurity } from '../../../platform/http/security-log.ts'
import { currentPasswordMessages } from '../../authentication/contract.ts'
import { knownDevice, rememberDevice } from '../../authentication/server/device-cookie.ts'
import { staffCalls, wrongCode } from '../contract.ts'
import { ownAccountCalls } from '../contract-account.ts'
import { signInTexts } from '../texts.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { confirmIdentity, type IdentityConfirmation } from './confirm-identity.ts'
import { recordChange } from './record-change.ts'
import { staffOf } from './signed-in.ts'
import type { StaffServices } from './staff-services.ts'
import { endNumberedSession, endOtherSessionsOf, staffSessionsOf } from './stored-sessions.ts'
import { staffById } from './stored-staff.ts'
import { deskAccountRefusals } from './texts.ts'

const noSuchSession: Failure = { message: deskAccountRefusals.noSuchSession }

/** How too many wrong passwords or codes are answered. */
export const throttledAnswer = (seconds: number) =>
  ({
    status: 429,
    body: { message: deskAccountRefusals.throttled(waitInWords(seconds)) },
    headers: { 'retry-after': String(seconds) },
  }) as const

/** One's own account at the desk (src/features/staff/contract.ts, src/features/staff/contract.ts); stands where `requireStaff` holds. */
export async function ownAccountRoutes(app: FastifyInstance, { services }: { services: StaffServices }) {
  const { database, devices, mailDomain, onMailQueued } = services

  serve(app, staffCalls.whoAmI, async ({ request }) => {
    const { id, name, email, role, hasSecondFactor, secondFactorDue } = staffOf(request)
    return { status: 200, body: { id, name, email, role, hasSecondFactor, secondFactorDue } }
  })

  // The request itself keeps the session alive.
  serve(app, staffCalls.stillHere, async () => ({ status: 204 }))

  serve(app, ownAccountCalls.confirmIdentity, async ({ body, request }) => {
    const outcome = await confirmIdentity(services, await identityConfirmation(request, services), body)
    switch (outcome.kind) {
      case 'right':
        onMailQueued()
        return { status: 204 }
      case 'throttled':
        logSecurity(request, 'password-throttled')
        return throttledAnswer(outcome.retryAfterSeconds)
      case 'missing':
        return wrongField(staffOf(request).hasSecondFactor ? 'code' : 'currentPassword', 'missing')
      case 'wrong':
        logSecurity(request, 'password-refused')
        return wrongField('code' in body ? 'code' : 'currentPassword', 'wrong')
    }
  })

  serve(app, ownAccountCalls.changeStaffPassword, async ({ body, request, reply }) => {
    const outcome = await changeOwnPassword(services, await identityConfirmation(request, services), body)
    switch (outcome.kind) {
      case 'changed':
        logSecurity(request, 'password-changed')
        rememberDevice(reply, outcome.owner, devices)
        return { status: 204 }
      case 'guessable':
        return { status: 422, body: markedFields({ newPassword: { message: outcome.reason } }) }
      case 'throttled':
        logSecurity(request, 'password-throttled')
        return throttledAnswer(outcome.retryAfterSeconds)
      case 'wrong':
        logSecurity(request, 'password-refused')
        return wrongField('currentPassword', 'wrong')
    }
  })

  serve(app, ownAccountCalls.staffSessions, async ({ request }) => {
    const sessions = await staffSessionsOf(database, staffOf(request))
    const body = sessions.map(({ number, createdAt, lastSeenAt, ...session }) => ({
      ...session,
      id: number,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }))
    return { status: 200, body }
  })

  serve(app, ownAccountCalls.endOtherStaffSessions, async ({ request }) => {
    const signedIn = staffOf(request)
    await transaction(database, async tx => {
      const ended = await endOtherSessionsOf(tx, signedIn)
      if (ended > 0)
        await recordChange(
          tx,
          { byId: signedIn.id, of: signedIn, field: 'sessions', data: { ended } },
          mailDomain,
        )
    })
    logSecurity(request, 'sessions-ended', { reason: 'others' })
    return { status: 204 }
  })

  serve(app, ownAccountCalls.endStaffSession, async ({ request, params }) => {
    const signedIn = staffOf(request)
    const isEnded = await transaction(database, async tx => {
      if (params.id === null || !(await endNumberedSession(tx, signedIn.id, params.id))) return false
      await recordChange(
        tx,
        { byId: signedIn.id, of: signedIn, field: 'sessions', data: { ended: 1 } },
        mailDomain,
      )
      return true
    })
    if (!isEnded) return { status: 404, body: noSuchSession }
    logSecurity(request, 'sessions-ended', { reason: 'one' })
    return { status: 204 }
  })
}

/** The requesting colleague, in the shape of an identity check. */
export async function identityConfirmation(
  request: FastifyRequest,
  { database, devices }: Pick<StaffServices, 'database' | 'devices'>,
): Promise<IdentityConfirmation> {
  const signedIn = staffOf(request)
  const colleague = await staffById(database, signedIn.id)
  return { signedIn, ip: request.ip, deviceId: colleague && knownDevice(request, colleague, devices) }
}

const fieldMessages = {
  code: { missing: signInTexts.codeMissing, wrong: wrongCode },
  currentPassword: currentPasswordMessages,
} as const

const wrongField = (field: keyof typeof fieldMessages, what: 'missing' | 'wrong') =>
  ({ status: 422, body: markedFields({ [field]: { message: fieldMessages[field][what] } }) }) as const

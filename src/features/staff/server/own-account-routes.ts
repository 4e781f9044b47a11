import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Failure, markedFields } from '../../../common/contract/failure.ts'
import { waitInWords } from '../../../common/waiting.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { logSecurity } from '../../../platform/http/security-log.ts'
import { type CallHandlers, serveCalls } from '../../../platform/http/serve-calls.ts'
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

const signedInHandlers = {
  whoAmI: async ({ request }) => {
    const { id, name, email, role, hasSecondFactor, secondFactorDue } = staffOf(request)
    return { status: 200, body: { id, name, email, role, hasSecondFactor, secondFactorDue } }
  },

  // The request itself keeps the session alive.
  stillHere: async () => ({ status: 204 }),
} satisfies Partial<CallHandlers<typeof staffCalls, StaffServices>>

const accountHandlers = {
  confirmIdentity: async ({ body, request }, services) => {
    const outcome = await confirmIdentity(services, await identityConfirmation(request, services), body)
    switch (outcome.kind) {
      case 'right':
        services.onMailQueued()
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
  },

  changeStaffPassword: async ({ body, request, reply }, services) => {
    const outcome = await changeOwnPassword(services, await identityConfirmation(request, services), body)
    switch (outcome.kind) {
      case 'changed':
        logSecurity(request, 'password-changed')
        rememberDevice(reply, outcome.owner, services.devices)
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
  },

  staffSessions: async ({ request }, services) => {
    const sessions = await staffSessionsOf(services.database, staffOf(request))
    const body = sessions.map(({ number, createdAt, lastSeenAt, ...session }) => ({
      ...session,
      id: number,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }))
    return { status: 200, body }
  },

  endOtherStaffSessions: async ({ request }, services) => {
    const signedIn = staffOf(request)
    await transaction(services.database, async tx => {
      const ended = await endOtherSessionsOf(tx, signedIn)
      if (ended > 0)
        await recordChange(
          tx,
          { byId: signedIn.id, of: signedIn, field: 'sessions', data: { ended } },
          services.mailDomain,
        )
    })
    logSecurity(request, 'sessions-ended', { reason: 'others' })
    return { status: 204 }
  },

  endStaffSession: async ({ request, params }, services) => {
    const signedIn = staffOf(request)
    const isEnded = await transaction(services.database, async tx => {
      if (params.id === null || !(await endNumberedSession(tx, signedIn.id, params.id))) return false
      await recordChange(
        tx,
        { byId: signedIn.id, of: signedIn, field: 'sessions', data: { ended: 1 } },
        services.mailDomain,
      )
      return true
    })
    if (!isEnded) return { status: 404, body: noSuchSession }
    logSecurity(request, 'sessions-ended', { reason: 'one' })
    return { status: 204 }
  },
} satisfies Partial<CallHandlers<typeof ownAccountCalls, StaffServices>>

/** One's own account at the desk (src/features/staff/contract.ts, src/features/staff/contract-account.ts); stands where `requireStaff` holds. */
export async function ownAccountRoutes(app: FastifyInstance, { services }: { services: StaffServices }) {
  serveCalls(app, staffCalls, signedInHandlers, services)
  serveCalls(app, ownAccountCalls, accountHandlers, services)
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

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Failure, markedFields } from '../../../../common/contract/failure.ts'
import { serve } from '../../../../platform/http/contract-routes.ts'
import { logSecurity } from '../../../../platform/http/security-log.ts'
import { sessionHash } from '../../../../platform/http/session.ts'
import {
  endOtherSessions,
  endSession,
  renewSession,
  sessionsOf,
} from '../../../../platform/sessions/sessions.ts'
import { currentPasswordMessages } from '../../../authentication/contract.ts'
import { knownDevice, rememberDevice } from '../../../authentication/server/device-cookie.ts'
import { customerCalls } from '../../contract.ts'
import { customerLoginCalls, type PasswordAgain } from '../../contract-login.ts'
import { type ChangeOutcome, changeCompany, changeContacts } from '../change-company.ts'
import { askForLoginEmail } from '../change-login-email.ts'
import { changePassword } from '../change-password.ts'
import { type ConfirmationFailure, confirmPassword, type PasswordConfirmation } from '../confirm-password.ts'
import { toCustomerDto } from '../customer-details.ts'
import { cooldownResponse } from '../request-link.ts'
import { customerOf } from '../signed-in.ts'
import { accountRefusals } from '../texts.ts'
import type { MijnServices } from './mijn-services.ts'

/** Shared by routes that ask a logged-in customer for the password again (docs/decisions/accounts.md#the-password-is-asked-again). */

/** The requesting customer, in the shape of a password check. */
function passwordConfirmation(request: FastifyRequest, services: MijnServices): PasswordConfirmation {
  const customer = customerOf(request)
  return { customer, ip: request.ip, deviceId: knownDevice(request, customer, services) }
}

/** The answer to who did not give it, which is a security event. */
function refusePassword(request: FastifyRequest, why: ConfirmationFailure) {
  if (why.kind === 'throttled') {
    logSecurity(request, 'password-throttled')
    const headers = { 'retry-after': String(why.retryAfterSeconds) }
    return { status: 429, body: throttled, headers } as const
  }
  if (why.kind === 'missing-password') return refusedAtField(currentPasswordMessages.missing)
  logSecurity(request, 'password-refused')
  return refusedAtField(currentPasswordMessages.wrong)
}

const refusedAtField = (message: string) =>
  ({ status: 422, body: markedFields({ currentPassword: { message } }) }) as const

/**
 * Replaces the session id after the password was given, as after a login; does nothing if the session has just ended.
 */
async function renewSessionOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { database }: MijnServices,
): Promise<void> {
  const id = await renewSession(database, sessionHash(request))
  if (id !== null) request.server.sessions.open(reply, id)
}

const throttled: Failure = {
  message: accountRefusals.throttledHere,
}

const noSuchSession: Failure = { message: accountRefusals.noSuchSession }

/** Sessions of a customer (src/features/customers/contract.ts). */
async function sessionRoutes(app: FastifyInstance, { services }: { services: MijnServices }) {
  const { database } = services

  serve(app, customerLoginCalls.customerSessions, async ({ request }) => {
    const sessions = await sessionsOf(database, customerOf(request).id, sessionHash(request))
    const body = sessions.map(({ number, isCurrent, userAgent, createdAt, lastSeenAt }) => ({
      id: number,
      isCurrent,
      userAgent,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }))
    return { status: 200, body }
  })

  serve(app, customerLoginCalls.endOtherSessions, async ({ body, request, reply }) => {
    const refused = await refusedFor(request, body)
    if (refused) return refused
    await endOtherSessions(database, customerOf(request).id, sessionHash(request))
    logSecurity(request, 'sessions-ended', { reason: 'others' })
    await renewSessionOf(request, reply, services)
    return { status: 204 }
  })

  serve(app, customerLoginCalls.endSession, async ({ body, request, reply, params }) => {
    const refused = await refusedFor(request, body)
    if (refused) return refused
    const ended = params.id !== null && (await endSession(database, customerOf(request).id, params.id))
    if (ended) logSecurity(request, 'sessions-ended', { reason: 'one' })
    await renewSessionOf(request, reply, services)
    return ended ? { status: 204 } : { status: 404, body: noSuchSession }
  })

  async function refusedFor(request: FastifyRequest, { currentPassword }: PasswordAgain) {
    const why = await confirmPassword(
      services.throttle,
      passwordConfirmation(request, services),
      currentPassword,
    )
    return why && refusePassword(request, why)
  }
}

const isHisAlready = { message: accountRefusals.sameAddress }

/** POST /api/mijn/inlogadres (src/features/customers/contract-login.ts). */
async function loginEmailRoute(app: FastifyInstance, { services }: { services: MijnServices }) {
  serve(app, customerLoginCalls.changeLoginEmail, async ({ body, request, reply }) => {
    const outcome = await askForLoginEmail(services, passwordConfirmation(request, services), body)
    switch (outcome.kind) {
      case 'asked':
        await renewSessionOf(request, reply, services)
        logSecurity(request, 'details-changed', { reason: 'login-email-asked' })
        return { status: 202 }
      case 'same':
        return { status: 422, body: markedFields({ email: isHisAlready }) }
      case 'too-soon':
        return cooldownResponse(outcome.retryAfterSeconds)
      default:
        return refusePassword(request, outcome)
    }
  })
}

const changedMeanwhile: Failure = {
  message: accountRefusals.changedMeanwhile,
}

/** PUT /api/mijn/bedrijf and /api/mijn/contactpersonen (src/features/customers/contract.ts). */
async function detailsRoutes(app: FastifyInstance, { services }: { services: MijnServices }) {
  serve(app, customerCalls.changeCompany, async ({ body, request, reply }) =>
    answer(request, reply, await changeCompany(services, passwordConfirmation(request, services), body)),
  )

  serve(app, customerCalls.changeContacts, async ({ body, request, reply }) =>
    answer(request, reply, await changeContacts(services, passwordConfirmation(request, services), body)),
  )

  async function answer(request: FastifyRequest, reply: FastifyReply, outcome: ChangeOutcome) {
    switch (outcome.kind) {
      case 'wrong-fields':
        return { status: 422, body: markedFields(outcome.errors) } as const
      case 'changed-meanwhile':
        return { status: 422, body: changedMeanwhile } as const
      case 'changed':
        if (outcome.confirmed.length > 0) {
          logSecurity(request, 'details-changed', { reason: outcome.confirmed.join(' ') })
          await renewSessionOf(request, reply, services)
        }
        return { status: 200, body: { data: toCustomerDto(outcome.customer, services.ibanCipher) } } as const
      default:
        return refusePassword(request, outcome)
    }
  }
}

/** The calls of the pages of an account (src/features/customers/contract.ts). */
export async function mijnRoutes(app: FastifyInstance, { services }: { services: MijnServices }) {
  await app.register(detailsRoutes, { services })
  await app.register(passwordRoute, { services })
  await app.register(loginEmailRoute, { services })
  await app.register(sessionRoutes, { services })
}

/** PUT /api/mijn/wachtwoord (src/features/customers/contract-login.ts). */
async function passwordRoute(app: FastifyInstance, { services }: { services: MijnServices }) {
  serve(app, customerLoginCalls.changePassword, async ({ body, request, reply }) => {
    const changer = { ...passwordConfirmation(request, services), sessionHash: sessionHash(request) }
    const outcome = await changePassword(services, changer, body)
    switch (outcome.kind) {
      case 'changed':
        await renewSessionOf(request, reply, services)
        logSecurity(request, 'password-changed')
        rememberDevice(reply, outcome.owner, services)
        return { status: 200 }
      case 'guessable':
        return { status: 422, body: markedFields({ newPassword: { message: outcome.reason } }) }
      default:
        return refusePassword(request, outcome)
    }
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../../../platform/http/contract-routes.ts'
import { logSecurity } from '../../../../platform/http/security-log.ts'
import { sessionHash } from '../../../../platform/http/session.ts'
import { endOtherSessions, endSession, sessionsOf } from '../../../../platform/sessions/sessions.ts'
import type { Failure } from '../../../../shared/contract/failure.ts'
import { customerLoginCalls, type PasswordAgain } from '../../contract-login.ts'
import { confirmPassword } from '../confirm-password.ts'
import { customerOf } from '../signed-in.ts'
import type { MijnServices } from './mijn-services.ts'
import { passwordConfirmation, refusePassword, renewSessionOf } from './password-again.ts'

const noSuchSession: Failure = { message: 'Deze sessie bestaat niet meer.' }

/** Sessions of a customer (src/features/customers/contract.ts). */
export async function sessionRoutes(app: FastifyInstance, { services }: { services: MijnServices }) {
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

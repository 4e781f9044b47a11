import type { FastifyInstance } from 'fastify'
import { customerCalls } from '../../contract/api/customer-calls.ts'
import type { Failure } from '../../contract/failure.ts'
import { customerOf } from '../accounts/signed-in.ts'
import { serve } from '../plugins/contract-routes.ts'
import { sessionHash } from '../plugins/session.ts'
import { endOtherSessions, endSession, sessionsOf } from '../sessions/sessions.ts'
import type { MijnServices } from './mijn-services.ts'

const noSuchSession: Failure = { message: 'Deze sessie bestaat niet meer.' }

/** Where a customer is logged in (contract/customer.ts). */
export async function sessionRoutes(app: FastifyInstance, { services }: { services: MijnServices }) {
  const { database } = services

  serve(app, customerCalls.customerSessions, async ({ request }) => {
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

  serve(app, customerCalls.endOtherSessions, async ({ request }) => {
    await endOtherSessions(database, customerOf(request).id, sessionHash(request))
    return { status: 204 }
  })

  serve(app, customerCalls.endSession, async ({ request, params }) => {
    const ended = await endSession(database, customerOf(request).id, params.id)
    return ended ? { status: 204 } : { status: 404, body: noSuchSession }
  })
}

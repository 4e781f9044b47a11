import type { FastifyInstance } from 'fastify'
import {
  type CustomerSessions,
  customerSessions,
  endOtherSessions as endOthers,
} from '../../contract/customer.ts'
import type { Failure } from '../../contract/failure.ts'
import { endOtherSessions, endSession, sessionsOf } from '../accounts/sessions.ts'
import { customerOf } from '../accounts/signed-in.ts'
import { sessionHash } from '../plugins/session.ts'
import type { MijnServices } from './mijn-services.ts'

const noSuchSession: Failure = { message: 'Deze sessie bestaat niet meer.' }

/** Where a customer is logged in (contract/customer.ts); stands where `requireCustomer` holds. */
export async function sessionRoutes(app: FastifyInstance, { services }: { services: MijnServices }) {
  const pool = services.database.$client

  app.get(customerSessions.path, async (request): Promise<CustomerSessions> => {
    const sessions = await sessionsOf(pool, customerOf(request).id, sessionHash(request))
    return sessions.map(({ number, isCurrent, userAgent, createdAt, lastSeenAt }) => ({
      id: number,
      isCurrent,
      userAgent,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }))
  })

  app.delete(endOthers.path, async (request, reply) => {
    await endOtherSessions(pool, customerOf(request).id, sessionHash(request))
    return reply.code(204).send()
  })

  app.delete<{ Params: { id: string } }>(`${customerSessions.path}/:id`, async (request, reply) => {
    const ended = await endSession(pool, customerOf(request).id, request.params.id)
    return ended ? reply.code(204).send() : reply.code(404).send(noSuchSession)
  })
}

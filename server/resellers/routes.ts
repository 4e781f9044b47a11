import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Failure } from '../../contract/failure.ts'
import { resellerName } from './reseller-name.ts'

const unknown: Failure = { message: 'Er is een onjuist resellerId gebruikt.' }

/** GET /api/reseller-company-name/{resellerId} → a JSON string, 404 where nobody has the id (order-flow §7). */
export async function resellerRoutes(app: FastifyInstance, { pool }: { pool: Pool }) {
  app.get<{ Params: { resellerId: string } }>(
    '/api/reseller-company-name/:resellerId',
    async (request, reply) => {
      const name = await resellerName(pool, request.params.resellerId)
      if (name === null) return reply.code(404).send(unknown)
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(name))
    },
  )
}

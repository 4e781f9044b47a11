import fastifyCsrf from '@fastify/csrf-protection'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { shopCalls } from '../../contract/api/shop-calls.ts'
import { csrfField, csrfHeader } from '../../contract/failure.ts'
import { serve } from './contract-routes.ts'

const changing = ['POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Requires the session's token on every request of this scope that changes something, and offers GET /api/csrf-token.
 * The token comes in the header, or in the form's own field where a form submits normally (order-flow §7).
 */
export async function addCsrf(app: FastifyInstance) {
  await app.register(fastifyCsrf, { sessionPlugin: '@fastify/session', getToken: tokenOf, logLevel: 'debug' })

  app.addHook('preValidation', (request, reply, done) => {
    if (changing.includes(request.method)) app.csrfProtection(request, reply, done)
    else done()
  })

  serve(app, shopCalls.csrfToken, async ({ reply }) => ({
    status: 200,
    body: { data: reply.generateCsrf() },
  }))
}

function tokenOf({ headers, body }: FastifyRequest): string | undefined {
  const token = headers[csrfHeader] ?? (body as Record<string, unknown> | null | undefined)?.[csrfField]
  return typeof token === 'string' ? token : undefined
}

import formbody from '@fastify/formbody'
import OAuth2Server from '@node-oauth/oauth2-server'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../../../platform/database/failures.ts'
import { TooBusy } from '../../../platform/http/problem.ts'
import { logSecurity } from '../../../platform/http/security-log.ts'
import type { ClientServices } from './authenticate.ts'
import { tokenServer } from './oauth.ts'

/** Of a request for a token: three short fields. */
const bodyLimit = 16 * 1024

/**
 * POST /oauth/token: an access token for a client of the API, with answers and errors as RFC 6749 has them. Nothing is read of
 * cookies.
 */
export async function oauthRoutes(app: FastifyInstance, { services }: { services: ClientServices }) {
  await app.register(formbody, { bodyLimit })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('pragma', 'no-cache')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isUnavailable = isDatabaseUnavailable(error) || error instanceof TooBusy
    const status = isUnavailable ? 503 : (error.statusCode ?? 500)
    if (status >= 500) request.log.error({ err: error, req: request }, 'a token could not be given')
    const code = status >= 500 ? 'temporarily_unavailable' : 'invalid_request'
    // RFC 6749 knows 400 and 401; 413, 415 and 429 say more to whoever looks.
    return reply.code(status).send({ error: code })
  })
  app.post('/oauth/token', { bodyLimit }, async (request, reply) => {
    const response = new OAuth2Server.Response()
    try {
      await tokenServer(services, request.ip).token(requestOf(request), response)
    } catch (error) {
      if (!(error instanceof OAuth2Server.OAuthError) || error.code >= 500) throw error
      logSecurity(request, 'access-refused', { reason: error.name })
      response.status = error.code
      response.body = { error: error.name, error_description: error.message }
    }
    return reply
      .code(response.status ?? 200)
      .headers(response.headers ?? {})
      .send(response.body)
  })
}

/** A parameter that comes twice is malformed (RFC 6749, 3.2), and so is one that is no text. */
function requestOf({ method, headers, body }: FastifyRequest): OAuth2Server.Request {
  const fields = Object.entries(body ?? {})
  if (fields.some(([, value]) => typeof value !== 'string'))
    throw Object.assign(new Error('A parameter came twice'), { statusCode: 400 })
  return new OAuth2Server.Request({
    method,
    query: {},
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
    body: Object.fromEntries(fields),
  })
}

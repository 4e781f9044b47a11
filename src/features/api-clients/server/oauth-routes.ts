import formbody from '@fastify/formbody'
import OAuth2Server from '@node-oauth/oauth2-server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../../../platform/database/failures.ts'
import { problem, TooBusy } from '../../../platform/http/problem.ts'
import { logSecurity } from '../../../platform/http/security-log.ts'
import type { ApiCaller } from '../caller.ts'
import { scopes } from '../scopes.ts'
import { isApiKey } from './api-keys.ts'
import type { ClientServices, WrongCredentialLimit } from './authenticate.ts'
import { type CallCount, rateLimitHeaders } from './call-limit.ts'
import { clientOf, tokenServer } from './oauth.ts'
import { removeToken } from './stored-tokens.ts'

type OauthServices = ClientServices & {
  readonly publicUrl: string
  readonly limitWrongCredentials: WrongCredentialLimit
  readonly countCall: (caller: ApiCaller) => CallCount
}

/** Of a request for a token: three short fields. */
const bodyLimit = 16 * 1024

export const tokenPath = '/oauth/token'
const revocationPath = '/oauth/revoke'

/**
 * Access tokens for clients of the API: POST /oauth/token gives one, POST /oauth/revoke ends one (RFC 7009), and a document says
 * where both are (RFC 8414). Answers and errors are as RFC 6749 has them. Nothing is read of cookies.
 */
export async function oauthRoutes(app: FastifyInstance, { services }: { services: OauthServices }) {
  await app.register(formbody, { bodyLimit })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isUnavailable = isDatabaseUnavailable(error) || error instanceof TooBusy
    const status = isUnavailable ? 503 : (error.statusCode ?? 500)
    if (status >= 500) request.log.error({ err: error, req: request }, 'a token could not be given')
    // RFC 6749 knows 400 and 401; 413, 415 and 429 say more to whoever looks.
    const isLater = status >= 500 || status === 429
    return reply.code(status).send({ error: isLater ? 'temporarily_unavailable' : 'invalid_request' })
  })
  app.get('/.well-known/oauth-authorization-server', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600')
    return serverMetadata(services.publicUrl)
  })
  await app.register(async scope => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('pragma', 'no-cache')
    })
    scope.post(tokenPath, { bodyLimit }, (request, reply) => answerOauth(services, request, reply, giveToken))
    scope.post(revocationPath, { bodyLimit }, (request, reply) =>
      answerOauth(services, request, reply, endToken),
    )
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/oauth/:name',
      handler: async (request, reply) => {
        const isHere = [tokenPath, revocationPath].some(path => request.url.split('?')[0] === path)
        if (isHere) reply.header('allow', 'POST')
        return reply.code(isHere ? 405 : 404).send({ error: 'invalid_request' })
      },
    })
  })
}

const serverMetadata = (publicUrl: string) => ({
  issuer: publicUrl,
  token_endpoint: publicUrl + tokenPath,
  revocation_endpoint: publicUrl + revocationPath,
  grant_types_supported: ['client_credentials'],
  // There is no page on which a person lets a client in.
  response_types_supported: [],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  scopes_supported: scopes,
})

type Answer = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Answers a client that shows who it is; each of its requests is one of its calls. */
async function answerOauth(
  services: OauthServices,
  request: FastifyRequest,
  reply: FastifyReply,
  answerFor: (services: OauthServices, caller: ApiCaller, request: OAuth2Server.Request) => Promise<Answer>,
) {
  try {
    const read = requestOf(request)
    const shown = credentialsOf(read)
    const caller = shown && (await clientOf(services, request.ip, shown))
    if (caller === null) throw notKnown(services, request, reply, shown !== null)
    request.clientId = caller.clientId
    const count = services.countCall(caller)
    rateLimitHeaders(reply, count)
    if (count.isOver) {
      logSecurity(request, 'rate-limited')
      throw problem(429, 'the client calls too often')
    }
    const { status, headers = {}, body } = await answerFor(services, caller, read)
    return reply.code(status).headers(headers).send(body)
  } catch (error) {
    if (!(error instanceof OAuth2Server.OAuthError) || error.code >= 500) throw error
    logSecurity(request, 'access-refused', { reason: error.name })
    return reply.code(error.code).send({ error: error.name, error_description: error.message })
  }
}

/** The same whatever is wrong, and by whatever way the client showed itself (RFC 6749, 5.2). */
function notKnown(
  { limitWrongCredentials }: OauthServices,
  request: FastifyRequest,
  reply: FastifyReply,
  isGuess: boolean,
) {
  if (isGuess) limitWrongCredentials(request, reply)
  reply.header('www-authenticate', 'Basic realm="oauth"')
  return new OAuth2Server.InvalidClientError('The client is not known', { code: 401 })
}

async function giveToken(
  services: OauthServices,
  caller: ApiCaller,
  request: OAuth2Server.Request,
): Promise<Answer> {
  const response = new OAuth2Server.Response()
  await tokenServer(services, caller).token(request, response)
  return { status: response.status ?? 200, headers: response.headers ?? {}, body: response.body }
}

/** A token that is none, or another client's, is answered like one that ended now (RFC 7009, 2.2). */
async function endToken(
  services: OauthServices,
  { clientId }: ApiCaller,
  { body }: OAuth2Server.Request,
): Promise<Answer> {
  const { token } = body
  if (typeof token !== 'string' || token === '')
    throw new OAuth2Server.InvalidRequestError('Missing parameter: `token`')
  if (isApiKey(token)) return { status: 400, body: { error: 'unsupported_token_type' } }
  await removeToken(services.database, clientId, await services.hashOf(token))
  return { status: 200, body: {} }
}

/** The id and the secret of a client: in the header, else in the body (RFC 6749, 2.3.1); null where neither has them. */
function credentialsOf({ headers = {}, body }: OAuth2Server.Request) {
  const [, encoded] = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(headers.authorization ?? '') ?? []
  if (encoded !== undefined) {
    const [, id = '', secret = ''] =
      /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? []
    return { id, secret }
  }
  const { client_id: id, client_secret: secret } = body
  return typeof id === 'string' && typeof secret === 'string' ? { id, secret } : null
}

/** A parameter that comes twice is malformed (RFC 6749, 3.2), and so is one that is no text. */
function requestOf({ method, headers, body }: FastifyRequest): OAuth2Server.Request {
  const fields = Object.entries(body ?? {})
  if (fields.some(([, value]) => typeof value !== 'string')) throw problem(400, 'a parameter came twice')
  return new OAuth2Server.Request({
    method,
    query: {},
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
    body: Object.fromEntries(fields),
  })
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { logSecurity } from '../../../../platform/http/security-log.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import type { Scope } from '../../../api-clients/scopes.ts'
import {
  authenticate,
  type ClientServices,
  type WrongCredentialLimit,
} from '../../../api-clients/server/authenticate.ts'
import { type CallCount, rateLimitHeaders } from '../../../api-clients/server/call-limit.ts'
import type { Usage } from '../../../api-clients/server/usage.ts'
import { tmfTexts } from '../../texts.ts'
import { refusal, type TmfRefusal } from './errors.ts'

/** By which calls are let in. */
export type Admission = ClientServices & {
  readonly limitWrongCredentials: WrongCredentialLimit
  readonly countCall: (caller: ApiCaller) => CallCount
  readonly usage: Pick<Usage, 'count'>
}

/**
 * Lets a call in: by whose key it comes, whether that has the scope, and not more often than it may.
 * @param scope null where any key will do
 */
export async function admit(
  services: Admission,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: Scope | null,
): Promise<ApiCaller | TmfRefusal> {
  const [, credential] = /^Bearer ([\x21-\x7e]{1,500})$/i.exec(request.headers.authorization ?? '') ?? []
  if (credential === undefined) return notAuthenticated(reply, tmfTexts.noCredential)
  const caller = await authenticate(services, credential, request.ip)
  if ('kind' in caller) {
    if (caller.reason === 'network') {
      request.clientId = caller.clientId
      return forbidden(reply, tmfTexts.wrongNetwork)
    }
    // A client finds by a 401 that its token is over: that is no guess.
    if (caller.reason === 'credential') services.limitWrongCredentials(request, reply)
    logSecurity(request, 'access-refused', { reason: '401' })
    return notAuthenticated(reply, tmfTexts.wrongCredential)
  }
  request.clientId = caller.clientId
  services.usage.count(caller)
  const count = services.countCall(caller)
  rateLimitHeaders(reply, count)
  if (count.isOver) {
    logSecurity(request, 'rate-limited')
    return refusal(429, 'tooMany', tmfTexts.tooMany)
  }
  return scope === null || caller.scopes.has(scope)
    ? caller
    : forbidden(reply, tmfTexts.noScope(scope), scope)
}

const challenge = 'Bearer realm="tmf-api"'

/** The headers are those of RFC 6750. */
export function notAuthenticated(reply: FastifyReply, reason: string): TmfRefusal {
  reply.header(
    'www-authenticate',
    reason === tmfTexts.noCredential ? challenge : `${challenge}, error="invalid_token"`,
  )
  return refusal(401, 'invalidCredential', reason)
}

/** Every 403 is in the security log with the mark of its client. @param scope that it would take */
function forbidden(reply: FastifyReply, reason: string, scope?: Scope): TmfRefusal {
  if (scope) reply.header('www-authenticate', `${challenge}, error="insufficient_scope", scope="${scope}"`)
  return refusal(403, 'forbidden', reason)
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { logSecurity } from '../../../../platform/http/security-log.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import type { Scope } from '../../../api-clients/scopes.ts'
import { authenticate, type ClientServices } from '../../../api-clients/server/authenticate.ts'
import { tmfTexts } from '../../texts.ts'
import { refusal, type TmfRefusal } from './errors.ts'

/** By which calls are let in. */
export type Admission = ClientServices & {
  /** Counts a call of a client; the seconds until it may call again, 0 where it may now. */
  readonly countCall: (caller: ApiCaller) => number
}

/** Lets a call in: by whose key it comes, whether that has the scope, and not more often than it may. */
export async function admit(
  services: Admission,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: Scope,
): Promise<ApiCaller | TmfRefusal> {
  const [, credential] = /^Bearer ([\x21-\x7e]{1,500})$/i.exec(request.headers.authorization ?? '') ?? []
  if (credential === undefined) return notAuthenticated(reply, tmfTexts.noCredential)
  const caller = await authenticate(services, credential, request.ip)
  if ('kind' in caller) {
    logSecurity(request, 'access-refused', { reason: '401' })
    return caller.reason === 'network'
      ? refusal(403, 'forbidden', tmfTexts.wrongNetwork)
      : notAuthenticated(reply, tmfTexts.wrongCredential)
  }
  const seconds = services.countCall(caller)
  if (seconds > 0) {
    logSecurity(request, 'rate-limited')
    reply.header('retry-after', String(seconds))
    return refusal(429, 'tooMany', tmfTexts.tooMany)
  }
  if (!caller.scopes.has(scope)) {
    logSecurity(request, 'access-refused', { reason: '403' })
    return refusal(403, 'forbidden', tmfTexts.noScope(scope))
  }
  return caller
}

function notAuthenticated(reply: FastifyReply, reason: string): TmfRefusal {
  reply.header('www-authenticate', 'Bearer realm="tmf-api"')
  return refusal(401, 'invalidCredential', reason)
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tmfTexts } from '../../texts.ts'
import { refusal, type TmfRefusal } from './errors.ts'
import type { Json } from './json.ts'
import { bodyTypes } from './limits.ts'

/**
 * Answers the methods that the shop does not have at an address: OPTIONS with those that it has, the others with 405 and the same. What
 * is read is asked for by HEAD too (RFC 9110).
 */
export function refuseOtherMethods(app: FastifyInstance, url: string, served: readonly string[]) {
  const allowed = [...served, ...(served.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
  const tell = (reply: FastifyReply) => reply.header('allow', allowed.join(', '))
  app.options(url, async (_request, reply) => {
    if (served.includes('PATCH')) reply.header('accept-patch', bodyTypes.join(', '))
    return tell(reply).code(204).send()
  })
  const refuseMethod = async (_request: FastifyRequest, reply: FastifyReply) =>
    refuse(tell(reply), refusal(405, 'notServed', tmfTexts.notServed))
  app.route({
    // Where GET is, HEAD is too.
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'].filter(method => !allowed.includes(method)),
    url,
    // Before a body is looked at.
    onRequest: refuseMethod,
    handler: refuseMethod,
  })
}

/** Serves the description of an extension, for anybody. */
export function serveSchema(app: FastifyInstance, path: string, schema: Json) {
  app.get(path, async () => schema)
  refuseOtherMethods(app, path, ['GET'])
}

export const refuse = (reply: FastifyReply, { status, body }: TmfRefusal) =>
  reply.code(status).header('cache-control', 'no-store').send(body)

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { encodingFor } from '../../../../platform/http/prepared-response.ts'

/** A smaller answer goes in one packet as it is. */
const smallest = 1_400
/** A list is made for one call: brotli's higher qualities would cost more time than they save. */
const quality = 4

const brotli = (body: string) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/**
 * Compresses lists of resources for clients that take it. Whatever else goes as it is: answers that hold a secret, such as
 * those of a hub, must not tell of it by their length.
 */
export function compressLists(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const { tmf } = request.routeOptions.config
    const isList =
      tmf?.verb === 'read' && tmf.resource !== 'hub' && !request.routeOptions.url?.endsWith('/:id')
    if (!isList) return payload
    reply.header('vary', 'accept-encoding')
    if (reply.statusCode !== 200 || typeof payload !== 'string' || payload.length < smallest) return payload
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === 'plain') return payload
    const body = await (encoding === 'br' ? brotli(payload) : promisify(gzip)(payload))
    reply.header('content-encoding', encoding).header('content-length', body.length)
    return body
  })
}

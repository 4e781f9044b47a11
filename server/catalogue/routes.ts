import type { FastifyPluginAsync } from 'fastify'
import type { Failure } from '../../contract/failure.ts'
import { productPrices } from '../../contract/products.ts'
import { isProductType } from '../../domain/product.ts'
import type { Catalogue } from './catalogue.ts'
import { encodingFor, matchesEtag } from './prepared-answer.ts'

const unknownType: Failure = {
  message: 'Onbekend producttype. Kies internet, cloud, mobiel of telefonie.',
}
const unavailable: Failure = {
  message: 'De prijzen zijn even niet beschikbaar. Probeer het over een minuut opnieuw.',
}

/** GET /api/order/products/prices?productType=T (order-flow §7). */
export const catalogueRoutes: FastifyPluginAsync<{ catalogue: Catalogue }> = async (app, { catalogue }) => {
  app.get<{ Querystring: { productType?: unknown } }>(productPrices.path, async (request, reply) => {
    const { productType } = request.query
    if (!isProductType(productType)) return reply.code(400).send(unknownType)
    const snapshot = await catalogue.current().catch(error => {
      request.log.error(error, 'The catalogue could not be loaded')
      return null
    })
    if (!snapshot) return reply.code(503).header('retry-after', '10').send(unavailable)

    const answer = snapshot.answers[productType]
    reply.headers({ etag: answer.etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
    if (matchesEtag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding !== 'plain') reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(answer[encoding])
  })
}

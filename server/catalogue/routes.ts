import type { FastifyInstance } from 'fastify'
import type { Failure } from '../../contract/failure.ts'
import { productPrices } from '../../contract/products.ts'
import { isProductType } from '../../domain/product.ts'
import type { Catalogue } from './catalogue.ts'
import { encodingFor, matchesEtag } from './prepared-answer.ts'

const unknownType: Failure = {
  message: 'Onbekend producttype. Kies internet, cloud, mobiel of telefonie.',
}

/** GET /api/order/products/prices?productType=T (order-flow §7): bytes that were made when the catalogue was loaded. */
export async function catalogueRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }) {
  app.get<{ Querystring: { productType?: unknown } }>(productPrices.path, async (request, reply) => {
    const { productType } = request.query
    if (!isProductType(productType)) return reply.code(400).send(unknownType)
    const answer = (await catalogue.current()).answers[productType]
    reply.headers({ etag: answer.etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
    if (matchesEtag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding !== 'plain') reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(answer[encoding])
  })
}

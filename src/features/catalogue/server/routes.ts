import type { FastifyInstance } from 'fastify'
import { sent, serve } from '../../../platform/http/contract-routes.ts'
import { encodingFor, matchesEtag } from '../../../platform/http/prepared-response.ts'
import { catalogueCalls } from '../contract.ts'
import type { Catalogue } from './catalogue.ts'
import { type Previews, shownOf } from './preview.ts'

/** GET /api/order/products/prices?productType=T (order-flow §7): bytes that were made when the catalogue was loaded. */
export async function catalogueRoutes(
  app: FastifyInstance,
  { catalogue, previews }: { catalogue: Catalogue; previews: Previews },
) {
  serve(app, catalogueCalls.productPrices, async ({ query, request, reply }) => {
    const preview = shownOf(await previews.of(request))
    const { answers } = preview?.snapshot ?? (await catalogue.current())
    const answer = answers[query.productType]
    const cacheControl = preview ? 'no-store' : 'no-cache'
    reply.headers({ etag: answer.etag, 'cache-control': cacheControl, vary: 'Accept-Encoding' })
    if (matchesEtag(request.headers['if-none-match'], answer.etag)) return { status: 304 }
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding !== 'plain') reply.header('content-encoding', encoding)
    reply.type('application/json; charset=utf-8').send(answer[encoding])
    return sent
  })
}

import type { FastifyInstance } from 'fastify'
import { encodedLink } from '../../../common/contract/link-token.ts'
import { type LinkPurpose, pathOfLink } from './purposes.ts'

/**
 * Mail filters write the # of a link as %23, with which its token is asked for as a part of the path. Leads back to the page with
 * the token behind the #, before anything else reads the address.
 */
export function addEncodedLinks(app: FastifyInstance, purposes: readonly LinkPurpose[]) {
  app.addHook('onRequest', (request, reply, done) => {
    const link = request.method === 'GET' ? encodedLink(request.raw.url ?? '') : null
    const purpose = link && purposes.find(({ page }) => page === link.page)
    if (!link || !purpose) return done()
    reply.header('cache-control', 'no-store').redirect(pathOfLink(purpose, link.token), 302)
  })
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageServices } from '../../contract/page-services.ts'
import { encodingFor, matchesEtag, type PreparedAnswer } from '../catalogue/prepared-answer.ts'
import { createKeptPages } from './kept-pages.ts'
import { developmentBuild, productionBuild } from './web-build.ts'

type WebPagesOptions = {
  services: PageServices
  mode: 'production' | 'development'
  /** Where `react-router build` put client/ and server/; not read in development. */
  buildDir: string
}

/** Answers every GET that no other route answers: the built files, then the pages. */
export async function webPages(app: FastifyInstance, { services, mode, buildDir }: WebPagesOptions) {
  const loadBuild =
    mode === 'development' ? await developmentBuild(app) : await productionBuild(app, buildDir)
  const slotOf = createKeptPages(services.catalogueVersion)
  const publicUrl = new URL(services.publicUrl)

  app.get('/*', async (request, reply) => {
    const webRequest = webRequestOf(request, reply, publicUrl)
    const { pathname } = new URL(webRequest.url)
    const slot = mode === 'production' ? await slotOf(pathname) : null
    if (slot?.page) return sendKept(request, reply, slot.page)

    const build = await loadBuild()
    const pages = build.entry.module
    const nonce = nonceOf(reply)
    const context = pages.createLoadContext(services, {
      nonce,
      reportError: error => request.log.error({ err: error, req: request }, 'a page failed'),
    })
    const response = await pages.createRequestHandler(build, mode)(webRequest, context)
    const body = Buffer.from(await response.arrayBuffer())
    const kept = request.method === 'GET' ? await slot?.keep(response, body, nonce) : undefined
    if (kept) return sendKept(request, reply, kept)
    return sendRendered(request, reply, response, body)
  })
}

/** The address is taken from configuration, never from the Host header, and never leaves this site: `//other.example`. */
function webRequestOf(request: FastifyRequest, reply: FastifyReply, publicUrl: URL): Request {
  request.raw.url = request.raw.url?.replace(/^[/\\]{2,}/, '/') ?? '/'
  return createRequest(request.raw, reply.raw, { host: publicUrl.host, protocol: publicUrl.protocol })
}

/** The nonce that the security headers of this answer announce; empty where no plugin sets them. */
function nonceOf(reply: FastifyReply): string {
  const { cspNonce } = reply as { cspNonce?: { script: string } | null }
  return cspNonce?.script ?? ''
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: PreparedAnswer) {
  reply.headers({ etag: page.etag, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' })
  if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'plain') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(page[encoding])
}

async function sendRendered(request: FastifyRequest, reply: FastifyReply, response: Response, body: Buffer) {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (body.length === 0) return reply.send()
  reply.header('vary', 'Accept-Encoding')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'plain') return reply.send(body)
  return reply.header('content-encoding', encoding).send(await compress[encoding](body))
}

/** Fast rather than small: these pages are made for one answer. */
const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 5 }),
}

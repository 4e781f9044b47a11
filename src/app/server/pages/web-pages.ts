import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiAnswered, PageServices } from '../../../api/page-services.ts'
import { isOfDesk } from '../../../common/desk-pages.ts'
import type { Preview } from '../../../features/catalogue/server/preview.ts'
import { encodingFor, matchesEtag } from '../../../platform/http/prepared-response.ts'
import type { FindAsset } from '../../../platform/retained-assets/retained-assets.ts'
import { deferScripts } from './deferred-scripts.ts'
import { type CachedPage, createPageCache, type Nonces, type RenderedPage } from './page-cache.ts'
import { pagePattern } from './page-pattern.ts'
import { createPageStyles } from './page-styles.ts'
import { developmentBuild, productionBuild } from './web-build.ts'

type WebPagesOptions = {
  services: Omit<PageServices, 'release'>
  mode: 'production' | 'development'
  /** Output folder of `react-router build`, with client/ and server/; unused in development. */
  buildDir: string
  /** Finds the hashed files of other releases. */
  findAsset: FindAsset
  /** The preview that this browser is shown instead of today's catalogue; null for a visitor. */
  previewOf: (request: FastifyRequest) => Promise<Preview | null>
  /** Counts a page that is rendered for a request; throws where it is one too many. */
  limitRendering: (request: FastifyRequest, reply: FastifyReply) => void
}

/** Answers every GET that no other route answers: the built files, then the pages. */
export async function webPages(
  app: FastifyInstance,
  { services, mode, buildDir, findAsset, previewOf, limitRendering }: WebPagesOptions,
) {
  const loadBuild =
    mode === 'development' ? await developmentBuild(app) : await productionBuild(app, buildDir, findAsset)
  const release = mode === 'production' ? (await loadBuild()).assets.version : null
  if (app.release) app.release.current = release
  const pageAt = createPageCache(services.catalogueVersion)
  const withStyles = createPageStyles(path.resolve(buildDir, 'client'))
  const publicUrl = new URL(services.publicUrl)

  app.get('/*', async (request, reply) => {
    const { address, isSpelledWell } = addressOf(request, publicUrl)
    if (!isSpelledWell) return reply.redirect(address.pathname + address.search, 301)
    const build = await loadBuild()
    const pages = build.entry.module
    const { matchRoutes } = pages
    const page = pagePattern({ routes: build.routes, matchRoutes }, address.pathname, at =>
      pages.cachedAddresses.has(at),
    )
    if (page !== null) request.page = page

    const preview = await previewOf(request)

    async function render(webRequest: Request): Promise<RenderedPage> {
      limitRendering(request, reply)
      const nonces = noncesOf(reply)
      const context = pages.createLoadContext(
        { ...services, release, ...(preview && servicesOf(preview)) },
        {
          nonce: nonces.script,
          reportError: error => request.log.error({ err: error, req: request }, 'a page failed'),
          documentAddress: address.pathname.endsWith('.data') ? null : address.pathname + address.search,
          ask: asked => callApiAs(request, asked),
        },
      )
      const response = await pages.createRequestHandler(build, mode)(webRequest, context)
      const body = Buffer.from(await response.arrayBuffer())
      if (mode === 'development' || !isPage(response)) return { response, body, nonces }
      const page = deferScripts(await withStyles(body.toString(), nonces.style))
      return { response, body: Buffer.from(page), nonces }
    }

    if (preview) {
      reply.headers({ 'x-robots-tag': 'noindex' })
      return sendRendered(request, reply, await render(webRequestOf(request, reply, address)), true)
    }
    if (mode === 'development' || !pages.cachedAddresses.has(address.pathname))
      return sendRendered(request, reply, await render(webRequestOf(request, reply, address)))
    // Nothing of the visitor goes into a page that others get: no query, no cookie, and nobody leaves before it is ready.
    const found = await pageAt(address.pathname, () =>
      render(new Request(new URL(address.pathname, publicUrl))),
    )
    return found.kind === 'kept'
      ? sendKept(request, reply, found.page)
      : sendRendered(request, reply, found.page)
  })
}

/**
 * Target of the request: always below the configured address, regardless of its Host header or of another site's
 * address in its path (`//other.example`).
 */
function addressOf({ raw }: FastifyRequest, publicUrl: URL): { address: URL; isSpelledWell: boolean } {
  const { url = '/' } = raw
  const end = url.includes('?') ? url.indexOf('?') : url.length
  const [typed, query] = [url.slice(0, end), url.slice(end)]
  const address = new URL(publicUrl)
  address.pathname = typed
  address.pathname = address.pathname.replace(/^\/{2,}/, '/')
  address.search = query
  return { address, isSpelledWell: address.pathname === typed }
}

const isPage = ({ headers }: Response): boolean => (headers.get('Content-Type') ?? '').startsWith('text/html')

function webRequestOf(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { pathname, search, host, protocol }: URL,
): Request {
  raw.url = pathname + search
  return createRequest(raw, reply.raw, { host, protocol })
}

/** The nonces that the security headers of this answer announce; empty where no plugin sets them. */
function noncesOf(reply: FastifyReply): Nonces {
  const { cspNonce } = reply as { cspNonce?: Nonces | null }
  return cspNonce ?? { script: '', style: '' }
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  admitByHash(reply, page)
  reply.headers({ etag: page.etag, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' })
  if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'plain') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(page[encoding])
}

/** The policy of this answer with hashes where it names its nonces, which a page that others had before does not know. */
function admitByHash(reply: FastifyReply, { scriptHashes, styleHashes }: CachedPage) {
  const policy = String(reply.raw.getHeader('Content-Security-Policy') ?? '')
  const hashesOf = { script: scriptHashes, style: styleHashes }
  reply.raw.setHeader(
    'Content-Security-Policy',
    policy.replaceAll(
      /\b(script|style)(-src [^;]*?) 'nonce-[^']*'/g,
      (_, kind: 'script' | 'style', sources) => [kind + sources, ...hashesOf[kind]].join(' '),
    ),
  )
}

async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, body }: RenderedPage,
  isPreview = false,
) {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (isPreview || isOfDesk(request.url)) reply.header('cache-control', 'no-store')
  if (body.length === 0) return reply.send()
  reply.header('vary', 'Accept-Encoding')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'plain') return reply.send(body)
  return reply.header('content-encoding', encoding).send(await compress[encoding](body))
}

/** The catalogue of a preview in the place of today's. */
function servicesOf(
  preview: Preview,
): Pick<PageServices, 'preview'> & Partial<Pick<PageServices, 'products' | 'tariffs' | 'catalogueVersion'>> {
  if (preview.kind === 'unavailable') return { preview }
  const { snapshot, name, at } = preview
  return {
    preview: { kind: 'shown', name, at },
    products: async type => snapshot.offerings[type],
    tariffs: async () => snapshot.tariffs,
    catalogueVersion: async () => snapshot.version,
  }
}

/** Fast rather than small: these pages are made for one answer. */
const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 5 }),
}

/**
 * Calls a GET route of the API in this process on behalf of a page's visitor: with the same cookies and the same
 * address, so that login, permission and limits apply as to the visitor's own call.
 */
export async function callApiAs(
  { server, headers, ip }: FastifyRequest,
  address: string,
): Promise<ApiAnswered> {
  const { statusCode, payload } = await server.inject({
    method: 'GET',
    url: address,
    remoteAddress: ip,
    headers: { accept: 'application/json', ...(headers.cookie && { cookie: headers.cookie }) },
  })
  return { status: statusCode, body: parsed(payload) }
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}

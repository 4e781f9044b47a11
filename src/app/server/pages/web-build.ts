import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { createRequestHandler, matchRoutes, RouterContextProvider, ServerBuild } from 'react-router'
import type { PageRequest, PageServices } from '../../../api/page-services.ts'
import { encodingFor } from '../../../platform/http/prepared-response.ts'
import type { FindAsset } from '../../../platform/retained-assets/retained-assets.ts'

/** Exports of src/entry.server.tsx for the server, besides React Router's own entry. */
type PageEntry = {
  createRequestHandler: typeof createRequestHandler
  matchRoutes: typeof matchRoutes
  createLoadContext(services: PageServices, request: PageRequest): RouterContextProvider
  /** Every address whose page is the same for everyone, spelled as it should be. */
  cachedAddresses: ReadonlySet<string>
}

export type PageBuild = ServerBuild & { entry: { module: PageEntry } }

/**
 * Files that no browser opens as a document, so that a policy of their own means nothing: the page's decides about them. A
 * drawing is a document where somebody opens it, and a worker obeys the policy that its file came with.
 */
const isPartOfPages = /(?<!worker-[\w-]+)\.(?:js|css|woff2|png|jpg|webp|avif|ico)(?:\.br|\.gz)?$/
const headersOfDocuments = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
]

const contentTypes: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
}

const forGood = 'public, max-age=31536000, immutable'

/** Serves what `react-router build` put in client/, hashed files of other releases too, and loads the pages from server/. */
export async function productionBuild(
  app: FastifyInstance,
  buildDir: string,
  findAsset: FindAsset,
): Promise<() => Promise<PageBuild>> {
  const clientDir = path.resolve(buildDir, 'client')
  const hashedFiles = path.join(clientDir, 'assets') + path.sep
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = file.startsWith(hashedFiles)
      reply.header('Cache-Control', isHashed ? forGood : 'public, max-age=3600')
      dropPolicies(reply, file)
    },
  })
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params
    const contentType = contentTypes[/\.(\w+)$/.exec(name)?.[1] ?? '']
    const found = contentType && (await findAsset(name, encodingFor(request.headers['accept-encoding'])))
    if (!found) return reply.callNotFound()
    reply.headers({ 'cache-control': forGood, vary: 'Accept-Encoding', 'content-type': contentType })
    if (found.encoding !== 'plain') reply.header('content-encoding', found.encoding)
    dropPolicies(reply, name)
    return reply.send(found.content)
  })
  const build: PageBuild = await import(pathToFileURL(path.resolve(buildDir, 'server/index.js')).href)
  return async () => build
}

function dropPolicies(reply: Pick<FastifyReply, 'removeHeader' | 'raw'>, file: string) {
  if (!isPartOfPages.test(file)) return
  for (const name of headersOfDocuments) {
    reply.removeHeader(name)
    // The headers that helmet sets.
    reply.raw.removeHeader(name)
  }
}

/** Vite in middleware mode: pages and styles reload as they are edited. Production never loads it. */
export async function developmentBuild(app: FastifyInstance): Promise<() => Promise<PageBuild>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done)
  })
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PageBuild>
}

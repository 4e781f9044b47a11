import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { PageRequest, PageServices } from '../../contract/page-services.ts'

type WebPagesOptions = {
  services: PageServices
  mode: 'production' | 'development'
  /** Where `react-router build` put client/ and server/; not read in development. */
  buildDir: string
}

/** What web/entry.server.tsx exports besides React Router's own entry: how the services get into the pages. */
type PageEntry = {
  createLoadContext(services: PageServices, request: PageRequest): RouterContextProvider
}

type PageBuild = ServerBuild & { entry: { module: ServerBuild['entry']['module'] & PageEntry } }

/**
 * Answers every address that no other route answers: the built files, then the pages. Register it last.
 * The pages run in a scope of their own without body parsers, because React Router reads request bodies itself.
 */
export async function webPages(app: FastifyInstance, { services, mode, buildDir }: WebPagesOptions) {
  const loadBuild =
    mode === 'development' ? await developmentBuild(app) : await productionBuild(app, buildDir)
  const publicUrl = new URL(services.publicUrl)

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.get('/*', async (request, reply) => {
    const build = await loadBuild()
    const context = build.entry.module.createLoadContext(services, {
      nonce: nonceOf(reply),
      reportError: error => request.log.error({ err: error }, 'a page failed'),
    })
    const handle = createRequestHandler(build, mode)
    return reply.send(await handle(webRequest(request, reply, publicUrl), context))
  })
}

/** The address is taken from configuration, never from the Host header, and never leaves this site: `//other.example`. */
function webRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: URL): Request {
  request.raw.url = request.raw.url?.replace(/^\/{2,}/, '/') ?? '/'
  return createRequest(request.raw, reply.raw, { host: publicUrl.host, protocol: publicUrl.protocol })
}

/** The nonce that the security headers of this response announce; empty where no plugin sets them. */
function nonceOf(reply: FastifyReply): string {
  const { cspNonce } = reply as { cspNonce?: { script: string } | null }
  return cspNonce?.script ?? ''
}

async function productionBuild(app: FastifyInstance, buildDir: string): Promise<() => Promise<PageBuild>> {
  await app.register(fastifyStatic, {
    root: path.resolve(buildDir, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders(reply, file) {
      const isHashed = path.relative(path.resolve(buildDir, 'client'), file).startsWith(`assets${path.sep}`)
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  const build: PageBuild = await import(pathToFileURL(path.resolve(buildDir, 'server/index.js')).href)
  return async () => build
}

/** Vite in middleware mode: pages and styles reload as they are edited. Not even installed in production. */
async function developmentBuild(app: FastifyInstance): Promise<() => Promise<PageBuild>> {
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

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import brand from '../../content/brand.json' with { type: 'json' }
import type { PageServices } from '../../contract/page-services.ts'
import { webPages } from './web-pages.ts'

/** A build of three pages: each says how often it was rendered, at which address and with which nonce. */
const serverBuild = `
import { RouterContextProvider, createContext, createRequestHandler } from ${JSON.stringify(import.meta.resolve('react-router'))}
const page = createContext()
let renderings = 0
const route = (id, path, module) => ({ id, path, parentId: id === 'root' ? undefined : 'root', module: { default() {}, ...module } })
const routes = Object.fromEntries([
  route('root', '', {}),
  route('public', 'openbaar', { headers: () => ({ 'Cache-Control': 'public, no-cache' }) }),
  route('private', 'bestellen', {}),
  route('broken', 'kapot', { loader() { throw new Error('the database is down') } }),
].map(entry => [entry.id, entry]))
const ids = Object.keys(routes)
export const entry = { module: {
  createRequestHandler,
  createLoadContext(services, request) { const context = new RouterContextProvider(); context.set(page, request); return context },
  handleError(error, { context }) { context.get(page).reportError(error) },
  default(request, status, headers, _context, context) {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    renderings += 1
    return new Response('<p nonce="' + context.get(page).nonce + '">' + renderings + ' ' + request.url + '</p>', { status, headers })
  },
} }
export { routes }
export const assets = { entry: { module: '', imports: [] }, url: '', version: '1', routes: Object.fromEntries(ids.map(id => [id, { id, module: '' }])) }
export const publicPath = '/', assetsBuildDirectory = 'client', future = {}, ssr = true, isSpaMode = false, prerender = []
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' }
`

let buildDir: string
let app: FastifyInstance
let catalogueVersion: () => Promise<string>
let errors: unknown[]

beforeAll(async () => {
  buildDir = await mkdtemp(path.join(tmpdir(), 'web-pages-'))
  await mkdir(path.join(buildDir, 'client/assets'), { recursive: true })
  await mkdir(path.join(buildDir, 'server'))
  await writeFile(path.join(buildDir, 'package.json'), '{"type":"module"}')
  await writeFile(path.join(buildDir, 'server/index.js'), serverBuild)
  await writeFile(path.join(buildDir, 'client/assets/root-abc.js'), 'plain')
  await writeFile(path.join(buildDir, 'client/assets/root-abc.js.br'), 'brotlied')
  await writeFile(path.join(buildDir, 'client/robots.txt'), 'User-agent: *')
})

afterAll(() => rm(buildDir, { recursive: true }))

beforeEach(async () => {
  catalogueVersion = async () => 'first'
  errors = []
  const services: PageServices = {
    brand,
    publicUrl: 'https://shop.example',
    captcha: { provider: 'altcha', siteKey: 'key', scriptUrl: null },
    outsideScripts: { analytics: null, chat: null },
    supportTools: { remoteWindows: null, remoteMac: null, routerTool: null },
    sepaScheme: 'CORE',
    catalogueVersion: () => catalogueVersion(),
    products: async () => [],
  }
  app = fastify()
  app.addHook('onRequest', async (request, reply) => {
    Object.assign(reply, { cspNonce: { script: `nonce-${request.id}` } })
    request.log.error = (...said: unknown[]) => void errors.push(said)
  })
  await app.register(webPages, { services, mode: 'production', buildDir })
  return () => app.close()
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a page that is the same for everyone', () => {
  it('is rendered once and holds no nonce', async () => {
    const first = await get('/openbaar')
    const second = await get('/openbaar?utm_source=mail')
    expect(first.body).toContain('https://shop.example/openbaar')
    expect(first.body).not.toContain('nonce')
    expect(second.body).toBe(first.body)
  })

  it('is rendered again when the catalogue changed, but not while the database is down', async () => {
    const first = await get('/openbaar')
    catalogueVersion = async () => Promise.reject(new Error('the database is down'))
    expect((await get('/openbaar')).body).toBe(first.body)
    catalogueVersion = async () => 'second'
    expect((await get('/openbaar')).body).not.toBe(first.body)
  })

  it('travels compressed, and not at all when the browser has it', async () => {
    const plain = await get('/openbaar')
    const packed = await get('/openbaar', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    const again = await get('/openbaar', { 'if-none-match': String(packed.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

describe('a page of one visitor', () => {
  it('is rendered for each request, with the nonce of its own security headers', async () => {
    const first = await get('/bestellen')
    const second = await get('/bestellen')
    expect(first.body).toMatch(/nonce="nonce-req-/)
    expect(second.body).not.toBe(first.body)
  })

  it('travels compressed', async () => {
    const packed = await get('/bestellen', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('/bestellen')
    expect(packed.headers.vary).toBe('Accept-Encoding')
  })

  it('takes its address from configuration: neither the Host header nor a double slash leads elsewhere', async () => {
    expect((await get('/bestellen', { host: 'other.example' })).body).toContain('https://shop.example/')
    expect((await get('//other.example/bestellen')).statusCode).toBe(404)
    expect((await get('/bestellen', { host: 'no host' })).statusCode).toBe(200)
  })
})

it('a page that fails is reported and answered with 500; an unknown one with 404', async () => {
  expect((await get('/kapot')).statusCode).toBe(500)
  expect(errors).toHaveLength(1)
  expect((await get('/bestaat-niet')).statusCode).toBe(404)
})

it('files with a hash in their name are kept by browsers for good, others for an hour', async () => {
  const script = await get('/assets/root-abc.js', { 'accept-encoding': 'br' })
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.body).toBe('brotlied')
  expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
})

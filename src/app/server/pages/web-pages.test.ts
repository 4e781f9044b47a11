import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testPageServices } from '../../../api/testing-page-services.ts'
import { createRenderingLimit } from '../../../platform/http/rate-limits.ts'
import { addSecurityLog } from '../../../platform/http/security-log.ts'
import { createSourceCounters } from '../../../platform/http/source-counters.ts'
import { createMetrics } from '../../../platform/operations/metrics.ts'
import { webPages } from './web-pages.ts'

/** A build of three pages: each says how often it was rendered, at which address and with which nonce. */
const serverBuild = `
import { RouterContextProvider, createContext, createRequestHandler, matchRoutes } from ${JSON.stringify(import.meta.resolve('react-router'))}
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
  matchRoutes,
  cachedAddresses: new Set(['/openbaar']),
  createLoadContext(services, request) { const context = new RouterContextProvider(); context.set(page, request); return context },
  handleError(error, { context }) { context.get(page).reportError(error) },
  default(request, status, headers, _context, context) {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    renderings += 1
    const nonce = ' nonce="' + context.get(page).nonce + '"'
    const scripts = '<script' + nonce + '>own()</script><script' + nonce + ' src="/a.js"></script><script>strange()</script>'
    const styles = '<link rel="stylesheet" href="/assets/style-abc.css"/>'
    return new Response(styles + '<p class="_here_1"' + nonce + '>' + renderings + ' ' + request.url + '</p>' + scripts, { status, headers })
  },
} }
export { routes }
export const assets = { entry: { module: '', imports: [] }, url: '', version: '1', routes: Object.fromEntries(ids.map(id => [id, { id, module: '' }])) }
export const publicPath = '/', assetsBuildDirectory = 'client', future = {}, ssr = true, isSpaMode = false, prerender = []
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' }
`

/** All of it that these pages read. */
const preview = {
  kind: 'shown',
  snapshot: { version: 'planned', offerings: {}, tariffs: {} },
  name: 'Zomer',
  at: null,
} as never

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
  await writeFile(
    path.join(buildDir, 'client/assets/style-abc.css'),
    '._here_1{color:red}._there_1{color:blue}',
  )
  await writeFile(path.join(buildDir, 'client/robots.txt'), 'User-agent: *')
})

afterAll(() => rm(buildDir, { recursive: true }))

beforeEach(async () => {
  catalogueVersion = async () => 'first'
  errors = []
  const services = { ...testPageServices, catalogueVersion: () => catalogueVersion() }
  app = fastify()
  addSecurityLog(app, randomBytes(32))
  app.addHook('onRequest', async (request, reply) => {
    Object.assign(reply, { cspNonce: { script: `nonce-${request.id}`, style: `style-nonce-${request.id}` } })
    reply.raw.setHeader(
      'Content-Security-Policy',
      `script-src 'self' 'nonce-nonce-${request.id}';style-src 'self' 'nonce-style-nonce-${request.id}'`,
    )
    request.log.error = (...said: unknown[]) => void errors.push(said)
  })
  // 600 a minute, times 0.01, makes 6.
  const counters = createSourceCounters()
  const limitRendering = createRenderingLimit({ counters, factor: 0.01, metrics: createMetrics() })
  await app.register(webPages, {
    services,
    mode: 'production',
    buildDir,
    findAsset: async () => null,
    previewOf: async ({ headers }) =>
      headers.cookie === 'voorvertoning=1'
        ? preview
        : headers.cookie === 'voorvertoning=2'
          ? { kind: 'unavailable', reason: 'ended' }
          : null,
    limitRendering,
  })
  return () => app.close()
})

/** Sends a request line as it is, which no client of HTTP does; the answer is everything until the server ends the connection. */
async function raw(requestLine: string): Promise<string> {
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`${requestLine}\r\nHost: x\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a page in a preview', () => {
  it('is made for that browser, kept by nobody and not indexed, and the one of visitors stays as it was', async () => {
    const before = await get('/openbaar')
    const shown = await get('/openbaar', { cookie: 'voorvertoning=1' })
    const again = await get('/openbaar', { cookie: 'voorvertoning=1' })
    expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(shown.headers.etag).toBeUndefined()
    expect(new Set([before, shown, again].map(({ body }) => body)).size).toBe(3)
    const after = await get('/openbaar')
    expect(after.body).toBe(before.body)
    expect(after.headers.etag).toBe(before.headers.etag)
    expect(after.headers['x-robots-tag']).toBeUndefined()
  })

  it('that shows nothing any more is the page of today, made for that browser with the reason', async () => {
    const shown = await get('/openbaar', { cookie: 'voorvertoning=2' })
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store'])
  })

  it('is made anew where a visitor has its kept one already', async () => {
    const { etag } = (await get('/openbaar')).headers
    const shown = await get('/openbaar', { cookie: 'voorvertoning=1', 'if-none-match': String(etag) })
    expect(shown.statusCode).toBe(200)
  })
})

describe('a page that is the same for everyone', () => {
  it('is rendered once and holds no nonce', async () => {
    const first = await get('/openbaar')
    const second = await get('/openbaar?utm_source=mail')
    expect(first.body).toContain('https://shop.example/openbaar')
    expect(first.body).not.toContain('nonce')
    expect(second.body).toBe(first.body)
  })

  it('is rendered once for everyone who asks while it is made, with HEAD too', async () => {
    const asked = Array.from({ length: 20 }, () => get('/openbaar'))
    const head = await app.inject({ method: 'HEAD', url: '/openbaar' })
    const answers = await Promise.all(asked)
    expect(answers[0]?.body).toContain('https://shop.example/openbaar')
    expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
    expect(head.headers['content-length']).toBe(String(answers[0]?.body.length))
  })

  it('holds nothing of the visitor who was first', async () => {
    expect((await get('/openbaar?naam=Jan')).body).not.toContain('Jan')
  })

  it('is kept at its own address only: another spelling of it is not', async () => {
    const first = await get('/%6fpenbaar')
    const second = await get('/%6fpenbaar')
    expect(first.statusCode).toBe(200)
    expect(second.body).not.toBe(first.body)
  })

  it('is rendered again when the catalogue changed, but not while the database is down', async () => {
    const first = await get('/openbaar')
    catalogueVersion = async () => Promise.reject(new Error('the database is down'))
    expect((await get('/openbaar')).body).toBe(first.body)
    catalogueVersion = async () => 'second'
    expect((await get('/openbaar')).body).not.toBe(first.body)
  })

  it('holds the styles that its elements meet, and asks for the whole sheet later', async () => {
    const { body } = await get('/openbaar')
    const sheet = '<link rel="stylesheet" href="/assets/style-abc.css"/>'
    expect(body).toContain(
      `<style>._here_1{color:red}</style><noscript data-later-styles="">${sheet}</noscript>`,
    )
    const other = await get('/bestellen')
    const [, nonce] =
      /style-src 'self' 'nonce-([^']+)'/.exec(String(other.headers['content-security-policy'])) ?? []
    expect(other.body).toContain(`<style nonce="${nonce}">._here_1{color:red}</style>`)
  })

  it('admits its styles and the inline scripts of its own by their hashes, and no other ones', async () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const policy = `script-src 'self' ${hash('own()')};style-src 'self' ${hash('._here_1{color:red}')}`
    const { headers, body } = await get('/openbaar')
    expect(body).toContain('<script>own()</script>')
    expect(headers['content-security-policy']).toBe(policy)
    expect((await get('/openbaar')).headers['content-security-policy']).toBe(policy)
    expect((await get('/bestellen')).headers['content-security-policy']).toMatch(/^script-src 'self' 'nonce-/)
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

  it('is rendered for one address a limited number of times a minute; a page that is kept is always there', async () => {
    const statuses: number[] = []
    for (let visit = 0; visit < 7; visit++) statuses.push((await get('/bestellen')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    expect(Number((await get('/bestellen')).headers['retry-after'])).toBeGreaterThan(0)
    expect((await app.inject({ url: '/bestellen', remoteAddress: '203.0.113.8' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/openbaar', remoteAddress: '203.0.113.8' })).statusCode).toBe(200)
    for (let visit = 0; visit < 10; visit++) expect((await get('/openbaar')).statusCode).toBe(200)
  })

  it('travels compressed', async () => {
    const packed = await get('/bestellen', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('/bestellen')
    expect(packed.headers.vary).toBe('Accept-Encoding')
  })

  it('takes its address from configuration, whatever the Host header says', async () => {
    expect((await get('/bestellen', { host: 'other.example' })).body).toContain('https://shop.example/')
    expect((await get('/bestellen', { host: 'no host' })).statusCode).toBe(200)
  })
})

describe('an address that is not spelled as it should be', () => {
  it.each([
    ['//openbaar?a=b', '/openbaar?a=b'],
    ['/./openbaar', '/openbaar'],
    ['/elders/../openbaar', '/openbaar'],
    ['/elders/%2e%2e/openbaar', '/openbaar'],
    ['/\\openbaar', '/openbaar'],
    ['//other.example/bestellen', '/other.example/bestellen'],
    ['/.//other.example/bestellen', '/other.example/bestellen'],
    ['http://other.example/bestellen', '/http://other.example/bestellen'],
  ])('%s leads to %s, and never to another site', async (typed, meant) => {
    const answer = await raw(`GET ${typed} HTTP/1.1`)
    expect(answer).toMatch(/^HTTP\/1.1 301 /)
    expect(answer).toContain(`\r\nlocation: ${meant}\r\n`)
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

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPageSecurityHeaders, addSecurityHeaders } from './security-headers.ts'
import { productionBuild } from './web-build.ts'

const files = [
  'assets/root-abc.js',
  'assets/root-abc.js.br',
  'assets/style-abc.css',
  'assets/typeface-abc.woff2',
  'assets/captcha-worker-B_-x8.js',
  'assets/engineer-abc.svg',
  'assets/street-640-abc.avif',
  'favicon.ico',
  'terms.html',
]

let app: FastifyInstance
beforeAll(async () => {
  const buildDir = await mkdtemp(path.join(tmpdir(), 'web-build-'))
  await mkdir(path.join(buildDir, 'client/assets'), { recursive: true })
  await mkdir(path.join(buildDir, 'server'))
  await writeFile(path.join(buildDir, 'server/index.js'), '')
  for (const file of files) await writeFile(path.join(buildDir, 'client', file), file)
  await mkdir(path.join(buildDir, '.git'))
  await writeFile(path.join(buildDir, '.git/config'), '[core]')
  app = fastify()
  addSecurityHeaders(app, { isHttps: true })
  await app.register(async pages => {
    await addPageSecurityHeaders(pages, { isHttps: true, isDevelopment: false, logo: null, outside: {} })
    await productionBuild(pages, buildDir, async () => null)
  })
  return () => rm(buildDir, { recursive: true })
})
afterAll(() => app.close())

const headersOf = async (url: string) =>
  (await app.inject({ url, headers: { 'accept-encoding': 'br' } })).headers

const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
]
const ofEverything = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

test.each([
  '/assets/root-abc.js',
  '/assets/style-abc.css',
  '/assets/typeface-abc.woff2',
  '/assets/street-640-abc.avif',
  '/favicon.ico',
])('%s is part of a page: it says what it is and to whom, and has no policy of its own', async url => {
  const headers = await headersOf(url)
  expect(headers).toMatchObject(ofEverything)
  expect(Object.keys(headers).filter(name => ofDocuments.includes(name))).toEqual([])
})

test.each(['/assets/captcha-worker-B_-x8.js', '/assets/engineer-abc.svg', '/terms.html'])(
  '%s has the policy of a page, for who opens or runs it by itself',
  async url => {
    const headers = await headersOf(url)
    expect(headers).toMatchObject(ofEverything)
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(ofDocuments))
  },
)

test.each([
  '/.git/config',
  '/../.git/config',
  '/%2e%2e/.git/config',
  '/assets/..%2f..%2f.git/config',
  '/server/index.js',
  '/../server/index.js',
  '/assets',
  '/assets/',
  '/',
])('%s is no file of the pages: nothing beside them is served, and no folder is listed', async url => {
  const { statusCode, body } = await app.inject({ url })
  expect(statusCode).toBe(404)
  expect(body).not.toMatch(/core|root-abc/)
})

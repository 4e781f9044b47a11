import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import brand from '../../../content/brand.json' with { type: 'json' }
import { addPageSecurityHeaders, addSecurityHeaders } from '../../app/server/pages/security-headers.ts'
import { productionBuild } from '../../app/server/pages/web-build.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { addErrorAnswers } from '../http/errors.ts'
import { assetFolder, createAssetFinder, forgetOldAssets, retainAssets } from './retained-assets.ts'

/** A release: what its build holds, and copies of the shop that serve it from one database. */
type Copy = { readonly app: FastifyInstance; readonly folder: string }

let shop: TestDatabase
let root: string
const running: FastifyInstance[] = []
beforeAll(async () => {
  shop = await createTestDatabase()
  root = await mkdtemp(path.join(tmpdir(), 'releases-'))
})
beforeEach(() => shop.pool.query('truncate kept_assets'))
afterAll(async () => {
  for (const app of running) await app.close()
  await shop.drop()
  await rm(root, { recursive: true })
})

const text = (file: string) => `text of ${file} `.repeat(100)

/** Starts a copy of a release that has these files beside one that all releases share. */
async function startCopy(release: string, files: readonly string[]): Promise<Copy> {
  const buildDir = path.join(root, release)
  const folder = assetFolder(buildDir)
  await mkdir(folder, { recursive: true })
  await mkdir(path.join(buildDir, 'server'), { recursive: true })
  await writeFile(path.join(buildDir, 'server/index.js'), '')
  for (const file of ['typeface-x.woff2', ...files]) {
    await writeFile(path.join(folder, file), text(file))
    await writeFile(path.join(folder, `${file}.br`), brotliCompressSync(text(file)))
  }
  await retainAssets(shop.database, folder)
  const app = fastify()
  addErrorAnswers(app, { brand })
  addSecurityHeaders(app, { isHttps: true })
  await app.register(async pages => {
    await addPageSecurityHeaders(pages, { isHttps: true, isDevelopment: false, logo: null, outside: {} })
    // No time passes for what is known: each question that nobody knows the answer of asks the database.
    await productionBuild(pages, buildDir, createAssetFinder(shop.database, askAlways()))
  })
  running.push(app)
  return { app, folder }
}

const askAlways = () => {
  let nowMs = 0
  return () => (nowMs += 10_000)
}

const get = (
  { app }: Copy,
  url: string,
  headers: Record<string, string> = { 'accept-encoding': 'gzip, br' },
) => app.inject({ url, headers })

describe('copies of two releases', () => {
  let old: Copy
  let current: Copy
  beforeEach(async () => {
    old = await startCopy('old', ['root-old.js', 'worker-old.js'])
    current = await startCopy('current', ['root-new.js', 'style-new.css'])
  })

  test.each([
    [
      'a page that was open before a release finds its files at the new copy',
      () => current,
      'root-old.js',
      'application/javascript; charset=utf-8',
    ],
    [
      'a page of the new release finds them at a copy that is still to be replaced',
      () => old,
      'style-new.css',
      'text/css; charset=utf-8',
    ],
  ])('%s', async (_what, copy, file, type) => {
    const found = await get(copy(), `/assets/${file}`)
    expect(found.statusCode).toBe(200)
    expect(brotliDecompressSync(found.rawPayload).toString()).toBe(text(file))
    expect(found.headers).toMatchObject({
      'content-type': type,
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    expect(found.headers['content-security-policy']).toBe(undefined)
    expect((await get(copy(), `/assets/${file}`, {})).body).toBe(text(file))
  })

  test('a file is served as its own release does, policy included', async () => {
    const [own, kept] = await Promise.all([old, current].map(copy => get(copy, '/assets/worker-old.js')))
    const told = ['content-type', 'content-encoding', 'cache-control', 'content-security-policy', 'vary']
    const headersOf = (answer: typeof own) =>
      told.map(name =>
        answer?.headers[name]
          ?.toString()
          .toLowerCase()
          .replace(/'nonce-\w+'/g, ''),
      )
    expect(headersOf(kept)).toEqual(headersOf(own))
    expect(kept?.headers['content-security-policy']).toMatch(/./)
  })

  test.each([
    '/assets/root-none.js',
    '/assets/root-old.js.br',
    '/assets/..%2fserver%2findex.js',
    '/assets/%00.js',
    '/assets/root-old.js%20',
  ])('%s is no file of any release', async url => {
    expect((await get(current, url)).statusCode).toBe(404)
  })

  test('files go a month after the last copy had them in its build, and no sooner', async () => {
    const later = (days: number) =>
      shop.pool.query(`update kept_assets set built_in_at = built_in_at - interval '${days} days'`)
    await later(29)
    await forgetOldAssets(shop.database)
    expect((await get(current, '/assets/root-old.js')).statusCode).toBe(200)
    await retainAssets(shop.database, current.folder)
    await later(2)
    await forgetOldAssets(shop.database)
    const { rows } = await shop.pool.query<{ name: string }>(
      "select name from kept_assets where name not like '%.br' order by name",
    )
    expect(rows.map(({ name }) => name)).toEqual(['root-new.js', 'style-new.css', 'typeface-x.woff2'])
  })
})

test('names that nobody knows cost no question each', async () => {
  await startCopy('old', ['root-old.js'])
  let questions = 0
  const counting = new Proxy(shop.database, {
    get(target, name, receiver) {
      if (name === 'select') questions += 1
      return Reflect.get(target, name, receiver)
    },
  })
  const find = createAssetFinder(counting, () => 0)
  for (let nth = 0; nth < 100; nth++) expect(await find(`root-${nth}.js`, 'br')).toBe(null)
  expect(questions).toBe(1)
  for (let nth = 0; nth < 100; nth++) expect(await find('root-old.js', 'br')).not.toBe(null)
  expect(questions).toBe(2)
})

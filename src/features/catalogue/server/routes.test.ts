import { brotliDecompressSync } from 'node:zlib'
import { type FastifyInstance, fastify } from 'fastify'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { openPool } from '../../../platform/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/testing.ts'
import { allowAccess } from '../../../platform/http/contract-routes.ts'
import { addErrorAnswers } from '../../../platform/http/errors.ts'
import { productTypes } from '../product.ts'
import { PriceList } from '../products.ts'
import { createCatalogue } from './catalogue.ts'
import { catalogueRoutes } from './routes.ts'
import { changePrice, noPreviews, priceOf, shippedLine } from './testing.ts'

let shop: TestDatabase
let app: FastifyInstance
let origin: string
const clock = { now: 0 }

async function serve(pool: Pool) {
  const server = fastify()
  allowAccess(server, 'anyone')
  addErrorAnswers(server, { brand })
  const catalogue = createCatalogue(pool, { now: () => clock.now })
  await server.register(catalogueRoutes, { catalogue, previews: noPreviews })
  return server
}

beforeAll(async () => {
  shop = await createTestDatabase()
  app = await serve(shop.pool)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await shop.drop()
})

const prices = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/order/products/prices${query}`, { headers })

/** Time passes until the catalogue asks whether it changed, and a first visitor makes it ask. */
async function someTimeLater() {
  clock.now += 60_000
  await prices('?productType=internet')
}

test.each(productTypes)('the price list of %s is what the contract says', async type => {
  const response = await prices(`?productType=${type}`)
  expect(response.status).toBe(200)
  const products = PriceList.parse(await response.json())
  expect(products.length).toBeGreaterThan(5)
  expect(products.every(product => product.productType === type)).toBe(true)
})

test('prices are euros', async () => {
  const products = PriceList.parse(await (await prices('?productType=internet')).json())
  expect(products.find(product => product.id === 12001)?.price).toBe(priceOf(12001) / 100)
  expect(products.find(product => product.id === 11001)?.setupProduct).toMatchObject({
    price: priceOf(11002) / 100,
    listPrice: (shippedLine(11002).listPriceInCents ?? 0) / 100,
  })
})

test('who has the answer already is told so', async () => {
  const first = await prices('?productType=cloud')
  const etag = first.headers.get('etag') ?? ''
  const second = await prices('?productType=cloud', { 'if-none-match': etag })
  expect(second.status).toBe(304)
  expect(await second.text()).toBe('')
  expect((await prices('?productType=mobiel', { 'if-none-match': etag })).status).toBe(200)
})

test('it travels compressed', async () => {
  const raw = await app.inject({
    url: '/api/order/products/prices?productType=internet',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(raw.headers['content-encoding']).toBe('br')
  expect(raw.headers.vary).toBe('Accept-Encoding')
  expect(PriceList.safeParse(JSON.parse(brotliDecompressSync(raw.rawPayload).toString())).success).toBe(true)
})

test.each([
  ['no type', ''],
  ['an empty one', '?productType='],
  ['an unknown one', '?productType=glasvezel'],
  ['one in capitals', '?productType=INTERNET'],
  ['two types', '?productType=internet&productType=cloud'],
  ['a list', '?productType[]=internet'],
  ["an object's own word", '?productType=__proto__'],
  ['a control character', '?productType=%00'],
  ['a broken escape', '?productType=%'],
  ['a very long one', `?productType=${'x'.repeat(8_000)}`],
])('a price list of %s is refused in Dutch', async (_what, query) => {
  const response = await prices(query)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    message: 'Onbekend producttype. Kies internet, cloud, mobiel of telefonie.',
  })
})

test('a changed price is served soon after', async () => {
  const priceNow = async () => {
    const products = PriceList.parse(await (await prices('?productType=internet')).json())
    return products.find(product => product.id === 11001)?.price
  }
  const before = priceOf(11001)
  expect(await priceNow()).toBe(before / 100)
  await changePrice(shop.pool, 11001, before - 50)
  expect(await priceNow()).toBe(before / 100)
  await someTimeLater()
  await expect.poll(priceNow).toBe((before - 50) / 100)
})

test('prices go on while the database is gone', async () => {
  const other = await createTestDatabase()
  const server = await serve(other.pool)
  const url = '/api/order/products/prices?productType=cloud'
  expect((await server.inject(url)).statusCode).toBe(200)
  await other.drop()
  for (let minute = 0; minute < 3; minute++) {
    clock.now += 60_000
    expect((await server.inject(url)).statusCode).toBe(200)
  }
})

test('a server that never had any prices says to try again later', async () => {
  const pool = openPool({ host: '127.0.0.1', port: 1 }, () => undefined)
  const server = await serve(pool)
  const answer = await server.inject('/api/order/products/prices?productType=cloud')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBeDefined()
  expect(answer.json().message).toMatch(/Probeer het over een minuut opnieuw\.$/)
  await pool.end()
})

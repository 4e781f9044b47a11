import { connect } from 'node:net'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createCatalogue } from '../../features/catalogue/server/catalogue.ts'
import { lastOrderCalls } from '../../features/orders/contract-last-order.ts'
import { openDatabase, openPool } from '../../platform/database/pool.ts'
import { createTestDatabase } from '../../platform/database/testing.ts'
import { Line } from '../../platform/database/testing-line.ts'
import { startTestShop } from './testing-shop.ts'

const { lastOrder } = lastOrderCalls

const real = await createTestDatabase()
const client = new pg.Client(real.connection)
const { host, port: realPort, user, database: name, password } = client
const line = new Line(() =>
  host.startsWith('/') ? connect(`${host}/.s.PGSQL.${realPort}`) : connect(realPort, host),
)
const port = await line.open()
const connection = {
  host: '127.0.0.1',
  port,
  user: user ?? '',
  database: name ?? '',
  password: password ?? '',
}
const database = openDatabase(openPool(connection, () => undefined))
const shop = await startTestShop({ database, catalogue: createCatalogue(database.$client) })
afterAll(async () => {
  await line.cut()
  await database.$client.end()
  await shop.stop()
  await real.drop()
})

const path = '/api/verify-kvkNumber/69599084'
const unavailable = {
  message: 'We kunnen je aanvraag nu even niet verwerken. Probeer het over een minuut opnieuw.',
}

/** Expects that a visitor reads that it does not work now. */
async function expectRefused(work: () => Promise<Response>) {
  const response = await work()
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await response.json()).message).toBe(unavailable.message)
}

describe.each([
  ['cut off', { from: () => line.cut(), to: () => line.open(port) }],
  [
    'frozen',
    {
      from: async () => {
        line.isFrozen = true
      },
      to: async () => {
        line.isFrozen = false
      },
    },
  ],
])('while the database is %s', (_how, becomes) => {
  beforeEach(async () => {
    const visitor = shop.visitor()
    await expect.poll(async () => (await visitor.post(path)).status).toBe(200)
    expect((await visitor.get('/api/order/products/prices?productType=internet')).status).toBe(200)
  })

  test('what needs it says so in Dutch meanwhile, the rest goes on, and all is well again by itself', async () => {
    const visitor = shop.visitor()
    await visitor.csrfToken()
    await becomes.from()
    for (const address of ['/readyz', lastOrder.path, '/api/reseller-company-name/partner'])
      await expectRefused(() => visitor.get(address))
    const open = ['/healthz', '/api/captcha/key', '/api/captcha/challenge?action=login', '/api/csrf-token']
    for (const address of [...open, '/api/order/products/prices?productType=internet']) {
      expect((await visitor.get(address)).status).toBe(200)
    }
    // A visitor who never ordered has a cookie and no row: checking a number needs the register alone.
    expect((await visitor.post(path)).status).toBe(200)
    await becomes.to()
    await expect.poll(async () => (await visitor.get('/readyz')).status).toBe(200)
    expect((await visitor.post(path)).status).toBe(200)
  })
})

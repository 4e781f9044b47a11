import { createSecretKey } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop, type TestVisitor } from '../../../app/server/testing-shop.ts'
import { secretsFrom } from '../../../platform/secrets/secrets.ts'
import { sellAsBefore, stopSelling } from '../../catalogue/server/testing.ts'
import { idempotencyHeader, orderCalls } from '../contract.ts'
import { bodyMac, forgetOldKeys } from './idempotency.ts'
import { additionalData, ids, order, quote, rowsOf, send } from './testing.ts'

const { placeOrder } = orderCalls

let visitor: TestVisitor

const shop = await startTestShop()
afterAll(() => shop.stop())
beforeEach(async () => {
  await shop.testDatabase.pool.query(
    "begin; set local shop.retention = 'on'; truncate cases, retry_keys cascade; commit",
  )
  visitor = shop.visitor()
})

const count = async (table: string) =>
  (await shop.testDatabase.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`))
    .rows[0]?.count

const otherBody = { ...order, additionalData: { ...additionalData, directDebit: false } }

describe('the same key', () => {
  it('with the same body answers what the first one answered, and orders once', async () => {
    const first = await send(visitor, order, 'key-1')
    const again = await send(visitor, order, 'key-1')
    expect(first.status).toBe(201)
    expect(again).toEqual(first)
    expect(await count('product_orders')).toBe(1)
    expect(await count('deliveries')).toBe(2)
  })

  it('20 times in parallel is one order and one answer', async () => {
    await visitor.csrfToken()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(visitor, order, 'key-20')))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await count('product_orders')).toBe(1)
    expect(await count('deliveries')).toBe(2)
  })

  it('knows a body by what it says, not by how it is written', async () => {
    const first = await send(visitor, order, 'key-2')
    const { products, ...rest } = order
    const rewritten = JSON.stringify({ ...rest, unknown: 1, products }, null, 2)
    expect(await send(visitor, rewritten, 'key-2')).toEqual(first)
    const macOf = (body: unknown) => bodyMac(createSecretKey(Buffer.alloc(32)), body)
    expect(macOf({ a: 1, b: [{ c: 2, d: 3 }] })).toEqual(macOf({ b: [{ d: 3, c: 2 }], a: 1 }))
    expect(macOf({ a: [1, 2] })).not.toEqual(macOf({ a: [2, 1] }))
  })

  it('with another body is refused, also with one that could not be ordered or is a quote', async () => {
    await send(visitor, order, 'key-3')
    for (const body of [otherBody, { ...order, products: order.products.slice(0, 2) }, quote]) {
      expect((await send(visitor, body, 'key-3')).status).toBe(422)
    }
    expect([await count('product_orders'), await count('product_quotes')]).toEqual([1, 0])
  })

  it('of another visitor is another key: he never sees the first one’s order', async () => {
    const first = await send(visitor, order, 'key-4')
    const other = await send(shop.visitor(), order, 'key-4')
    expect(other.status).toBe(201)
    expect(other.body.orderNumber).not.toBe(first.body.orderNumber)
    expect(await count('product_orders')).toBe(2)
  })

  it('is not used up by a refusal', async () => {
    expect((await send(visitor, { ...order, products: order.products.slice(0, 2) }, 'key-5')).status).toBe(
      422,
    )
    expect((await send(visitor, { ...order, userWithoutAccountInformation: null }, 'key-5')).status).toBe(401)
    expect((await send(visitor, order, 'key-5')).status).toBe(201)
  })

  it('answers the same after the catalogue changed', async () => {
    const first = await send(visitor, order, 'key-6')
    const { pool } = shop.testDatabase
    await stopSelling(pool, ids.fibre500For12Months)
    try {
      expect(await send(visitor, order, 'key-6')).toEqual(first)
    } finally {
      await sellAsBefore(pool)
    }
  })
})

describe('a key', () => {
  it('is optional: two orders without one are two orders', async () => {
    await send(visitor, order)
    await send(visitor, order)
    expect(await count('product_orders')).toBe(2)
  })

  it.each(['', 'x'.repeat(101), 'with space', 'cafeé'])('cannot be %j', async key => {
    const headers = { [idempotencyHeader]: key }
    const response = await visitor.post(placeOrder.path, { body: order, headers })
    expect(response.status).toBe(400)
    expect(await count('product_orders')).toBe(0)
  })

  it('is stored with a hash of the body that only this shop’s secret makes: nobody finds the IBAN by trying', async () => {
    const other = await startTestShop({ secrets: secretsFrom('another secret of also 32 characters') })
    const storedMac = async (of: TestShop) => {
      await send(of.visitor(), order, 'key')
      const [row] = await rowsOf<{ body_mac: Buffer }>(of, 'select body_mac from retry_keys')
      await of.testDatabase.pool.query('delete from retry_keys')
      return row?.body_mac.toString('hex')
    }
    try {
      const mac = await storedMac(shop)
      expect(mac).toMatch(/^[0-9a-f]{64}$/)
      expect(await storedMac(shop)).toBe(mac)
      expect(await storedMac(other)).not.toBe(mac)
    } finally {
      await other.stop()
    }
  })

  it('is forgotten once no retry can come back to it', async () => {
    await send(visitor, order, 'old')
    await send(visitor, otherBody, 'new')
    const { pool, database } = shop.testDatabase
    await pool.query("update retry_keys set created_at = now() - interval '15 days' where key = 'old'")
    await forgetOldKeys(database, '14 days')
    expect((await pool.query('select key from retry_keys')).rows).toEqual([{ key: 'new' }])
  })
})

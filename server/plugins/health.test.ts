import { fastify } from 'fastify'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../database/testing.ts'
import { addHealth } from './health.ts'

let app: ReturnType<typeof fastify>
let questions: {
  readonly answer: (result: { rows: { isReadOnly: boolean }[] }) => void
  readonly fail: (error: Error) => void
}[]

beforeEach(() => {
  questions = []
  const pool = {
    query: () => new Promise((answer, fail) => void questions.push({ answer, fail })),
  } as unknown as pg.Pool
  app = fastify()
  addHealth(app, pool)
})
afterEach(() => app.close())

const readiness = async () => (await app.inject('/readyz')).statusCode

test('many who ask at once whether the shop is ready ask the database once', async () => {
  const asked = Promise.all(Array.from({ length: 50 }, readiness))
  await expect.poll(() => questions.length).toBe(1)
  questions[0]?.answer({ rows: [{ isReadOnly: false }] })
  expect(new Set(await asked)).toEqual(new Set([200]))
  expect(questions).toHaveLength(1)
})

test('a database that did not answer is asked again', async () => {
  const first = readiness()
  await expect.poll(() => questions.length).toBe(1)
  questions[0]?.fail(new Error('the database is down'))
  expect(await first).toBe(500)
  const second = readiness()
  await expect.poll(() => questions.length).toBe(2)
  questions[1]?.answer({ rows: [{ isReadOnly: false }] })
  expect(await second).toBe(200)
})

test('a shop whose database only reads is not ready', async () => {
  const { connection, drop } = await createTestDatabase()
  const statusOf = async (options?: string) => {
    const pool = new pg.Pool({ ...connection, ...(options && { options }) })
    const shop = fastify()
    addHealth(shop, pool)
    try {
      return (await shop.inject('/readyz')).statusCode
    } finally {
      await Promise.all([shop.close(), pool.end()])
    }
  }
  try {
    expect(await statusOf()).toBe(200)
    expect(await statusOf('-c default_transaction_read_only=on')).toBe(503)
  } finally {
    await drop()
  }
})

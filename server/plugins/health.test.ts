import { fastify } from 'fastify'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addHealth } from './health.ts'

let app: ReturnType<typeof fastify>
let questions: { readonly answer: () => void; readonly fail: (error: Error) => void }[]

beforeEach(() => {
  questions = []
  const pool = {
    query: () => new Promise<void>((answer, fail) => void questions.push({ answer, fail })),
  } as unknown as pg.Pool
  app = fastify()
  addHealth(app, pool)
})
afterEach(() => app.close())

const readiness = async () => (await app.inject('/readyz')).statusCode

test('many who ask at once whether the shop is ready ask the database once', async () => {
  const asked = Promise.all(Array.from({ length: 50 }, readiness))
  await expect.poll(() => questions.length).toBe(1)
  questions[0]?.answer()
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
  questions[1]?.answer()
  expect(await second).toBe(200)
})

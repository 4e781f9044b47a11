import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addHealth } from './health.ts'

let app: ReturnType<typeof fastify>
let questions: PromiseWithResolvers<boolean>[]
let isEnding: boolean
let isFull: boolean

beforeEach(() => {
  questions = []
  isEnding = false
  isFull = false
  app = fastify()
  addHealth(app, {
    takesOrders: () => {
      const question = Promise.withResolvers<boolean>()
      questions.push(question)
      return question.promise
    },
    hasRoom: async () => !isFull,
    isEnding: () => isEnding,
  })
})
afterEach(() => app.close())

const statusOf = async (path: string) => (await app.inject(path)).statusCode
const readiness = () => statusOf('/readyz')

test('many who ask at once whether the shop is ready ask the database once', async () => {
  const asked = Promise.all(Array.from({ length: 50 }, readiness))
  await expect.poll(() => questions.length).toBe(1)
  questions[0]?.resolve(true)
  expect(new Set(await asked)).toEqual(new Set([200]))
  expect(questions).toHaveLength(1)
})

test('a database that did not answer is asked again', async () => {
  const first = readiness()
  await expect.poll(() => questions.length).toBe(1)
  questions[0]?.reject(new Error('the database is down'))
  expect(await first).toBe(500)
  const second = readiness()
  await expect.poll(() => questions.length).toBe(2)
  questions[1]?.resolve(true)
  expect(await second).toBe(200)
})

test('a shop whose database only reads is not ready', async () => {
  const asked = readiness()
  await expect.poll(() => questions.length).toBe(1)
  questions[0]?.resolve(false)
  expect(await asked).toBe(503)
})

test('a shop without room on its disk is not ready, until there is some again', async () => {
  isFull = true
  const full = readiness()
  await expect.poll(() => questions.length).toBe(1)
  questions[0]?.resolve(true)
  expect(await full).toBe(503)
  isFull = false
  const roomy = readiness()
  await expect.poll(() => questions.length).toBe(2)
  questions[1]?.resolve(true)
  expect(await roomy).toBe(200)
})

test('a shop that ends is not ready, whatever its database says, and lives', async () => {
  isEnding = true
  expect(await readiness()).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
})

import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { documentCalls } from '../../features/documents/contract.ts'
import { allowAccess, serve } from '../http/contract-routes.ts'
import { renderedFile } from './rendered-file.ts'

let app: ReturnType<typeof fastify>
let drawings: number
let failure: Error | null

beforeEach(() => {
  drawings = 0
  failure = null
  app = fastify()
  allowAccess(app, documentCalls.termsFile.access)
  serve(
    app,
    documentCalls.termsFile,
    renderedFile('voorwaarden', async () => {
      drawings += 1
      if (failure) throw failure
      return Buffer.from('%PDF-')
    }),
  )
})
afterEach(() => app.close())

const statusOfFile = async () => (await app.inject(documentCalls.termsFile.path)).statusCode

test('a file is drawn once for all who ask', async () => {
  expect(await Promise.all(Array.from({ length: 10 }, statusOfFile))).toEqual(Array(10).fill(200))
  expect(drawings).toBe(1)
})

test('a file that could not be drawn is drawn when it is asked for again', async () => {
  failure = new Error('EMFILE: too many open files')
  expect(await statusOfFile()).toBe(500)
  failure = null
  expect(await statusOfFile()).toBe(200)
  expect(await statusOfFile()).toBe(200)
  expect(drawings).toBe(2)
})

import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '../../common/contract/call.ts'
import { Failure, type FieldErrors } from '../../common/contract/failure.ts'

import { releaseHeader } from '../../common/contract/session.ts'
import { checkResponses } from './contract-responses.ts'

import { allowAccess, serve } from './contract-routes.ts'

const count = z.int({ error: 'Vul een heel getal in' })
const double = defineCall({
  method: 'POST',
  path: '/double/{unit}',
  params: { unit: z.string() },
  group: 'Visit',
  summary: 'Doubles.',
  access: 'anyone',
  body: { kind: 'json', schema: z.object({ count }) },
  answers: {
    200: { description: 'Doubled', body: z.object({ doubled: z.number() }) },
    404: { description: 'No such unit', body: Failure },
  },
})

let app: FastifyInstance
let violations: string[]
beforeEach(() => {
  violations = []
  app = fastify()
  checkResponses(app, violation => violations.push(violation))
  allowAccess(app, 'anyone')
})
afterEach(() => app.close())

const post = (body: object) => app.inject({ method: 'POST', url: '/double/kg', payload: body })

describe('a call of the contract', () => {
  test('gets its body and the parts of its path parsed, and answers in its own terms', async () => {
    serve(app, double, async ({ body, params }) =>
      params.unit === 'kg'
        ? { status: 200, body: { doubled: body.count * 2 }, headers: { 'x-unit': params.unit } }
        : { status: 404, body: { message: 'Die eenheid bestaat niet.' } },
    )
    const response = await post({ count: 21, isAdmin: true })
    expect([response.statusCode, response.json(), response.headers['x-unit']]).toEqual([
      200,
      { doubled: 42 },
      'kg',
    ])
    expect(violations).toEqual([])
  })

  test('is refused at the field that is wrong, before its handler hears of it', async () => {
    let calls = 0
    serve(
      app,
      { ...double, answers: { ...double.answers, 422: { description: 'Wrong', body: Failure } } },
      async () => {
        calls++
        return { status: 200, body: { doubled: 0 } }
      },
    )
    const response = await post({ count: 'x' })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ errors: { count: { message: 'Vul een heel getal in' } } })
    expect([calls, violations]).toEqual([0, []])
  })

  test('is refused where a text of its body can be stored nowhere, at that text', async () => {
    const notes = z.array(z.object({ text: z.string() }))
    const noted = defineCall({
      ...double,
      body: { kind: 'json', schema: z.object({ notes }) },
      answers: { 204: { description: 'Noted' }, 422: { description: 'Wrong', body: Failure } },
    })
    serve(app, noted, async () => ({ status: 204 }))
    const refusedAt = async (text: string) => {
      const response = await post({ notes: [{ text: 'goed' }, { text }] })
      return response.statusCode === 204 ? [] : Object.keys(Failure.parse(response.json()).errors ?? {})
    }
    for (const text of ['\0', 'a\0b', '\ud800', 'a\udc00'])
      expect(await refusedAt(text)).toEqual(['notes.1.text'])
    expect(await refusedAt('\ud83d\ude00')).toEqual([])
    expect(violations).toEqual([])
  })

  test('is refused as its entry says where it says how', async () => {
    const malformed = () => ({ status: 404, body: { message: 'Niets gevonden.' } })
    serve(app, { ...double, malformed }, async () => ({ status: 200, body: { doubled: 0 } }))
    const response = await post({})
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'Niets gevonden.' }])
  })

  test('gets the headers that it takes, and is refused where one does not fit', async () => {
    const schema = z.optional(z.string().check(z.maxLength(3, { error: 'Te lang' })))
    const withKey = { ...double, headers: { 'x-key': { description: 'A key.', schema } } } as const
    const keys: unknown[] = []
    const malformed = (errors: FieldErrors) => ({ status: 404, body: { message: errors['x-key']?.message } })
    serve(app, { ...withKey, malformed }, async ({ headers }) => {
      keys.push(headers['x-key'])
      return { status: 200, body: { doubled: 0 } }
    })
    const withHeader = (key: string) =>
      app.inject({ method: 'POST', url: '/double/kg', payload: { count: 1 }, headers: { 'x-key': key } })
    await withHeader('abc')
    await post({ count: 1 })
    expect(keys).toEqual(['abc', undefined])
    expect((await withHeader('abcd')).json()).toEqual({ message: 'Te lang' })
  })

  test('tells nobody of his fields by whose body nobody is known, unless he is logged in', async () => {
    let customerId: string | null = null
    app.decorateRequest('visit', null)
    app.addHook('onRequest', async request => {
      request.visit = { id: 'x', customerId }
    })
    const anonymous = {
      schema: z.object({ name: z.optional(z.null()) }),
      refusal: { status: 401, body: { message: 'Wie ben je?' } },
    }
    const malformed = () => ({ status: 422, body: {} })
    serve(app, { ...double, anonymous, malformed }, async () => ({ status: 200, body: { doubled: 0 } }))
    const statusOf = async (body: object) => (await post(body)).statusCode
    expect([await statusOf({}), await statusOf({ name: 'Lotte' })]).toEqual([401, 422])
    expect(await statusOf({ name: 'Lotte', count: 1 })).toBe(200)
    customerId = 'somebody'
    expect([await statusOf({}), await statusOf({ count: 1 })]).toEqual([422, 200])
  })

  test('names the release of the pages, where there are any', async () => {
    const release = { current: null as string | null }
    app.decorate('release', release)
    serve(app, double, async () => ({ status: 200, body: { doubled: 0 } }))
    expect((await post({ count: 1 })).headers).not.toHaveProperty(releaseHeader)
    release.current = 'a1b2'
    expect((await post({ count: 1 })).headers[releaseHeader]).toBe('a1b2')
    expect((await post({})).headers[releaseHeader]).toBe('a1b2')
  })

  test('cannot be served to others than its entry says', () => {
    const handler = async () => ({ status: 200, body: { doubled: 0 } }) as const
    expect(() => serve(app, { ...double, access: 'customer' }, handler)).toThrow('for customer')
  })
})

describe('an answer that the contract does not know is told:', () => {
  test.each([
    ['a status', { status: 201, body: { doubled: 2 } }, 'a status that it has not'],
    ['a field that is missing', { status: 200, body: {} }, 'doubled'],
    ['a field too many', { status: 200, body: { doubled: 2, secret: 'x' } }, 'the field secret'],
    ['a value of another kind', { status: 200, body: { doubled: 'two' } }, 'expected'],
  ])('%s', async (_what, answer, told) => {
    serve(app, double, async () => answer as { status: 200; body: { doubled: number } })
    await post({ count: 1 })
    expect(violations).toEqual([expect.stringContaining(told)])
  })
})

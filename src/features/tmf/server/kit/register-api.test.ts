import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testSecrets } from '../../../../app/server/testing-shop.ts'
import { tmfParts } from '../../../../app/server/tmf-parts.ts'
import { createTestDatabase, type TestDatabase } from '../../../../platform/database/testing.ts'
import { addSecurityLog } from '../../../../platform/http/security-log.ts'
import { createCipher } from '../../../../platform/secrets/cipher.ts'
import { credentialHash } from '../../../api-clients/server/api-keys.ts'
import { createCallLimit } from '../../../api-clients/server/call-limit.ts'
import { tmfPath } from '../../../api-clients/tmf-resources.ts'
import { tmfTexts } from '../../texts.ts'
import { merged } from './json.ts'
import { listInMemory } from './lists.ts'
import { registerApi } from './register-api.ts'
import { addTmfScope } from './scope.ts'
import { type TmfClient, tmfClient } from './testing.ts'

let testDatabase: TestDatabase
let app: FastifyInstance
let url: string
let client: TmfClient
/** Something that happens while a page is made. */
let duringList = async (): Promise<unknown> => undefined

const products = Array.from({ length: 45 }, (_, index) => ({
  id: `p${index}`,
  href: `http://shop.example${tmfPath('TMF637', 'product', `p${index}`)}`,
  name: index % 2 === 0 ? 'Glasvezel' : 'Internet, zakelijk',
  status: 'active',
  startDate: `2026-01-${String((index % 28) + 1).padStart(2, '0')}T09:00:00.000Z`,
  productCharacteristic: [{ name: 'speed', value: String(index), valueType: 'string' }],
}))
const path = tmfPath('TMF637', 'product')

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  app = fastify()
  addSecurityLog(app, testSecrets.deriveKey('security-log'))
  addTmfScope(app)
  registerApi(
    app,
    'TMF637',
    {
      product: {
        list: async (_caller, query) => {
          await duringList()
          return listInMemory(products, query)
        },
        read: async (_caller, id) => products.find(product => product.id === id) ?? null,
        patch: async (_caller, id, patch) => merged(products.find(product => product.id === id) ?? {}, patch),
      },
    },
    {
      database: testDatabase.database,
      publicUrl: 'http://shop.example',
      parts: tmfParts,
      hashOf: credentialHash(testDatabase.database, createCipher(testSecrets.deriveKey('api-key'))),
      usage: { count: () => undefined },
      countCall: createCallLimit(1),
      limitWrongCredentials: () => undefined,
    },
  )
  url = await app.listen({ host: '127.0.0.1', port: 0 })
  client = await tmfClient({ url, testDatabase })
})
afterAll(async () => {
  await app.close()
  await testDatabase.drop()
})

describe('a list', () => {
  test('has twenty rows, how many there are, and where the others are', async () => {
    const { status, headers, body } = await client.get(path)
    expect(status).toBe(200)
    expect(body).toHaveLength(20)
    expect(headers.get('x-total-count')).toBe('45')
    expect(headers.get('x-result-count')).toBe('20')
    const links = headers.get('link')
    expect(links).toContain(`<http://shop.example${path}?offset=20&limit=20>; rel="next"`)
    expect(links).toContain(`<http://shop.example${path}?offset=40&limit=20>; rel="last"`)
  })

  test.each([
    ['name=Glasvezel', 23],
    ['name=Internet, zakelijk', 22],
    ['name=Glasvezel,Kabel', 23],
    ['name=Kabel;Glasvezel', 23],
    ['name.regex=^Glas.*', 23],
    ['startDate.gte=2026-01-28', 1],
    ['startDate=2026-01-28T10:00:00+01:00', 1],
    ['startDate.lt=2026-01-02T00:00:00Z', 2],
    ['productCharacteristic.value=44', 1],
    ['name=Glasvezel&status=active&productCharacteristic.value=1', 0],
  ])('of %s has %i', async (query, total) => {
    const { status, headers } = await client.get(`${path}?${query}`)
    expect({ status, total: headers.get('x-total-count') }).toEqual({ status: 200, total: String(total) })
  })

  test('is sorted, and shows the attributes that are asked for, nested ones too', async () => {
    const { body } = await client.get(
      `${path}?sort=-startDate&limit=1&fields=name,productCharacteristic.value`,
    )
    expect(body).toEqual([
      {
        id: 'p27',
        href: products[27]?.href,
        name: 'Internet, zakelijk',
        productCharacteristic: [{ value: '27' }],
      },
    ])
  })

  test.each([
    ['offset=-1', 'offset'],
    ['offset=1.5', 'offset'],
    ['offset=100000001', 'offset'],
    [`offset=${'9'.repeat(400)}`, 'offset'],
    ['limit=een', 'limit'],
    ['limit=1e9', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=', 'limit'],
    ['nothing=1', 'nothing'],
    ['status.like=act', 'status.like'],
    ['startDate.gte=gisteren', 'startDate.gte'],
    ['name.regex=(', 'name.regex'],
    [`name.regex=${'a'.repeat(201)}`, 'name.regex'],
    ['sort=nothing', 'sort'],
    [`fields=${'x'.repeat(2_500)}`, 'query'],
    ['__proto__.x=1', '__proto__.x'],
    ['name.regex=Glas?&status=active', 'query'],
  ])('with %s says what is wrong', async (query, field) => {
    const { status, body } = await client.get(`${path}?${query}`)
    expect(status).toBe(400)
    expect(body.fields.map(({ path: wrong }: { path: string }) => wrong)).toEqual([field])
  })
})

test('a number of a query that is too large says which is the largest, and of rows there are never more than a page has', async () => {
  const { body } = await client.get(`${path}?offset=100000001`)
  expect(body.fields[0].message).toContain('100000000')
  for (const limit of ['101', '100000001', '9'.repeat(400)]) {
    const { status, headers } = await client.get(`${path}?limit=${limit}`)
    expect([status, headers.get('x-result-count')]).toEqual([200, '45'])
  }
})

test.each([
  [5, 10, 0],
  [10, 10, 0],
  [15, 10, 5],
  [44, 10, 34],
  [45, 10, 35],
  [55, 10, 40],
  [100, 10, 40],
  [90, 45, 0],
  [1000, 7, 42],
])('before the page at %i of %i rows is that at %i', async (offset, limit, previous) => {
  const { headers } = await client.get(`${path}?offset=${offset}&limit=${limit}&name.regex=.`)
  const link = headers
    .get('link')
    ?.split(', ')
    .find(each => each.endsWith('rel="prev"'))
  expect(new URL(link?.slice(1, link.indexOf('>')) ?? '').searchParams.get('offset')).toBe(String(previous))
})

test.each([
  '__proto__',
  '__proto__.x',
  'constructor',
  'constructor.name',
  'toString',
  'name.length',
  'name.constructor',
])('of the field %s, which no resource has, nothing comes', async fields => {
  const { status, body } = await client.get(`${path}/p1?fields=${fields}`)
  expect([status, Object.keys(body).filter(name => name !== 'name')]).toEqual([200, ['id', 'href']])
  expect(body.name ?? 'Internet, zakelijk').toBe('Internet, zakelijk')
})

test.each(['p99', 'x'.repeat(500), '%00', '%20', '..%2f..%2fetc', '€', "'; drop table cases"])(
  'nothing has the id %s',
  async id => {
    expect((await client.get(`${path}/${id}`)).status).toBe(404)
  },
)

test('a body that the description does not allow is refused at each field, and null removes', async () => {
  const wrong = await client.patch(`${path}/p1`, { status: 'delivered', isBundle: 'no', name: null })
  expect(wrong.status).toBe(400)
  expect(wrong.body.fields.map(({ path: field }: { path: string }) => field).toSorted()).toEqual([
    'isBundle',
    'status',
  ])
  expect(wrong.body.message).toMatch(/status: .*: created, pendingActive, cancelled/)
  expect((await client.patch(`${path}/p1`, { status: 'terminated', name: null })).status).toBe(200)
})

test.each([
  ['no JSON', '{', 400],
  ['a list', '[]', 400],
  ['nothing', '', 400],
  ['what is nested deep', `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`, 400],
  ['what is too large', JSON.stringify({ name: 'x'.repeat(300_000) }), 413],
])('a body of %s is refused', async (_what, body, status) => {
  const response = await fetch(`${url}${path}/p1`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${client.key}`, 'content-type': 'application/merge-patch+json' },
    body,
  })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ code: expect.any(String), reason: expect.any(String) })
})

const objects = (count: number) => Array.from({ length: count }, () => ({}))

test.each([
  ['a list of many', { productCharacteristic: objects(501) }, 'productCharacteristic'],
  ['a list of very many', { productCharacteristic: objects(60_000) }, 'productCharacteristic'],
  ['a long text', { name: 'x'.repeat(20_001) }, 'name'],
  [
    'many names',
    { place: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`n${at}`, 1])) },
    'place',
  ],
])('a body with %s is refused for that alone', async (_what, body, field) => {
  const refused = await client.patch(`${path}/p1`, body)
  expect(refused.status).toBe(400)
  expect(refused.body.fields).toEqual([{ path: field, message: refused.body.reason }])
})

test('a body with many values in small lists is refused as a whole', async () => {
  const { status, body } = await client.patch(`${path}/p1`, {
    product: Array.from({ length: 100 }, () => ({ product: objects(300) })),
  })
  expect({ status, reason: body.reason }).toEqual({ status: 400, reason: tmfTexts.tooManyValues(20_000) })
})

test.each([
  ['names', Array.from({ length: 150 }, () => ({ name: 1 }))],
  ['all that is required', Array.from({ length: 150 }, () => ({}))],
])(
  'a refusal of many %s has the first 20 fields, says how many more, and is at most 16 kB',
  async (_what, list) => {
    const answer = await fetch(`${url}${path}/p1`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${client.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ productCharacteristic: list, note: 1 }),
    })
    const text = await answer.text()
    expect(answer.status, text.slice(0, 500)).toBe(400)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(16_000)
    const { fields, message } = JSON.parse(text)
    expect(fields).toHaveLength(20)
    expect(message).toMatch(/; en nog [\d.]+ andere$/)
  },
)

test('one resource with a query that hides a part of itself says so', async () => {
  const { status, body } = await client.get(`${path}/p1?fields=name?&fields=id`)
  expect(status).toBe(400)
  expect(body.fields).toEqual([{ path: 'query', message: tmfTexts.questionMark }])
})

test('who may call is decided by the key: its scopes, network, rate and life', async () => {
  const unknown = await fetch(url + path)
  expect([unknown.status, unknown.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="tmf-api"'])
  const reader = await tmfClient({ url, testDatabase }, { scopes: ['product:read'] })
  expect((await reader.get(path)).status).toBe(200)
  expect((await reader.patch(`${path}/p1`, { status: 'active' })).status).toBe(403)
  const elsewhere = await tmfClient({ url, testDatabase }, { networks: ['192.0.2.0/24'] })
  expect((await elsewhere.get(path)).status).toBe(403)
  await testDatabase.pool.query('update api_clients set calls_per_minute = 3 where id = $1', [
    reader.clientId,
  ])
  expect((await reader.get(path)).status).toBe(200)
  const limited = await reader.get(path)
  expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(limited.headers.get('ratelimit')).toMatch(/^"client";r=0;t=\d+$/)
  expect(limited.headers.get('ratelimit-policy')).toBe('"client";q=3;w=60')
  await testDatabase.pool.query('update api_keys set revoked_at = now() where client_id = $1', [
    elsewhere.clientId,
  ])
  expect((await elsewhere.get(path)).status).toBe(401)
})

test('a key that is revoked while a page is made does not get the page', async () => {
  const leaked = await tmfClient({ url, testDatabase })
  duringList = () =>
    testDatabase.pool.query('update api_keys set revoked_at = now() where client_id = $1', [leaked.clientId])
  const { status, body } = await leaked.get(path)
  duringList = async () => undefined
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'invalidCredential' })
})

test('a statement that the database cut off is refused with the filters that made it long', async () => {
  duringList = async () => {
    throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  }
  const filtered = await client.get(`${path}?name.gt=a&sort=-name`)
  const whole = await client.get(path)
  duringList = async () => undefined
  expect(filtered.status).toBe(400)
  expect(filtered.body.fields.map(({ path: field }: { path: string }) => field)).toEqual(['name.gt', 'sort'])
  // Nothing of the question is to blame.
  expect(whole.status).toBe(503)
})

test('operations of the description that the shop does not have are 405, and other paths 404', async () => {
  const created = await client.post(path, { status: 'active' })
  expect([created.status, created.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  const removed = await client.delete(`${path}/p1`)
  expect([removed.status, removed.headers.get('allow')]).toEqual([405, 'GET, PATCH, HEAD, OPTIONS'])
  expect((await client.get('/tmf-api/nothing/v4/here')).status).toBe(404)
})

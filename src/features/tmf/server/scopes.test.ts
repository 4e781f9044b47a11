import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { scopes } from '../../api-clients/scopes.ts'
import { type TmfResource, tmfApiNames, tmfApis, type Verb } from '../../api-clients/tmf-resources.ts'
import { tmfClient } from './kit/testing.ts'

/** The matrix of calls and scopes: what each call asks for, and what it answers without. */

const shop = await startTestShop()
afterAll(() => shop.stop())

type Call = { readonly method: string; readonly path: string; readonly scope: string }

const methods = { read: ['GET'], create: ['POST'], update: ['PATCH'], delete: ['DELETE'] } as const
const isOfOne = { update: true, delete: true, create: false, read: false } as const

const resources = tmfApiNames.flatMap(api =>
  Object.entries<TmfResource>(tmfApis[api].resources).map(([name, { verbs }]) => ({
    name,
    path: `${tmfApis[api].path}/${name}`,
    verbs,
  })),
)

const callsOf = (verb: Verb, path: string, scope: string): readonly Call[] =>
  methods[verb].flatMap(method => [
    ...(isOfOne[verb] ? [] : [{ method, path, scope }]),
    ...(verb === 'create' ? [] : [{ method, path: `${path}/000000000`, scope }]),
  ])

const calls: readonly Call[] = resources.flatMap(({ name, path, verbs }) =>
  verbs.flatMap(verb => callsOf(verb, path, `${name}:${verb}`)),
)

const send = ({ method, path }: Pick<Call, 'method' | 'path'>, key: string | null) =>
  fetch(shop.url + path, {
    method,
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    body: method === 'GET' ? null : '{}',
  })

it('each call is refused without its scope, whatever others a client has, and to nobody else', async () => {
  expect(calls.length).toBeGreaterThan(40)
  for (const scope of scopes) {
    const [having, lacking] = await Promise.all([
      tmfClient(shop, { scopes: [scope] }),
      tmfClient(shop, { scopes: scopes.filter(other => other !== scope) }),
    ])
    for (const call of calls.filter(each => each.scope === scope)) {
      const name = `${call.method} ${call.path}`
      expect((await send(call, lacking.key)).status, name).toBe(403)
      const { status } = await send(call, having.key)
      expect([200, 201, 204, 400, 404, 409, 422], name).toContain(status)
    }
    const [other] = calls.filter(each => each.scope !== scope)
    expect(other && (await send(other, having.key)).status, scope).toBe(403)
  }
})

it('no call is answered without a key, or with one that is none', async () => {
  for (const call of calls)
    for (const key of [null, 'x', 'zts_live_geen-sleutel']) {
      const answer = await send(call, key)
      expect(answer.status, `${call.method} ${call.path}`).toBe(401)
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
    }
})

const strangeIds = [
  'x',
  '0',
  '-1',
  '999999999',
  '00000000-0000-4000-8000-000000000000',
  '%00',
  '%F0%9F%98%80',
  '..%2f..%2fetc',
  "'%20or%201=1",
  '__proto__',
  'constructor',
  'x'.repeat(500),
  '%E0%A4%A',
]

it('an id of any shape that is nobody is 404, to read, change and remove', async () => {
  const { key } = await tmfClient(shop)
  for (const { path, verbs } of resources)
    for (const id of strangeIds)
      for (const verb of verbs.filter(each => each !== 'create')) {
        const method = methods[verb][0]
        const answer = await send({ method, path: `${path}/${id}` }, key)
        expect([400, 404], `${method} ${path}/${id}`).toContain(answer.status)
        if (!id.includes('%')) expect(answer.status, `${method} ${path}/${id}`).toBe(404)
      }
})

it('a filter by an id of any shape finds nothing, and fails nobody', async () => {
  const { key } = await tmfClient(shop)
  for (const { path } of resources)
    for (const id of strangeIds) {
      const answer = await send({ method: 'GET', path: `${path}?id=${id}` }, key)
      expect([answer.status, answer.status === 200 ? await answer.json() : []], `${path}?id=${id}`).toEqual([
        expect.toBeOneOf([200, 400]),
        [],
      ])
    }
})

it('what HTTP knows and a resource does not have is 405, with what it has', async () => {
  const { key } = await tmfClient(shop)
  for (const { path, verbs } of resources)
    for (const [method, at, verb] of [
      ['POST', path, 'create'],
      ['PUT', path, null],
      ['DELETE', path, null],
      ['PUT', `${path}/1`, null],
      ['PATCH', `${path}/1`, 'update'],
      ['DELETE', `${path}/1`, 'delete'],
    ] as const) {
      if (verb !== null && verbs.includes(verb)) continue
      const answer = await send({ method, path: at }, key)
      expect([answer.status, answer.headers.has('allow')], `${method} ${at}`).toEqual([405, true])
    }
})

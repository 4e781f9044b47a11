import { readFile } from 'node:fs/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { tmfParts } from '../../../../app/server/tmf-parts.ts'
import { type TmfResource, tmfApiNames, tmfApis, tmfPath } from '../../../api-clients/tmf-resources.ts'
import { isJson, type Json } from '../../json.ts'
import { tmfClient } from '../kit/testing.ts'
import { documentedRequests } from '../kit/testing-docs.ts'
import { limitsOfBodies, servedDescription } from './served-description.ts'

/* Descriptions say what the shop does. That each answer of each test is described is held by testing.ts. */

const shop = await startTestShop()
const client = await tmfClient(shop)
afterAll(() => shop.stop())

describe.each(tmfApiNames)('%s', api => {
  const described = servedDescription(api, 'https://shop.example', tmfParts)

  test('is a description of OpenAPI 3.0 in which nothing points nowhere', async () => {
    const description = await described
    const verdict = await new Validator({ strict: false }).validate(structuredClone(description))
    expect(verdict.errors ?? []).toEqual([])
    expect([verdict.valid, description.openapi, description.servers]).toEqual([
      true,
      '3.0.3',
      [{ url: `https://shop.example${tmfApis[api].path}` }],
    ])
    for (const [, pointer = ''] of JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g))
      expect(
        pointer.split('/').reduce<unknown>((at, name) => (isJson(at) ? at[name] : undefined), description),
        pointer,
      ).toBeDefined()
  })

  test('says what a body may hold, as the documentation does', async () => {
    const guide = await readFile(
      new URL('../../../../../docs/integration/README.md', import.meta.url),
      'utf8',
    )
    expect((await described).info).toHaveProperty('description', expect.stringContaining(limitsOfBodies))
    expect(guide).toContain(limitsOfBodies)
  })

  test('has each operation of the shop and no other, with the scope that it needs', async () => {
    const { paths } = await described
    const operations = Object.entries(paths).flatMap(([path, of]) =>
      Object.entries(of).map(([method, { security }]) => [`${method} ${path}`, security]),
    )
    const secured = (scope: string) => [{ oauth2: [scope] }, { bearer: [] }]
    const offered = Object.entries<TmfResource>(tmfApis[api].resources).flatMap(([name, { verbs }]) =>
      verbs.flatMap(verb => {
        const of = {
          read: [`get /${name}`, `get /${name}/{id}`],
          create: [`post /${name}`],
          update: [`patch /${name}/{id}`],
          delete: [`delete /${name}/{id}`],
        }
        return of[verb].map(operation => [operation, secured(`${name}:${verb}`)])
      }),
    )
    expect(Object.fromEntries(operations)).toEqual({
      ...Object.fromEntries(offered),
      'get /hub': secured('webhook:read'),
      'get /hub/{id}': secured('webhook:read'),
      'post /hub/{id}/resume': secured('webhook:create'),
      'post /hub/{id}/test': secured('webhook:create'),
      'post /hub/{id}/replay': secured('webhook:create'),
      'post /hub/{id}/secret': secured('webhook:create'),
      'delete /hub/{id}/secret/{secret}': secured('webhook:delete'),
      'post /hub': secured('webhook:create'),
      'delete /hub/{id}': secured('webhook:delete'),
    })
  })

  test('has no parameter of a list that the shop refuses', async () => {
    const { paths } = await described
    for (const [path, { get }] of Object.entries(paths)) {
      if (!get || path.endsWith('/{id}') || path === '/hub') continue
      const parameters = get.parameters as readonly { name: string; required: boolean; schema: Json }[]
      const needed = parameters
        .filter(({ required }) => required)
        .map(({ name }) => `${name}=${sampleOf(name)}`)
      for (const { name, schema } of parameters) {
        const value = schema.format === 'date-time' ? '2026-11-27T10:00:00Z' : sampleOf(name)
        const query = [...needed, `${name}=${value}`].join('&')
        const { status, body } = await client.get(`${tmfApis[api].path}${path}?${query}`)
        expect(status, `${path}?${query} ${JSON.stringify(body)}`).toBe(200)
      }
    }
  })

  test('is had by any key, and by nobody without one', async () => {
    const keyed = await tmfClient(shop, { scopes: [] })
    const path = `/tmf-api/descriptions/${api}.json`
    const { status, body } = await keyed.get(path)
    expect([status, Object.keys(body.paths)]).toEqual([200, Object.keys((await described).paths)])
    expect((await fetch(shop.url + path)).status).toBe(401)
  })
})

const sampleOf = (name: string): string =>
  ({ postcode: '1017XN', streetNr: '42', fields: 'none', sort: 'id', after: '' })[name] ?? '1'

/** Each path of an object's attributes that can be left out, with whether its schema needs it. */
function* attributesOf(
  schema: Json,
  value: Json,
  path: readonly string[] = [],
): Generator<{ readonly path: readonly string[]; readonly isNeeded: boolean }> {
  const choices = (Array.isArray(schema.allOf) ? schema.allOf.filter(isJson) : []).flatMap(({ anyOf }) =>
    Array.isArray(anyOf) ? anyOf.filter(isJson) : [],
  )
  // Of the choices the first is that of an order that adds something.
  const required = [schema, ...choices.slice(0, 1)].flatMap((each): readonly unknown[] =>
    Array.isArray(each.required) ? each.required : [],
  )
  const properties = isJson(schema.properties) ? schema.properties : {}
  for (const [name, each] of Object.entries(value)) {
    const property = properties[name]
    yield { path: [...path, name], isNeeded: required.includes(name) }
    if (isJson(property) && isJson(each)) yield* attributesOf(property, each, [...path, name])
  }
}

const without = (value: Json, [name = '', ...below]: readonly string[]): Json => {
  const inner = value[name]
  if (below.length > 0 && isJson(inner)) return { ...value, [name]: without(inner, below) }
  const { [name]: _, ...rest } = value
  return rest
}

const person = {
  givenName: 'Lotte',
  familyName: 'van den Heuvel',
  phoneNumber: '020 123 45 67',
  email: 'lotte@korenmolen.example',
}
const address = {
  streetName: 'Frederiksplein',
  streetNr: '42',
  streetNrSuffix: 'A',
  postcode: '1017XN',
  city: 'Amsterdam',
}

test('an order needs the attributes that its description needs, and no other', async () => {
  const [{ body: documented = {} } = {}] = documentedRequests('orders.md')
  const whole = {
    ...documented,
    technicalContact: { ...person, gender: 'FEMALE' },
    invoiceAddress: { companyName: 'De Korenmolen', email: 'facturen@korenmolen.example', address },
    externalId: undefined,
  }
  const { components } = await servedDescription('TMF622', shop.url, tmfParts)
  const schema = components.schemas.ProductOrder_Create ?? {}
  const orders = tmfPath('TMF622', 'productOrder')
  for (const { path, isNeeded } of attributesOf(schema, whole)) {
    const { status, body } = await client.post(orders, without(whole, path))
    expect([path.join('.'), status === 201, JSON.stringify(body.fields)]).toEqual([
      path.join('.'),
      !isNeeded,
      isNeeded ? expect.anything() : undefined,
    ])
  }
})

import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { type TmfResource, tmfApiNames, tmfApis } from '../../api-clients/tmf-resources.ts'
import { descriptionOf } from './kit/descriptions.ts'
import { isObject, type Json } from './kit/json.ts'
import { tmfClient } from './kit/testing.ts'
import { allDocumentedRequests } from './kit/testing-docs.ts'

/* The shop answers all that the official descriptions have: each path with each method, each list by each attribute. */

const shop = await startTestShop()
const client = await tmfClient(shop)
for (const { method, path, body } of allDocumentedRequests())
  if (method === 'POST') await client.post(path, body)
const orders = `${tmfApis.TMF622.path}/productOrder`
const [{ id }] = (await client.get(`${orders}?state=acknowledged`)).body
for (const state of ['inProgress', 'completed']) await client.patch(`${orders}/${id}`, { state })
const [{ id: other }] = (await client.get(`${orders}?state=acknowledged`)).body
await client.post(`${tmfApis.TMF622.path}/cancelProductOrder`, { productOrder: { id: other } })
afterAll(() => shop.stop())

const lists = tmfApiNames.flatMap(api =>
  Object.entries<TmfResource>(tmfApis[api].resources).map(([name, { definition }]) => ({
    api,
    definition,
    path: `${tmfApis[api].path}/${name}`,
  })),
)

/** Addresses are found at a postcode and a number only. */
const narrowed = (path: string) => (path.endsWith('/geographicAddress') ? 'postcode=1017XN&streetNr=42&' : '')

/** The first value under an attribute that can be typed, with its path: `productOrderItem.action`. */
function typable(name: string, value: unknown): { readonly path: string; readonly value: string } | null {
  if (Array.isArray(value)) return typable(name, value[0])
  if (!isObject(value)) return value === undefined ? null : { path: name, value: String(value) }
  for (const [below, each] of Object.entries(value)) {
    const found = typable(`${name}.${below}`, each)
    if (found) return found
  }
  return null
}

/** A value of the described type that no row has. */
const elsewhere = (property: Json) =>
  property.format === 'date-time'
    ? '2019-03-04T05:06:07.000Z'
    : property.type === 'boolean'
      ? 'true'
      : property.type === 'number' || property.type === 'integer'
        ? '424242'
        : 'nergens'

test.each(lists)(
  '$path is filtered by each attribute of its description',
  async ({ api, definition, path }) => {
    const { definitions } = await descriptionOf(api)
    const properties = definitions[definition]?.properties as Readonly<Record<string, Json>>
    const { body } = await client.get(`${path}?${narrowed(path)}limit=100`)
    expect(body.length).toBeGreaterThan(0)
    for (const [name, property] of Object.entries(properties)) {
      const row = body.find((each: Json) => name in each)
      const given = row && typable(name, row[name])
      const query = given
        ? `${given.path}=${encodeURIComponent(given.value)}`
        : `${name}=${encodeURIComponent(elsewhere(property))}`
      const found = await client.get(`${path}?${narrowed(path)}limit=100&${query}`)
      expect(found.status, `${query} ${JSON.stringify(found.body)}`).toBe(200)
      expect(found.body, query).toEqual(
        given ? expect.arrayContaining([expect.objectContaining({ id: row.id })]) : [],
      )
    }
  },
)

describe.each(tmfApiNames)('%s', api => {
  test('answers each method on each path of its description, and names those that it has', async () => {
    const { paths } = await descriptionOf(api)
    for (const described of Object.keys(paths).filter(path => !path.startsWith('/listener/'))) {
      const url = shop.url + tmfApis[api].path + described.replace(/\{\w+\}/g, randomUUID())
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const answer = await fetch(url, { method, headers: { authorization: `Bearer ${client.key}` } })
        const allowed = answer.headers.get('allow')?.split(', ') ?? []
        if (answer.status === 405) expect(allowed, `${method} ${described}`).not.toContain(method)
        else expect([200, 204, 400, 404], `${method} ${described}`).toContain(answer.status)
        // Nothing has this id; whatever else is not there is 405.
        if (answer.status === 404) expect(described, method).toContain('{')
      }
    }
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { type TmfResource, tmfApiNames, tmfApis } from '../../api-clients/tmf-resources.ts'
import { type TmfClient, tmfClient } from './kit/testing.ts'
import { allDocumentedRequests } from './kit/testing-docs.ts'

/** No client sees, changes, counts or finds what a client of another reseller makes, nor anybody what a test client makes. */

const clients: Record<'north' | 'south' | 'system' | 'tester', TmfClient> = Object.create(null)
const shop = await startTestShop()
await shop.testDatabase.pool.query(
  "insert into resellers (id, company_name) values ('noord-9', 'Noord'), ('zuid-9', 'Zuid')",
)
clients.north = await tmfClient(shop, { name: 'Noord', resellerId: 'noord-9' })
clients.south = await tmfClient(shop, { name: 'Zuid', resellerId: 'zuid-9' })
clients.system = await tmfClient(shop, { name: 'CRM' })
clients.tester = await tmfClient(shop, { name: 'Proef', isTest: true })
afterAll(() => shop.stop())

const resources = tmfApiNames.flatMap(api =>
  Object.entries<TmfResource>(tmfApis[api].resources).map(([name, { verbs }]) => ({
    path: `${tmfApis[api].path}/${name}`,
    verbs,
  })),
)

/** Bodies of the documentation, one for each resource that can be made. */
const bodies = new Map(
  allDocumentedRequests()
    .filter(({ method }) => method === 'POST')
    .map(({ path, body }) => [path, body]),
)

const madeOnes = resources.filter(({ path }) => bodies.has(path))

const make = async (client: TmfClient, path: string): Promise<string> => {
  const body = { ...bodies.get(path) }
  const made = await client.post(path, { ...body, ...('externalId' in body && { externalId: randomUUID() }) })
  expect([made.status, made.body.reason], path).toEqual([201, undefined])
  return made.body.id
}

const total = async (client: TmfClient, path: string) =>
  Number((await client.get(`${path}?limit=0`)).headers.get('x-total-count'))

/** Everything by which a client could learn of a resource. */
async function seenBy(client: TmfClient, { path, verbs }: (typeof resources)[number], id: string) {
  const one = `${path}/${id}`
  return {
    read: (await client.get(one)).status,
    listed: (await client.get(`${path}?id=${id}`)).body.length,
    matched: (await client.get(`${path}?id.regex=^${id}$`)).body.length,
    changed: verbs.includes('update') ? (await client.patch(one, {})).status : 404,
    removed: verbs.includes('delete') ? (await client.delete(one)).status : 404,
  }
}

const unseen = { read: 404, listed: 0, matched: 0, changed: 404, removed: 404 }

describe.each(madeOnes)('$path', resource => {
  const { path } = resource

  it('of a reseller is nothing to another one, and is there for its own client', async () => {
    const before = await total(clients.south, path)
    const id = await make(clients.north, path)
    expect(await seenBy(clients.south, resource, id)).toEqual(unseen)
    expect(await seenBy(clients.tester, resource, id)).toEqual(unseen)
    expect(await total(clients.south, path)).toBe(before)
    expect((await clients.north.get(`${path}?id=${id}`)).body).toHaveLength(1)
    expect((await clients.north.get(`${path}/${id}`)).status).toBe(200)
  })

  it('of a test client is nothing to anybody else', async () => {
    const before = await total(clients.system, path)
    const id = await make(clients.tester, path)
    for (const other of [clients.north, clients.system])
      expect(await seenBy(other, resource, id)).toEqual(unseen)
    expect(await total(clients.system, path)).toBe(before)
    expect((await clients.tester.get(`${path}/${id}`)).status).toBe(200)
  })
})

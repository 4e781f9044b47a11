import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { startTestShop, type TestShop } from '../../../../app/server/testing-shop.ts'
import { tmfPath } from '../../../api-clients/tmf-resources.ts'
import { type TmfClient, tmfClient } from '../kit/testing.ts'
import { documentedRequests } from '../kit/testing-docs.ts'

/* A shop with three systems that catch up by `after` and `lastUpdate`, for tests. */

export const orders = tmfPath('TMF622', 'productOrder')
export const quotes = tmfPath('TMF648', 'quote')
export const products = tmfPath('TMF637', 'product')
export const agreements = tmfPath('TMF651', 'agreement')
export const organizations = tmfPath('TMF632', 'organization')
export const lists = [
  orders,
  quotes,
  products,
  agreements,
  organizations,
  tmfPath('TMF632', 'individual'),
] as const

export type Resource = { readonly id: string; readonly lastUpdate: string }
export const callers = ['system', 'north', 'tester'] as const
export type Caller = (typeof callers)[number]

let shop: TestShop
export const clients: Record<Caller, TmfClient> = Object.create(null)

/** Starts the shop for the tests of a file. @returns its database; only inside tests */
export function shopWithSystems() {
  beforeAll(async () => {
    shop = await startTestShop()
    await shop.testDatabase.pool.query("insert into resellers (id, company_name) values ('noord-9', 'Noord')")
    clients.system = await tmfClient(shop, { name: 'CRM' })
    clients.north = await tmfClient(shop, { name: 'Noord', resellerId: 'noord-9' })
    clients.tester = await tmfClient(shop, { name: 'Proef', isTest: true })
  })
  afterAll(() => shop.stop())
  return () => shop.testDatabase
}

/** The address of the next page of a list; null after the last one. */
export const nextIn = (headers: Headers): string | null => {
  const [, address] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? []
  return address ? new URL(address).pathname + new URL(address).search : null
}

/** One that follows a list page by page and keeps the newest that it saw of each resource. */
export function followerOf(client: TmfClient, path: string, query = 'after=&limit=3') {
  let next: string | null = `${path}?${query}`
  const seen = new Set<string>()
  const newest = new Map<string, Resource>()
  const follow = async (): Promise<number> => {
    if (next === null) return 0
    const { status, body, headers } = await client.get(next)
    expect(status, JSON.stringify(body)).toBe(200)
    let before = ''
    for (const resource of body as readonly Resource[]) {
      const place = `${resource.lastUpdate} ${resource.id}`
      expect(seen, `${path} lists ${place} twice`).not.toContain(place)
      expect(before <= resource.lastUpdate).toBe(true)
      before = resource.lastUpdate
      seen.add(place)
      newest.set(resource.id, resource)
    }
    next = nextIn(headers)
    return body.length
  }
  return { follow, newest, isOver: () => next === null }
}

/** All that a list has, in the order of arrival. */
export async function allOf(client: TmfClient, path: string): Promise<readonly Resource[]> {
  const all: Resource[] = []
  for (;;) {
    const { body } = await client.get(`${path}?offset=${all.length}&limit=100`)
    all.push(...body)
    if (body.length < 100) return all
  }
}

/** Follows until it has seen each resource as it now is. */
export const caughtUp = (client: TmfClient, path: string, follower: ReturnType<typeof followerOf>) =>
  vi.waitFor(
    async () => {
      while ((await follower.follow()) > 0) {}
      for (const resource of await allOf(client, path))
        expect(follower.newest.get(resource.id)).toEqual(resource)
    },
    { timeout: 20_000, interval: 50 },
  )

const bodyOf = (page: string, path: string) =>
  documentedRequests(page).find(each => each.method === 'POST' && each.path === path)?.body ?? {}

/** Makes what a page of the documentation shows, and tells its id. */
export async function made(caller: Caller, page: string, path: string): Promise<string> {
  const { status, body } = await clients[caller].post(path, {
    ...bodyOf(page, path),
    ...(path !== organizations && { externalId: randomUUID() }),
  })
  expect([status, body.reason]).toEqual([201, undefined])
  return body.id
}

export const order = (caller: Caller) => made(caller, 'orders.md', orders)

/** A transaction that is open until it is told to end. */
export async function openTransaction(): Promise<Pick<pg.PoolClient, 'query'> & { commit(): Promise<void> }> {
  const client = await shop.testDatabase.pool.connect()
  await client.query('begin')
  return {
    query: client.query.bind(client),
    commit: async () => {
      await client.query('commit')
      client.release()
    },
  }
}

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestShop, type TestShop } from '../../../../app/server/testing-shop.ts'
import { dayInTheNetherlands } from '../../../calendar/server/dutch-calendar.ts'
import { noteEndsThatCame } from '../../../inventory/server/held-products.ts'
import { tmfPath } from '../../resources.ts'
import { type TmfClient, tmfClient } from '../kit/testing.ts'
import { documentedReads, documentedRequests } from '../kit/testing-docs.ts'

/* Systems that catch up by `after` and `lastUpdate`, while rows arrive and change, also in transactions that commit late. */

const orders = tmfPath('TMF622', 'productOrder')
const quotes = tmfPath('TMF648', 'quote')
const organizations = tmfPath('TMF632', 'organization')
const lists = [
  orders,
  quotes,
  tmfPath('TMF637', 'product'),
  organizations,
  tmfPath('TMF632', 'individual'),
] as const

type Resource = { readonly id: string; readonly lastUpdate: string }
type Callers = 'system' | 'north' | 'tester'

let shop: TestShop
const clients: Record<Callers, TmfClient> = Object.create(null)
beforeAll(async () => {
  shop = await startTestShop()
  await shop.testDatabase.pool.query("insert into resellers (id, company_name) values ('noord-9', 'Noord')")
  clients.system = await tmfClient(shop, { name: 'CRM' })
  clients.north = await tmfClient(shop, { name: 'Noord', resellerId: 'noord-9' })
  clients.tester = await tmfClient(shop, { name: 'Proef', isTest: true })
})
afterAll(() => shop.stop())

const nextIn = (headers: Headers): string | null => {
  const [, address] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? []
  return address ? new URL(address).pathname + new URL(address).search : null
}

/** One that follows a list page by page and keeps the newest that it saw of each resource. */
function followerOf(client: TmfClient, path: string, query = 'after=&limit=3') {
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
async function allOf(client: TmfClient, path: string): Promise<readonly Resource[]> {
  const all: Resource[] = []
  for (;;) {
    const { body } = await client.get(`${path}?offset=${all.length}&limit=100`)
    all.push(...body)
    if (body.length < 100) return all
  }
}

/** Follows until it has seen each resource as it now is. */
const caughtUp = (client: TmfClient, path: string, follower: ReturnType<typeof followerOf>) =>
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

async function made(caller: Callers, page: string, path: string): Promise<string> {
  const { status, body } = await clients[caller].post(path, {
    ...bodyOf(page, path),
    ...(path !== organizations && { externalId: randomUUID() }),
  })
  expect([status, body.reason]).toEqual([201, undefined])
  return body.id
}
const order = (caller: Callers) => made(caller, 'orders.md', orders)

/** A transaction that is open until it is told to end. */
async function openTransaction(): Promise<Pick<pg.PoolClient, 'query'> & { commit(): Promise<void> }> {
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

/** A case like another one, in a transaction of its own. */
const likeOrder = `with copied as (
    insert into cases (number, kind, state, product_type, organization_name, contact_name, contact_email, contact_phone)
    select $2, kind, 'acknowledged', product_type, organization_name, contact_name, contact_email, contact_phone
    from cases where number = $1 returning id),
  lines as (
    insert into case_lines (case_id, position, product_id, quantity, price_in_cents, contract_duration, product_format, product)
    select copied.id, position, product_id, quantity, price_in_cents, contract_duration, product_format, product
    from copied, case_lines where case_id = (select id from cases where number = $1))
  insert into product_orders (case_id, kvk_number, kvk_checked, organization, contact_person, installation_address,
    iban_encrypted, direct_debit, monthly_in_cents, one_time_in_cents)
  select copied.id, kvk_number, kvk_checked, organization, contact_person, installation_address, iban_encrypted, direct_debit,
    monthly_in_cents, one_time_in_cents
  from copied, product_orders where case_id = (select id from cases where number = $1)`

type Step =
  | { readonly kind: 'order' | 'quote' | 'prospect' | 'poll' | 'late'; readonly by: Callers }
  | { readonly kind: 'advance' | 'correct' | 'rename' | 'commit'; readonly nth: number }

const by = fc.constantFrom<Callers>('system', 'north', 'tester')
const nth = fc.nat(20)
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('order', 'quote', 'prospect', 'late'), by }),
  fc.record({ kind: fc.constantFrom('advance', 'correct', 'rename', 'commit'), nth }),
  fc.record({ kind: fc.constant('poll'), by }),
)

it('see everything at least once as it is at last, and nothing twice at one moment', async () => {
  const followers = Object.entries(clients).flatMap(([caller, client]) =>
    lists.map(path => ({ caller, client, path, follower: followerOf(client, path) })),
  )
  const placed: { readonly by: Callers; readonly number: string }[] = []
  const prospects: { readonly by: Callers; readonly id: string }[] = []
  const open: Awaited<ReturnType<typeof openTransaction>>[] = []
  const pick = <Each>(all: readonly Each[], nth: number) => all[nth % Math.max(1, all.length)]
  const commit = async (one: (typeof open)[number] | undefined) => {
    if (!one) return
    open.splice(open.indexOf(one), 1)
    await one.commit()
  }
  const take = async (step: Step): Promise<void> => {
    switch (step.kind) {
      case 'order':
        placed.push({ by: step.by, number: await order(step.by) })
        return
      case 'quote':
        await made(step.by, 'quotes.md', quotes)
        return
      case 'prospect':
        prospects.push({ by: step.by, id: await made(step.by, 'parties.md', organizations) })
        return
      case 'late': {
        if (open.length === 3) return
        const number = await order(step.by)
        const late = await openTransaction()
        open.push(late)
        await late.query(likeOrder, [number, String(100_000_000 + fresh++)])
        await late.query(
          `update product_orders set purchase_order_number = $2 where case_id = (select id from cases where number = $1)`,
          [number, randomUUID().slice(0, 8)],
        )
        return
      }
      case 'advance': {
        const one = pick(placed, step.nth)
        if (!one) return
        const path = `${orders}/${one.number}`
        const { state } = (await clients[one.by].get(path)).body
        const state2 = state === 'acknowledged' ? 'inProgress' : state === 'inProgress' ? 'completed' : null
        if (state2) expect((await clients[one.by].patch(path, { state: state2 })).status).toBe(200)
        return
      }
      case 'correct': {
        const one = pick(placed, step.nth)
        await shop.testDatabase.pool.query(
          `update product_orders set organization = jsonb_set(organization, '{companyName}', $2)
           where case_id = (select id from cases where number = $1)`,
          [one?.number, JSON.stringify(`Bakkerij ${step.nth}`)],
        )
        return
      }
      case 'rename': {
        const one = pick(prospects, step.nth)
        if (one)
          await clients[one.by].patch(`${organizations}/${one.id}`, { tradingName: `Nijland ${step.nth}` })
        return
      }
      case 'commit':
        return commit(pick(open, step.nth))
      case 'poll':
        for (const { caller, follower } of followers) if (caller === step.by) await follower.follow()
    }
  }
  for (const by of ['system', 'north', 'tester'] as const) {
    const number = await order(by)
    placed.push({ by, number })
    for (const state of ['inProgress', 'completed'])
      expect((await clients[by].patch(`${orders}/${number}`, { state })).status).toBe(200)
    await made(by, 'quotes.md', quotes)
  }
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 15, maxLength: 25 }), async taken => {
      for (const step of taken) await take(step)
      while (open.length > 0) await commit(open[0])
      for (const { client, path, follower } of followers) await caughtUp(client, path, follower)
    }),
    { numRuns: 2, endOnFailure: true },
  )
  for (const { path, follower } of followers) expect(follower.newest.size, path).toBeGreaterThan(0)
}, 120_000)
let fresh = 1

describe('a transaction that commits late', () => {
  it('holds back what changed since it began, and is in its place then', async () => {
    const [first, second] = [await order('system'), await order('system')]
    const follower = followerOf(clients.system, orders, 'after=&limit=100')
    await caughtUp(clients.system, orders, follower)
    const late = await openTransaction()
    await late.query("update cases set state = 'inProgress' where number = $1", [first])
    expect((await clients.system.patch(`${orders}/${second}`, { state: 'inProgress' })).status).toBe(200)
    const { body } = await clients.system.get(`${orders}/${second}`)
    const before = follower.newest.get(second)?.lastUpdate ?? ''
    await follower.follow()
    expect(follower.newest.get(second)?.lastUpdate).toBe(before)
    await late.commit()
    await caughtUp(clients.system, orders, follower)
    expect(follower.newest.get(second)).toMatchObject({ state: 'inProgress', lastUpdate: body.lastUpdate })
    expect((follower.newest.get(first)?.lastUpdate ?? '') < body.lastUpdate).toBe(true)
  })
})

describe('a list by change of what is in some states', () => {
  const cancellations = tmfPath('TMF622', 'cancelProductOrder')
  /** All pages, until the cursor stays where it is. */
  async function followed(client: TmfClient, path: string, filter: string): Promise<readonly string[]> {
    const ids: string[] = []
    for (
      let next: string | null = `${path}?after=&limit=5&${filter}`, before = '';
      next && next !== before;
    ) {
      before = next
      const { status, body, headers } = await client.get(next)
      expect(status, JSON.stringify(body)).toBe(200)
      ids.push(...body.map(({ id }: Resource) => id))
      next = nextIn(headers)
    }
    return ids
  }
  const listed = async (client: TmfClient, path: string, filter: string) =>
    (await client.get(`${path}?limit=100&${filter}`)).body.map(({ id }: Resource) => id).toSorted()

  it('has each of these once, also those that are shown in another state than they have', async () => {
    for (const by of ['system', 'north', 'tester'] as const) {
      const [held, running, asked] = [await order(by), await order(by), await order(by)]
      await order(by)
      await clients[by].patch(`${orders}/${held}`, { state: 'held', stateReason: 'customer-day' })
      for (const id of [running, asked]) await clients[by].patch(`${orders}/${id}`, { state: 'inProgress' })
      const { status } = await clients[by].post(cancellations, {
        productOrder: { id: asked },
        cancellationReason: 'Toch niet',
      })
      expect(status).toBe(201)
      expect((await clients[by].get(`${orders}/${asked}`)).body.state).toBe('assessingCancellation')
      await made(by, 'quotes.md', quotes)
    }
    const names = [
      'assessingCancellation',
      'held',
      'inProgress',
      'acknowledged',
      'pendingCancellation',
      'nergens',
    ]
    const filters = [
      ...names.map(name => `state=${name}`),
      'state=held,assessingCancellation',
      'state=inProgress;held;acknowledged',
      'state=held&state=held,inProgress',
      'state=held&state=inProgress',
      'state.regex=^h',
      'state=acknowledged&externalId=nergens',
      'state=held,inProgress,acknowledged&orderDate.gte=2020-01-01',
    ]
    for (const [by, client] of Object.entries(clients)) {
      // Whose list it is makes no difference to what a filter means.
      for (const filter of by === 'system' ? filters : filters.slice(0, 2))
        await vi.waitFor(
          async () =>
            expect((await followed(client, orders, filter)).toSorted(), `${by} ${filter}`).toEqual(
              await listed(client, orders, filter),
            ),
          { timeout: 20_000, interval: 50 },
        )
      for (const filter of [
        'state=inProgress',
        'state=inProgress,approved',
        'state=approved',
        'state=nergens',
      ])
        expect((await followed(client, quotes, filter)).toSorted(), `${by} ${filter}`).toEqual(
          await listed(client, quotes, filter),
        )
      const products = lists[2]
      for (const filter of [
        'status=active',
        'status=terminated',
        'status=active,pendingTerminate',
        'status=nergens',
      ])
        expect((await followed(client, products, filter)).toSorted(), `${by} ${filter}`).toEqual(
          await listed(client, products, filter),
        )
      expect((await listed(client, orders, 'state=held')).length, by).toBeGreaterThan(0)
      expect((await listed(client, orders, 'state=assessingCancellation')).length, by).toBeGreaterThan(0)
    }
  })
})

describe('windows of lastUpdate', () => {
  const now = async () =>
    (
      await shop.testDatabase.pool.query<{ now: Date }>('select clock_timestamp() as now')
    ).rows[0]?.now.toISOString() ?? ''
  const windowOf = async (from: string, to: string) => {
    const follower = followerOf(clients.system, orders, `lastUpdate.gte=${from}&lastUpdate.lt=${to}&limit=2`)
    await vi.waitFor(
      async () => {
        while ((await follower.follow()) > 0) {}
        expect(follower.isOver()).toBe(true)
      },
      { timeout: 20_000, interval: 50 },
    )
    return [...follower.newest.keys()].toSorted()
  }

  it('hold each change once; what changed meanwhile is in the next one', async () => {
    const begin = await now()
    const [one, two, three] = [await order('system'), await order('north'), await order('system')]
    const middle = await now()
    await clients.system.patch(`${orders}/${two}`, { state: 'inProgress' })
    const end = await now()
    expect(await windowOf(begin, middle)).toEqual([one, three].toSorted())
    expect(await windowOf(middle, end)).toEqual([two])
  })

  it('are not over while a change within them may still commit', async () => {
    const begin = await now()
    const number = await order('system')
    const late = await openTransaction()
    await late.query("update cases set state = 'inProgress' where number = $1", [number])
    const end = await now()
    const follower = followerOf(clients.system, orders, `lastUpdate.gte=${begin}&lastUpdate.lt=${end}`)
    await follower.follow()
    await follower.follow()
    expect(follower.isOver()).toBe(false)
    await late.commit()
    expect(await windowOf(begin, end)).toEqual([number])
  })
})

it('a product comes again when the day of its end has come', async () => {
  const number = await order('system')
  for (const state of ['inProgress', 'completed'])
    await clients.system.patch(`${orders}/${number}`, { state })
  const products = lists[2]
  const follower = followerOf(clients.system, products, 'after=&limit=100')
  const { database, pool } = shop.testDatabase
  const today = dayInTheNetherlands(new Date())
  await pool.query(
    `insert into product_ends (case_id, position, ended_on, reason)
     select id, 0, $2::date + 1, 'moved' from cases where number = $1`,
    [number, today],
  )
  await caughtUp(clients.system, products, follower)
  expect(follower.newest.get(`${number}-1`)).toMatchObject({ status: 'pendingTerminate' })
  // As if it were the day after.
  await pool.query('update product_ends set ended_on = $1 where not has_come', [today])
  await caughtUp(clients.system, products, follower)
  const before = follower.newest.get(`${number}-1`)
  await noteEndsThatCame(database, today)
  await caughtUp(clients.system, products, follower)
  const after = follower.newest.get(`${number}-1`)
  expect(after).toMatchObject({ status: 'terminated' })
  expect((after?.lastUpdate ?? '') > (before?.lastUpdate ?? '')).toBe(true)
  expect(await noteEndsThatCame(database, today)).toBe(false)
})

it('filters leave the order and the cursor as they are', async () => {
  const follower = followerOf(clients.system, orders, 'after=&limit=2&state=inProgress&note.text=niets')
  expect(await follower.follow()).toBe(0)
  const wanted = followerOf(clients.system, orders, 'after=&limit=2&state=acknowledged')
  const all = (await allOf(clients.system, orders)) as readonly (Resource & { readonly state: string })[]
  const acknowledged = all.filter(({ state }) => state === 'acknowledged').map(({ id }) => id)
  await vi.waitFor(
    async () => {
      while ((await wanted.follow()) > 0) {}
      expect([...wanted.newest.keys()].toSorted()).toEqual(acknowledged.toSorted())
    },
    { timeout: 20_000, interval: 50 },
  )
})

describe('a question that is none', () => {
  it.each([
    ['after=x', 'after'],
    [`after=${Buffer.from('["quote",1,"1"]').toString('base64url')}`, 'after'],
    [`after=${Buffer.from('["productOrder",1e30,"1"]').toString('base64url')}`, 'after'],
    [`after=${Buffer.from('["productOrder",1,"\'"]').toString('base64url')}`, 'after'],
    ['after=&offset=3', 'offset'],
    ['after=&sort=-orderDate', 'sort'],
    ['after=&asOf=3', 'asOf'],
    ['lastUpdate.gte=gisteren', 'lastUpdate.gte'],
    ['lastUpdate.regex=2026', 'lastUpdate.regex'],
  ])('%s is refused at %s', async (query, path) => {
    const { status, body } = await clients.system.get(`${orders}?${query}`)
    expect([status, body.fields]).toMatchObject([400, [{ path }]])
  })

  it('is one by change to a list that has no such order', async () => {
    const { status, body } = await clients.system.get(`${tmfPath('TMF622', 'cancelProductOrder')}?after=`)
    expect([status, body.fields[0].path]).toEqual([400, 'after'])
  })
})

it('the documentation catches up by what it shows', async () => {
  const [first] = documentedReads('README.md')
  expect(first).toBe(`${orders}?after=&limit=100`)
  const follower = followerOf(clients.system, orders, first?.split('?')[1])
  await caughtUp(clients.system, orders, follower)
})

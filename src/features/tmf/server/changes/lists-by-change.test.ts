import { describe, expect, it, vi } from 'vitest'
import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import { noteEndsThatCame } from '../../../agreements/server/held-products.ts'
import { tmfPath } from '../../../api-clients/tmf-resources.ts'
import type { TmfClient } from '../kit/testing.ts'
import { documentedReads } from '../kit/testing-docs.ts'
import {
  agreements,
  allOf,
  callers,
  caughtUp,
  clients,
  followerOf,
  made,
  nextIn,
  openTransaction,
  order,
  orders,
  products,
  quotes,
  type Resource,
  shopWithSystems,
} from './testing-followers.ts'

/* Lists by change: of some states, within a window of time, and questions that are none. */

const database = shopWithSystems()

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
    for (const by of callers) {
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
    /** Whatever else runs in the database may hold changes back for a moment. */
    const agree = (by: string, client: TmfClient, path: string, filter: string) =>
      vi.waitFor(
        async () =>
          expect((await followed(client, path, filter)).toSorted(), `${by} ${filter}`).toEqual(
            await listed(client, path, filter),
          ),
        { timeout: 20_000, interval: 50 },
      )
    for (const [by, client] of Object.entries(clients)) {
      // Whose list it is makes no difference to what a filter means.
      for (const filter of by === 'system' ? filters : filters.slice(0, 2))
        await agree(by, client, orders, filter)
      for (const state of ['inProgress', 'inProgress,approved', 'approved', 'nergens'])
        await agree(by, client, quotes, `state=${state}`)
      for (const status of ['active', 'terminated', 'active,pendingTerminate', 'nergens'])
        for (const path of [products, agreements]) await agree(by, client, path, `status=${status}`)
      expect((await listed(client, orders, 'state=held')).length, by).toBeGreaterThan(0)
      expect((await listed(client, orders, 'state=assessingCancellation')).length, by).toBeGreaterThan(0)
    }
  })
})

describe('windows of lastUpdate', () => {
  const millisecond = async () =>
    (
      await database().pool.query<{ now: Date }>('select clock_timestamp() as now')
    ).rows[0]?.now.toISOString() ?? ''
  /** The millisecond that begins: later than each change so far, and no later than each that follows. */
  const now = async () => {
    const current = await millisecond()
    for (;;) {
      const later = await millisecond()
      if (later > current) return later
    }
  }
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

it('a product and its agreement come again when the day of its end has come', async () => {
  const number = await order('system')
  for (const state of ['inProgress', 'completed'])
    await clients.system.patch(`${orders}/${number}`, { state })
  const followers = [products, agreements].map(path => ({
    path,
    id: path === products ? `${number}-1` : `C${number}`,
    follower: followerOf(clients.system, path, 'after=&limit=100'),
  }))
  const catchUp = async () => {
    for (const { path, follower } of followers) await caughtUp(clients.system, path, follower)
  }
  const { database: connected, pool } = database()
  const today = dayInTheNetherlands(new Date())
  await pool.query(
    `insert into product_ends (case_id, position, ended_on, reason)
     select id, position, $2::date + 1, 'moved' from cases join case_lines on case_id = id where number = $1 and contract_duration > 0`,
    [number, today],
  )
  await catchUp()
  for (const { id, follower } of followers)
    expect(follower.newest.get(id)).toMatchObject({ status: 'pendingTerminate' })
  // As if it were the day after.
  await pool.query('update product_ends set ended_on = $1 where not has_come', [today])
  await catchUp()
  const before = followers.map(({ id, follower }) => follower.newest.get(id)?.lastUpdate ?? '')
  await noteEndsThatCame(connected, today)
  await catchUp()
  for (const [nr, { id, follower }] of followers.entries()) {
    const after = follower.newest.get(id)
    expect(after).toMatchObject({ status: 'terminated' })
    expect((after?.lastUpdate ?? '') > (before[nr] ?? '')).toBe(true)
  }
  expect(await noteEndsThatCame(connected, today)).toBe(false)
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

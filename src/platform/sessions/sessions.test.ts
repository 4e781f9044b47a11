import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestShop, type TestVisitor } from '../../app/server/testing-shop.ts'
import { customerCalls } from '../../features/customers/contract.ts'
import { loggedIn, logIn, registeredCustomer } from '../../features/customers/server/testing.ts'
import { rowsOf } from '../../features/orders/server/testing.ts'
import { endOtherSessions, endSession, hashOfSessionId, sessionsOf } from './sessions.ts'

const { customerDetails } = customerCalls

let customer: Awaited<ReturnType<typeof registeredCustomer>>
let visitor: TestVisitor
const shop = await startTestShop()
afterAll(() => shop.stop())
beforeEach(async () => {
  customer = await registeredCustomer(shop)
  visitor = await loggedIn(shop, customer)
})

const hashOf = ({ cookie }: TestVisitor): Buffer => {
  const [, id = ''] = /(?:^|; )session=([^.;]*)/.exec(decodeURIComponent(cookie)) ?? []
  return hashOfSessionId(id)
}
const sessions = (of = visitor, customerId = customer.id) =>
  sessionsOf(shop.testDatabase.database, customerId, hashOf(of))
/** The database's clock, which all of these times are told by. */
const now = async (): Promise<Date> =>
  (await rowsOf<{ now: Date }>(shop, 'select clock_timestamp() as now'))[0]?.now ?? new Date(0)
const statusOf = async (of: TestVisitor) => (await of.get(customerDetails.path)).status

describe('the sessions of a customer', () => {
  test('end with the account', async () => {
    expect(await statusOf(visitor)).toBe(200)
    await rowsOf(shop, 'delete from customers where id = $1', [customer.id])
    expect(await statusOf(visitor)).toBe(401)
    expect(await sessions()).toEqual([])
  })

  test('are listed with browser and time, the one that asks first', async () => {
    const before = await now()
    const phone = shop.visitor()
    await logIn(phone, customer, { 'user-agent': 'Telefoon'.repeat(60) })
    const [first, second, ...others] = await sessions(phone)
    expect(others).toEqual([])
    expect(first).toMatchObject({ isCurrent: true, userAgent: 'Telefoon'.repeat(60).slice(0, 300) })
    expect(second?.isCurrent).toBe(false)
    expect(Number(first?.number)).toBeGreaterThan(Number(second?.number))
    for (const { createdAt, lastSeenAt } of [first, second].flatMap(one => one ?? [])) {
      expect(lastSeenAt).toEqual(createdAt)
    }
    expect(first?.createdAt.getTime()).toBeGreaterThanOrEqual(before.getTime())
    expect(first?.createdAt.getTime()).toBeLessThanOrEqual((await now()).getTime())
  })

  test('that have expired are left out, and so are those of others', async () => {
    await registeredCustomer(shop).then(other => loggedIn(shop, other))
    expect(await sessions()).toHaveLength(1)
    await rowsOf(shop, 'update sessions set expires_at = now() where id_hash = $1', [hashOf(visitor)])
    expect(await sessions()).toEqual([])
  })

  test('say when they were used, within five minutes', async () => {
    const lastSeen = async () => (await sessions())[0]?.lastSeenAt
    const beUsedAfter = async (interval: string) => {
      await rowsOf(shop, 'update sessions set last_seen_at = now() - $2::interval where id_hash = $1', [
        hashOf(visitor),
        interval,
      ])
      const before = await lastSeen()
      expect(await statusOf(visitor)).toBe(200)
      return { before, after: await lastSeen() }
    }
    const recent = await beUsedAfter('1 minute')
    expect(recent.after).toEqual(recent.before)
    const start = await now()
    const longAgo = await beUsedAfter('6 minutes')
    expect(longAgo.after?.getTime()).toBeGreaterThanOrEqual(start.getTime())
  })

  test('end where they were not used for a day, and last while they are', async () => {
    const notUsedFor = (interval: string) =>
      rowsOf(shop, 'update sessions set last_seen_at = now() - $2::interval where id_hash = $1', [
        hashOf(visitor),
        interval,
      ])
    for (const _day of [1, 2]) {
      await notUsedFor('23 hours 59 minutes')
      expect(await statusOf(visitor)).toBe(200)
    }
    await notUsedFor('24 hours')
    expect(await statusOf(visitor)).toBe(401)
    expect(await sessions()).toEqual([])
  })

  test('end one by one, and only the customer’s own', async () => {
    const other = await registeredCustomer(shop)
    const [mine] = await sessions()
    const { database } = shop.testDatabase
    expect(await endSession(database, other.id, Number(mine?.number))).toBe(false)
    expect(await statusOf(visitor)).toBe(200)
    expect(await endSession(database, customer.id, Number(mine?.number))).toBe(true)
    expect(await statusOf(visitor)).toBe(401)
    expect(await endSession(database, customer.id, Number(mine?.number))).toBe(false)
  })

  test('end all but one', async () => {
    const others = await Promise.all([loggedIn(shop, customer), loggedIn(shop, customer)])
    const stranger = await loggedIn(shop, await registeredCustomer(shop))
    await endOtherSessions(shop.testDatabase.database, customer.id, hashOf(visitor))
    expect(await Promise.all([visitor, stranger, ...others].map(statusOf))).toEqual([200, 200, 401, 401])
  })
})

describe('a session that was ended stays ended', () => {
  type Held = {
    /** Locks a row. */
    readonly lock: string
    /** Changes it once somebody waits for it. */
    readonly change: string
    /** The row's id. */
    readonly id: unknown
  }

  /** Response to a request that meets a row while another transaction changes it. */
  async function meanwhile({ lock, change, id }: Held, request: () => Promise<Response>): Promise<Response> {
    const client = await shop.testDatabase.pool.connect()
    await client.query('begin')
    await client.query(lock, [id])
    const response = request()
    const waiting = () =>
      rowsOf(
        shop,
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
    await expect.poll(waiting, { interval: 5 }).not.toEqual([])
    await client.query(change, [id])
    await client.query('commit')
    client.release()
    return response
  }

  test('also by a request that was under way and changes it', async () => {
    // Long enough ago for the next request to write that the session is in use.
    await rowsOf(shop, "update sessions set last_seen_at = now() - interval '1 hour' where id_hash = $1", [
      hashOf(visitor),
    ])
    const ended = {
      lock: 'select from sessions where id_hash = $1 for update',
      change: 'delete from sessions where id_hash = $1',
      id: hashOf(visitor),
    }
    await meanwhile(ended, () => visitor.get(customerDetails.path))
    expect(await statusOf(visitor)).toBe(401)
    expect(await sessions()).toEqual([])
  })

  test('by a new password, also for a login with the old one at the same moment', async () => {
    const replaced = {
      lock: 'select from customers where id = $1 for no key update',
      change: "update customers set password_hash = 'another' where id = $1",
      id: customer.id,
    }
    const other = shop.visitor()
    expect((await meanwhile(replaced, () => logIn(other, customer))).status).toBe(401)
    expect(await statusOf(other)).toBe(401)
    expect(await sessions()).toHaveLength(1)
  })
})

import { connect } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailKinds } from '../../app/mails/declared.ts'
import { openWorkerPool } from '../../app/worker/pool.ts'
import { customerEvents } from '../../features/customers/events.ts'
import { customerMails } from '../../features/customers/mails.ts'
import { appendEvent } from '../../features/events/server/events.ts'
import { ownMails } from '../../features/mails/mails.ts'
import { orderMails } from '../../features/orders/mails.ts'
import { hasSqlState, isConnectionLost } from '../database/failures.ts'
import { openDatabase, transaction } from '../database/pool.ts'
import { createTestDatabase, setReadOnly, type TestDatabase } from '../database/testing.ts'
import { Line } from '../database/testing-line.ts'
import { createMetrics } from '../operations/metrics.ts'
import type { SendOutcome } from '../outside/mail.ts'
import { type Delivery, usualBackOff } from './claim.ts'
import { type DeliveryParts, deliverNext, usualAttemptMs } from './deliver.ts'
import { delayed, email, type NewDelivery, queueDeliveries } from './queue.ts'
import { mailsPerHour } from './recipient-limit.ts'
import { newestDeliveries, queueMetrics, sendAgain } from './stored-deliveries.ts'
import { deliveries } from './tables.ts'

let test: TestDatabase
/** Attempted deliveries, in order. */
let attempted: Delivery[]
beforeAll(async () => {
  test = await createTestDatabase()
})
beforeEach(async () => {
  attempted = []
  await test.pool.query('truncate deliveries')
})
afterAll(() => test.drop())

const queue = (...queued: Parameters<typeof queueDeliveries>[2]) =>
  transaction(test.database, async tx => {
    const eventId = await appendEvent(tx, { type: customerEvents.changed, actor: { kind: 'system' } })
    await queueDeliveries(tx, { eventId }, queued)
  })
const notice = (): NewDelivery => email(orderMails.notice, 'balie@lijnhaven.example', 'shop.example')
const sent: SendOutcome = { kind: 'sent' }

function deliver(
  outcome: () => Promise<SendOutcome> = async () => sent,
  changes: Partial<DeliveryParts> = {},
) {
  const send = (delivery: Delivery) => {
    attempted.push(delivery)
    return outcome()
  }
  return deliverNext({
    database: test.database,
    send,
    backOff: usualBackOff,
    attemptMs: usualAttemptMs,
    mailKinds,
    mailsPerHour,
    onTrouble: () => undefined,
    ...changes,
  })
}
const stored = async () => {
  const [row] = await test.database
    .select({
      state: deliveries.state,
      attempts: deliveries.attempts,
      error: deliveries.lastError,
      dueInSeconds: sql<number>`round(extract(epoch from ${deliveries.dueAt} - now()))::int`,
    })
    .from(deliveries)
  return row
}
const passTime = (interval: string) =>
  test.pool.query(
    'update deliveries set due_at = due_at - $1::interval, not_before = not_before - $1::interval, created_at = created_at - $1::interval',
    [interval],
  )

describe('an attempt is counted before it is made', () => {
  it('so that one whose worker is killed is tried again after its lease, under the same id, and waits longer each time', async () => {
    await queue(notice())
    const waits: (number | undefined)[] = []
    // Each hangs until all has been seen: its worker is gone.
    const hanging = Promise.withResolvers<SendOutcome>()
    const gone: Promise<boolean>[] = []
    for (let killed = 1; killed <= 9; killed++) {
      gone.push(deliver(() => hanging.promise))
      await expect.poll(() => attempted.length).toBe(killed)
      const row = await stored()
      expect(row).toMatchObject({ state: 'queued', attempts: killed })
      expect(await deliver()).toBe(false)
      waits.push(row?.dueInSeconds)
      await passTime('15 minutes')
    }
    // 2 minutes of lease, until the back-off is longer than that.
    expect(waits).toEqual([120, 120, 120, 120, 120, 160, 320, 640, 900])
    expect(new Set(attempted.map(({ messageId }) => messageId)).size).toBe(1)
    hanging.resolve(sent)
    await Promise.all(gone)
  })

  it('so that one that cannot be written or read backs off like any other', async () => {
    await queue(notice())
    await deliver(async () => {
      await test.database.execute(sql`select ${'Lotte'} from a_table_that_is_gone`)
      return sent
    })
    expect(await stored()).toMatchObject({
      state: 'queued',
      attempts: 1,
      error: 'relation "a_table_that_is_gone" does not exist',
      dueInSeconds: 5,
    })
    expect(await deliver()).toBe(false)
    await passTime('5 seconds')
    await deliver(() => Promise.reject(new Error('The template fails')))
    expect(await stored()).toMatchObject({ attempts: 2, error: 'The template fails', dueInSeconds: 10 })
    await passTime('10 seconds')
    await deliver()
    expect(await stored()).toMatchObject({ state: 'sent', attempts: 3, error: null })
  })

  it('and one that hangs has failed when its time is over', async () => {
    await queue(notice())
    await deliver(() => new Promise(() => undefined), { attemptMs: 10 })
    expect(await stored()).toMatchObject({ state: 'queued', attempts: 1, error: 'It took too long' })
  })

  it('and one whose attempts never end is given up without another', async () => {
    await queue(notice())
    await test.pool.query('update deliveries set attempts = 999')
    await deliver(async () => ({ kind: 'failed', reason: '451 Later' }))
    expect(await stored()).toMatchObject({ state: 'queued', attempts: 1000 })
    await passTime('15 minutes')
    await deliver()
    expect(attempted).toHaveLength(1)
    expect(await stored()).toMatchObject({ state: 'dead', error: 'Its attempts never end' })
    const [dead] = await newestDeliveries(test.database, 1)
    expect(await sendAgain(test.database, dead?.id ?? 0)).toBe('email')
    await deliver()
    expect(await stored()).toMatchObject({ state: 'sent', attempts: 1 })
  })

  it('and what becomes of one whose lease was over changes nothing of the next', async () => {
    await queue(notice())
    const first = Promise.withResolvers<SendOutcome>()
    const slow = deliver(() => first.promise)
    await expect.poll(() => attempted.length).toBe(1)
    await passTime('15 minutes')
    const second = Promise.withResolvers<SendOutcome>()
    const quick = deliver(() => second.promise)
    await expect.poll(() => attempted.length).toBe(2)
    first.resolve({ kind: 'refused', reason: '550 No such user' })
    await slow
    expect(await stored()).toMatchObject({ state: 'queued', attempts: 2, error: null })
    second.resolve(sent)
    await quick
    expect(await stored()).toMatchObject({ state: 'sent', attempts: 2 })
  })
})

describe('what is queued', () => {
  it('goes by its urgency: accounts, then what customers and staff wait for, then reports', async () => {
    const at = (kind: Parameters<typeof email>[0]) => email(kind, 'iemand@korenmolen.example', 'shop.example')
    await queue(at(ownMails.deadLetters), at(orderMails.confirmation))
    await queue(at(customerMails.passwordReset))
    while (await deliver());
    expect(attempted.map(({ kind }) => kind)).toEqual([
      'password-reset',
      'order-confirmation',
      'dead-letter-report',
    ])
  })

  it('can be wanted later: it does not go before, and is tried for days from then on', async () => {
    const days = 24 * 60 * 60 * 1000
    await queue(delayed(notice(), new Date(Date.now() + 10 * days)))
    await passTime('9 days 23 hours')
    expect(await deliver()).toBe(false)
    await passTime('1 hour')
    expect(await deliver(async () => ({ kind: 'failed', reason: '451 Later' }))).toBe(true)
    expect(await stored()).toMatchObject({ state: 'queued', attempts: 1, error: '451 Later' })
    await passTime('5 days')
    await deliver(async () => ({ kind: 'failed', reason: '451 Later' }))
    expect(await stored()).toMatchObject({ state: 'dead', attempts: 2 })
  })

  it('of a kind that only a newer version knows is left to that version', async () => {
    await queue(notice())
    await test.database.update(deliveries).set({ kind: 'of-tomorrow' })
    expect(await deliver()).toBe(false)
    expect(await stored()).toMatchObject({ state: 'queued', attempts: 0 })
  })

  it('has one owner', async () => {
    await queue(notice())
    await expect(test.pool.query('update deliveries set event_id = null')).rejects.toThrow('deliveries_owner')
  })
})

describe('the metrics', () => {
  const metrics = createMetrics()
  const read = async (name: string) =>
    new RegExp(`^${name} (.*)$`, 'm').exec(await metrics.registry.metrics())?.[1]

  it('say how long the oldest waits that could have gone, and how many were given up', async () => {
    metrics.watch(queueMetrics(test.database))
    expect(await read('shop_deliveries_oldest_seconds')).toBe('0')
    await queue(delayed(notice(), new Date(Date.now() + 60_000)))
    expect(await read('shop_deliveries_oldest_seconds')).toBe('0')
    await queue(notice(), notice())
    await passTime('30 seconds')
    // The moment of the second attempt plays no part: a mail server that is away shows.
    await deliver(async () => ({ kind: 'failed', reason: '451 Later' }))
    await passTime('30 seconds')
    expect(Number(await read('shop_deliveries_oldest_seconds'))).toBeGreaterThanOrEqual(60)
    expect(await read('shop_deliveries_dead')).toBe('0')
    await deliver(async () => ({ kind: 'refused', reason: '550 No such user' }))
    expect(await read('shop_deliveries_dead')).toBe('1')
  })

  it('leave out what is not known', async () => {
    await test.pool.query('alter table deliveries rename to deliveries_elsewhere')
    expect(await read('shop_deliveries_oldest_seconds')).toBeUndefined()
    expect(await read('shop_deliveries_dead')).toBeUndefined()
    await test.pool.query('alter table deliveries_elsewhere rename to deliveries')
    expect(await read('shop_deliveries_dead')).toBe('0')
  })
})

/** A worker's database at the end of a line that can be cut or frozen. */
async function withLine(work: (parts: { line: Line; linePort: number; pool: pg.Pool }) => Promise<void>) {
  const { host, port, user, database: name, password } = new pg.Client(test.connection)
  const line = new Line(() =>
    host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host),
  )
  const linePort = await line.open()
  const pool = openWorkerPool(
    {
      host: '127.0.0.1',
      port: linePort,
      user: user ?? '',
      database: name ?? '',
      password: password ?? '',
    },
    { max: 1, onLost: () => undefined, patience: { connectMs: 300, queryMs: 300 } },
  )
  try {
    await work({ line, linePort, pool })
  } finally {
    await line.cut()
    await pool.end()
  }
}
const countSent = async () =>
  (await test.database.select().from(deliveries).where(eq(deliveries.state, 'sent'))).length

it('a worker whose database fails over silently does not wait for ever, and goes on once it is back', () =>
  withLine(async ({ line, pool }) => {
    const database = openDatabase(pool)
    const expectGivenUp = async () => {
      const failure = await deliver(undefined, { database }).catch((error: unknown) => error)
      expect(isConnectionLost(failure)).toBe(true)
    }
    await queue(notice())
    await pool.query('select')
    line.isFrozen = true
    await expectGivenUp()
    // Nor does it wait for a new connection.
    await expectGivenUp()
    line.isFrozen = false
    expect(await deliver(undefined, { database })).toBe(true)
    expect(await countSent()).toBe(1)
  }))

it('a mail that was sent while the database went away is written down once that is back, and not sent again', () =>
  withLine(async ({ line, linePort, pool }) => {
    await queue(notice())
    const cut = Promise.withResolvers<void>()
    const delivered = deliver(
      async () => {
        await line.cut()
        cut.resolve()
        return sent
      },
      { database: openDatabase(pool) },
    )
    await cut.promise
    expect(await countSent()).toBe(0)
    await line.open(linePort)
    expect(await delivered).toBe(true)
    expect(await countSent()).toBe(1)
  }))

it('a worker that a failover left with a standby is with the new primary at its next look', async () => {
  await queue(notice())
  await setReadOnly(test, true)
  const pool = openWorkerPool(test.connection, { max: 4, onLost: () => undefined })
  const database = openDatabase(pool)
  try {
    await Promise.all([1, 2, 3, 4].map(() => pool.query('select 1')))
    await setReadOnly(test, false)
    const failure = await deliver(undefined, { database }).catch((error: unknown) => error)
    expect(hasSqlState(failure, '25006')).toBe(true)
    await expect.poll(() => pool.totalCount).toBe(0)
    expect(await deliver(undefined, { database })).toBe(true)
    expect(await countSent()).toBe(1)
  } finally {
    await pool.end()
  }
})

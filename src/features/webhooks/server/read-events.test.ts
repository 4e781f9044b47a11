import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { notifiedAsOf } from '../../../app/events/notified-events.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { sentForm } from '../../forms/server/testing.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { storeConfigured } from './configured.ts'
import { createEventReader, type EventReader, gapsIn } from './read-events.ts'
import { callAllDue, readEvents, sendingShop, startReceiver, testCipher } from './testing.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())
beforeEach(async () => {
  await query(
    "begin; set local shop.retention = 'on'; delete from webhook_subscriptions; delete from cases; commit",
  )
  await query(
    'update webhook_reader set held_by = null, read_up_to = (select coalesce(max(id), 0) from events)',
  )
})

const query = (text: string, values: readonly unknown[] = []) =>
  shop.testDatabase.pool.query(text, [...values])
const subscribe = () =>
  query(
    `insert into webhook_subscriptions (id, name, url, format, types)
     values ($1, 'CRM', 'https://crm.example', 'standard', '{catalogue.revision-planned,catalogue.revision-launched}')`,
    [randomUUID()],
  )
const planned = `insert into events (type, actor_kind, data) values ('revision-planned', 'system', jsonb_build_object('revision', $1::text))`
const told = async () =>
  (await rowsOf<{ body: string }>(shop, 'select body from webhook_messages order by created_at')).map(
    ({ body }) => JSON.parse(body).data.id,
  )
const place = async () =>
  (
    await rowsOf<{ behind: number }>(
      shop,
      'select ((select coalesce(max(id), 0) from events) - read_up_to)::integer as behind from webhook_reader',
    )
  )[0]?.behind

describe('an event whose transaction commits after that of a later one', () => {
  /** Two events of which the second commits first. */
  async function outOfOrder(read: () => Promise<void>, end: 'commit' | 'rollback') {
    await subscribe()
    const open = await shop.testDatabase.pool.connect()
    try {
      await open.query('begin')
      await open.query(planned, ['first'])
      await query(planned, ['second'])
      await read()
      expect(await told()).toEqual(['second'])
      // It is read from here again should this copy end now.
      expect(await place()).toBe(2)
      await open.query(end)
    } finally {
      open.release()
    }
  }

  it('is told by the copy that missed it', async () => {
    const reader = readerAt()
    await outOfOrder(reader.read, 'commit')
    await reader.read()
    expect((await told()).toSorted()).toEqual(['first', 'second'])
    expect(await place()).toBe(0)
    await reader.close()
  })

  it('is told by the copy that goes on after a crash, and the other is not told again', async () => {
    await outOfOrder(() => readEvents(shop), 'commit')
    await readEvents(shop)
    expect((await told()).toSorted()).toEqual(['first', 'second'])
  })

  it('and is rolled back is waited for until nobody can write it any more', async () => {
    const reader = readerAt()
    await outOfOrder(reader.read, 'rollback')
    await reader.read()
    expect(await place()).toBe(2)
    reader.later(10_000)
    // Transactions of other databases of the same server count too.
    await expect
      .poll(
        async () => {
          await reader.read()
          return place()
        },
        { timeout: 60_000 },
      )
      .toBe(0)
    await reader.close()
  })
})

/** A reader with a clock of its own. */
function readerAt(): { read(): Promise<void>; later(ms: number): void } & Pick<EventReader, 'close'> {
  let nowMs = 0
  const reader = createEventReader(shop.testDatabase.database, sendingShop, notifiedAsOf, () => nowMs)
  return {
    async read() {
      while (await reader.check()) {}
    },
    later(ms) {
      nowMs += ms
    },
    close: reader.close,
  }
}

test('what happens while nobody is told is passed over, and what happens once there is a receiver is told', async () => {
  const reader = readerAt()
  await query(planned, ['before'])
  await reader.read()
  expect(await place()).toBe(0)
  await subscribe()
  await query(planned, ['after'])
  await reader.read()
  expect(await told()).toEqual(['after'])
  await reader.close()
})

test('numbers that are missing between events are found', () => {
  const seen = { openXids: 7n, since: 0 }
  expect(gapsIn(3, [{ id: 4 }, { id: 6 }, { id: 10 }], seen)).toEqual([
    { from: 5, to: 5, ...seen },
    { from: 7, to: 9, ...seen },
  ])
  expect(gapsIn(3, [{ id: 4 }, { id: 5 }], seen)).toEqual([])
})

test('of two copies one reads, and the other when the first is gone', async () => {
  await subscribe()
  const [first, second] = [1, 2].map(() =>
    createEventReader(shop.testDatabase.database, sendingShop, notifiedAsOf),
  ) as [EventReader, EventReader]
  await first.check()
  await query(planned, ['Prijzen 2027'])
  expect(await second.check()).toBe(false)
  expect(await told()).toEqual([])
  await query("update webhook_reader set held_until = now() - interval '1 second'")
  expect(await second.check()).toBe(true)
  expect(await told()).toEqual(['Prijzen 2027'])
  await second.close()
})

test('a revision of the catalogue is told of when its moment is there, once', async () => {
  await subscribe()
  await query(
    `insert into catalogue_revisions (name, status, origin, starts_at) values
       ('Nu', 'active', 'desk', now()), ('Straks', 'active', 'desk', now() + interval '1 hour')`,
  )
  await readEvents(shop)
  await readEvents(shop)
  expect(await told()).toEqual(['Nu'])
})

describe('registrations for a webinar', () => {
  const webinar = { email: 'jan@jansen.example', naam: 'Jan' }
  const configure = (url?: string) =>
    storeConfigured(shop.testDatabase.database, testCipher, url === undefined ? {} : { webinar: url })

  it('go to the address that configuration names, with the body that they always had', async () => {
    const receiver = await startReceiver()
    await configure(receiver.url)
    await configure(receiver.url)
    await sentForm(shop, 'webinar', webinar)
    await sentForm(shop, 'overstaphulp', { email: 'jan@jansen.example' })
    await readEvents(shop)
    // Answers lie in no message: they are read when they are sent.
    expect(await rowsOf(shop, 'select body from webhook_messages')).toEqual([{ body: null }])
    await callAllDue(shop)
    expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([
      {
        formId: 'webinar',
        submittedAt: expect.stringMatching(/Z$/),
        fields: expect.objectContaining({ email: 'jan@jansen.example' }),
      },
    ])
    expect(receiver.received[0]?.headers).toMatchObject({
      'webhook-id': expect.stringMatching(/^[\w-]{36}$/),
      'webhook-signature': expect.stringMatching(/^v1,/),
    })
    await receiver.stop()
  })

  it('that the release before queued or sent go once, under the id that they had', async () => {
    const receiver = await startReceiver()
    await configure(receiver.url)
    await sentForm(shop, 'webinar', webinar)
    await sentForm(shop, 'webinar', webinar)
    const queued = randomUUID()
    await query(
      `insert into deliveries (channel, kind, message_id, case_id, priority, state, ended_at)
       select 'webhook', 'webinar', case rank when 1 then $1 else gen_random_uuid()::text end, id, 10,
         case rank when 1 then 'queued' else 'sent' end, case rank when 1 then null else now() end
       from (select id, row_number() over (order by id) as rank from cases) as each`,
      [queued],
    )
    await readEvents(shop)
    await readEvents(shop)
    await callAllDue(shop)
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([queued])
    await receiver.stop()
  })

  it('are told to nobody once no address is configured', async () => {
    await configure('https://webinars.example/hook')
    await configure()
    await sentForm(shop, 'webinar', webinar)
    await readEvents(shop)
    expect(await rowsOf(shop, 'select status from webhook_subscriptions')).toEqual([{ status: 'paused' }])
    expect(await rowsOf(shop, 'select id from webhook_messages')).toEqual([])
  })
})

import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addCustomer, mailsTo, register, resend } from '../../features/customers/server/testing.ts'
import { rowsOf } from '../../features/orders/server/testing.ts'
import { batchSize } from '../../platform/database/delete-in-batches.ts'
import { createLog, type Log } from '../../platform/operations/log.ts'
import { createMetrics, type Metrics } from '../../platform/operations/metrics.ts'
import { startCleanUp } from './clean-up.ts'
import { startTestShop } from './testing-shop.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())

const staff = { staffEmail: 'balie@lijnhaven.example', mailDomain: 'shop.example' }
const metrics = createMetrics()
const quiet = createLog({ level: 'silent' })
const mailFolder = await mkdtemp(path.join(tmpdir(), 'kept-mails-'))
afterAll(() => rm(mailFolder, { recursive: true }))
/** A copy of the shop that cleans up. */
const startCopy = (parts: { log?: Log; metrics?: Metrics } = {}) =>
  startCleanUp({
    connection: shop.testDatabase.connection,
    mailFolder,
    assets: null,
    staff,
    log: quiet,
    metrics,
    ...parts,
  })
const cleanUp = async (parts: Parameters<typeof startCopy>[0] = {}) => {
  const { firstRound, end } = startCopy(parts)
  await firstRound
  await end()
}
const figuresOf = async ({ cleanUps }: Metrics) =>
  new Map((await cleanUps.get()).values.map(({ labels, value }) => [labels.step, value] as const))
/** The steps that succeeded at least once. */
const succeededIn = async (of: Metrics) =>
  new Map([...(await figuresOf(of))].filter(([, moment]) => moment > 0))
const emails = async () =>
  (
    await rowsOf<{ email: string }>(
      shop,
      'select email from customers union all select email from registrations order by email',
    )
  ).map(({ email }) => email)

test('registrations that nobody activated are forgotten after a month, customers never', async () => {
  await addCustomer(shop, { email: 'klant@shop.example', password: 'vier-rozen-op-tafel' })
  await addCustomer(shop, { email: 'vergeten@shop.example' })
  await addCustomer(shop, { email: 'toch-nog@shop.example' })
  for (const table of ['customers', 'registrations'])
    await rowsOf(shop, `update ${table} set created_at = now() - interval '31 days'`)
  await resend(shop.visitor(), 'toch-nog@shop.example')
  await register(shop.visitor(), { email: 'nieuw@shop.example' })
  await cleanUp()
  expect(await emails()).toEqual(['klant@shop.example', 'nieuw@shop.example', 'toch-nog@shop.example'])
})

test('a link is forgotten with its mail a month after it stopped serving', async () => {
  const age = (interval: string) =>
    rowsOf(
      shop,
      `update mailed_links set expires_at = expires_at - interval '${interval}'
      where registration_id = (select id from registrations where email = 'nieuw@shop.example')`,
    )
  await age('30 days')
  await cleanUp()
  expect(await mailsTo(shop, 'nieuw@shop.example')).toEqual(['account-activation'])
  await age('1 day')
  await cleanUp()
  expect(await mailsTo(shop, 'nieuw@shop.example')).toEqual([])
})

test('more than a batch is forgotten in one round', async () => {
  await rowsOf(
    shop,
    `insert into used_captcha_tokens (token_hash, expires_at)
     select decode(md5(n::text), 'hex'), now() - interval '2 hours' from generate_series(1, ${batchSize + 1}) as n`,
  )
  await cleanUp()
  expect(await rowsOf(shop, 'select from used_captcha_tokens where expires_at < now()')).toEqual([])
})

test('a step that fails keeps no other from being done, is named in the log, and its last success stays in the past', async () => {
  const succeeded = () => succeededIn(metrics)
  metrics.cleanUps.reset()
  const lines: string[] = []
  const log = createLog({ level: 'error', destination: { write: line => void lines.push(line) } })
  await rowsOf(shop, 'alter table sessions rename to sessions_elsewhere')
  await rowsOf(
    shop,
    "insert into used_captcha_tokens (token_hash, expires_at) values ('old', now() - interval '2 hours')",
  )
  await cleanUp({ log })
  expect(await rowsOf(shop, 'select from used_captcha_tokens where expires_at < now()')).toEqual([])
  expect(lines.map(line => JSON.parse(line).step)).toEqual(['sessions'])
  expect((await figuresOf(metrics)).get('sessions')).toBe(0)
  expect((await succeeded()).get('dead-letter-report')).toBeGreaterThan(0)

  await rowsOf(shop, 'alter table sessions_elsewhere rename to sessions')
  await cleanUp()
  expect((await succeeded()).get('sessions')).toBeGreaterThan(0)
})

test('of several copies one at a time cleans up the database, and the other leaves the round to it', async () => {
  await rowsOf(
    shop,
    "insert into used_captcha_tokens (token_hash, expires_at) values ('held', now() - interval '2 hours')",
  )
  const holder = await shop.testDatabase.pool.connect()
  await holder.query("begin; select from used_captcha_tokens where token_hash = 'held' for update")
  const [first, second] = [createMetrics(), createMetrics()]
  const firstCopy = startCopy({ metrics: first })
  // The first one is in its second step, which waits for the row.
  await expect.poll(async () => (await succeededIn(first)).has('sessions')).toBe(true)
  await cleanUp({ metrics: second })
  expect([...(await succeededIn(second)).keys()]).toEqual(['kept-mails', 'own-assets'])
  await holder.query('rollback')
  holder.release()
  await firstCopy.firstRound
  await firstCopy.end()
  expect((await succeededIn(first)).has('dead-letter-report')).toBe(true)
  await cleanUp({ metrics: second })
  expect((await succeededIn(second)).has('dead-letter-report')).toBe(true)
})

test('kept mails are forgotten after a month, and nothing else that lies there', async () => {
  const age = async (name: string, days: number) => {
    const file = path.join(mailFolder, name)
    await writeFile(file, 'Subject: Uw bestelling')
    const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    await utimes(file, then, then)
  }
  await age('oud.eml', 31)
  await age('half.eml.part', 31)
  await age('van-iemand-anders.txt', 31)
  await age('nieuw.eml', 29)
  await cleanUp()
  expect((await readdir(mailFolder)).toSorted()).toEqual(['nieuw.eml', 'van-iemand-anders.txt'])
})

test('a round that waits for a lock is cut when the shop ends, and says nothing of it', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'error', destination: { write: line => void lines.push(line) } })
  const holder = await shop.testDatabase.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('lock table sessions')
    const { firstRound, end } = startCopy({ log })
    const waiting = () =>
      rowsOf(
        shop,
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    await expect.poll(async () => (await waiting()).length).toBe(1)
    await end()
    await firstRound
    expect(lines).toEqual([])
  } finally {
    await holder.query('rollback')
    holder.release()
  }
})

test('whatever goes with a row that is forgotten is found by an index', async () => {
  expect(
    await rowsOf(
      shop,
      `select conrelid::regclass::text as table, attname as column
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and confdeltype in ('c', 'n') and connamespace = 'public'::regnamespace
         and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])
       order by 1, 2`,
    ),
  ).toEqual([])
})

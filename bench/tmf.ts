/**
 * npm run bench:tmf: a million orders of a made-up country in an embedded database of its own, listed by TMF622 with the filters
 * that have an index. Writes bench/results/tmf.md. `npm run bench:tmf 50000` does it with fewer orders and writes nothing.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { prepareDatabase } from '../src/app/server/prepare-database.ts'
import type { ApiCaller } from '../src/features/api-clients/caller.ts'
import { offeredLines } from '../src/features/checkout/rules/testing.ts'
import { isRefusal } from '../src/features/tmf/server/kit/errors.ts'
import { listFromDatabase } from '../src/features/tmf/server/kit/lists.ts'
import { parseQuery } from '../src/features/tmf/server/kit/query.ts'
import { orderSource } from '../src/features/tmf/server/orders/order-source.ts'
import { startEmbeddedDatabase } from '../src/platform/database/embedded.ts'
import { openDatabase, openPool } from '../src/platform/database/pool.ts'
import { createCipher } from '../src/platform/secrets/cipher.ts'
import { fillWithOrders, type GeneratedCase, sampleCases } from './desk-data.ts'

const million = 1_000_000
const asked = 200
const goalP99Ms = 50
const orders = Number(process.argv[2] ?? million)
const quiet = () => undefined
const say = (text: string) => process.stdout.write(`${text}\n`)

const caller: ApiCaller = {
  clientId: '00000000-0000-4000-8000-000000000001',
  clientName: 'CRM',
  resellerId: null,
  scopes: new Set(),
  sendsMails: false,
  isTest: false,
  keyId: '00000000-0000-4000-8000-000000000002',
  callsPerMinute: 1_000_000,
}

/** Adds to the orders what lists of TMF622 read: lines, keys of search, some states and cancellations, numbers of a sender. */
async function complete(client: pg.Client) {
  const [product] = offeredLines
  await client.query(
    `insert into case_lines (case_id, position, product_id, quantity, price_in_cents, contract_duration, product_format, product)
     select case_id, 0, $2, 1, 3950, 12, 1, $1::jsonb from product_orders`,
    [JSON.stringify(product), product?.id],
  )
  await client.query('insert into case_keys (key, case_id) select kvk_number, case_id from product_orders')
  await client.query(
    `insert into work_list (case_id, number, kind, state, due_at, opened_at, is_open, has_keys)
     select id, number, kind, state, 'infinity', opened_at, closed_at is null, true from cases on conflict do nothing`,
  )
  await client.query(
    `update cases set state = (array['cancelled', 'rejected', 'failed'])[1 + id % 3] where closed_at is not null and id % 40 = 0`,
  )
  await client.query(`update cases set closed_at = opened_at + interval '9 days' where closed_at is not null`)
  await client.query(
    `insert into events (type, actor_kind, case_id) select 'cancel-asked', 'visitor', id from cases where id % 50 = 0`,
  )
  await client.query(
    `insert into api_clients (id, name, scopes, calls_per_minute, contact_email) values ($1, 'CRM', '{}', 60, 'crm@provider.example')`,
    [caller.clientId],
  )
  await client.query(
    `insert into api_cases (case_id, client_id, external_id) select id, $1, 'CRM-' || id from cases where id % 3 = 0`,
    [caller.clientId],
  )
  await client.query('vacuum analyze')
}

type Question = { readonly name: string; readonly query: (sample: GeneratedCase, nth: number) => string }

const dayBack = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const questions: readonly Question[] = [
  { name: 'first page, no filter', query: () => '' },
  { name: 'id', query: ({ number }) => `id=${number}` },
  {
    name: 'externalId',
    query: (_, nth) => `externalId=CRM-${3 * (1 + ((nth * 7919) % Math.floor(orders / 3)))}`,
  },
  ...['acknowledged', 'inProgress', 'held', 'completed', 'cancelled', 'assessingCancellation'].map(state => ({
    name: `state ${state}`,
    query: () => `state=${state}`,
  })),
  { name: 'orderDate from a day on', query: (_, nth) => `orderDate.gte=${dayBack(nth * 3)}` },
  { name: 'orderDate up to a day', query: (_, nth) => `orderDate.lt=${dayBack(nth * 3)}` },
  {
    name: 'orderDate in a day',
    query: (_, nth) => `orderDate.gte=${dayBack(nth + 1)}&orderDate.lt=${dayBack(nth)}`,
  },
  { name: 'newest first', query: () => 'sort=-orderDate' },
  { name: 'completionDate from a day on', query: (_, nth) => `completionDate.gte=${dayBack(nth * 3)}` },
  { name: 'relatedParty.id', query: ({ kvkNumber }) => `relatedParty.id=${kvkNumber}` },
  { name: 'state and orderDate', query: (_, nth) => `state=completed&orderDate.gte=${dayBack(nth * 3)}` },
]

async function bench(dataDir: string) {
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_wal_size: '4GB' }
  const { connection, stop } = await startEmbeddedDatabase({ dataDir, log: quiet, settings })
  const client = new pg.Client(connection)
  const pool = openPool(connection, quiet, { connectMs: 10_000, queryMs: 60_000 })
  try {
    await prepareDatabase(connection, quiet)
    await client.connect()
    say(`Making ${orders.toLocaleString('en-US')} orders`)
    await fillWithOrders(client, orders)
    await complete(client)
    const services = {
      database: openDatabase(pool),
      ibanCipher: createCipher(Buffer.alloc(32), null),
      publicUrl: 'https://shop.example',
    }
    const sample = await sampleCases(client, asked)
    const rows: string[] = []
    let worst = 0
    for (const { name, query } of questions) {
      const times: number[] = []
      let total = 0
      for (const [nth, one] of sample.entries()) {
        const parsed = parseQuery(query(one, nth))
        if (isRefusal(parsed)) throw new Error(`${name} is refused`)
        const start = performance.now()
        const page = await listFromDatabase(await orderSource(services, caller, parsed), parsed)
        times.push(performance.now() - start)
        if (isRefusal(page)) throw new Error(`${name} took too long`)
        total = Math.max(total, page.total)
      }
      const sorted = times.toSorted((a, b) => a - b)
      const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
      worst = Math.max(worst, at(0.99))
      rows.push(
        `| ${name} | ${total.toLocaleString('en-US')} | ${at(0.5).toFixed(1)} | ${at(0.99).toFixed(1)} |`,
      )
      say(rows.at(-1) ?? '')
    }
    const report = `# Lists of orders by TMF622

${orders.toLocaleString('en-US')} orders; ${asked} first pages of 20 for each filter, without HTTP. \`npm run bench:tmf\` on ${os.availableParallelism()} cores of an ${os.cpus()[0]?.model ?? 'unknown processor'}, PostgreSQL ${(await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version}.

| Filter | Most found | p50 ms | p99 ms |
|---|---|---|---|
${rows.join('\n')}
`
    if (orders === million) await writeFile(path.join(import.meta.dirname, 'results/tmf.md'), report)
    if (worst > goalP99Ms) process.exitCode = 1
  } finally {
    await client.end()
    await pool.end()
    await stop()
  }
}

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-bench-tmf-'))
try {
  await bench(dataDir)
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}

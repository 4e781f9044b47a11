import { prepareDatabase } from '../src/app/server/prepare-database.ts'
import { freePort } from '../src/app/server/testing-serving.ts'
import { administer } from '../src/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../src/platform/database/embedded.ts'
import { openPool } from '../src/platform/database/pool.ts'
import { journeyTable, measureJourney } from './call-costs.ts'
import type { Measured } from './measure.ts'
import { ordersInPostgres, ordersOverHttp } from './orders.ts'
import { type PriceRates, priceRates } from './prices.ts'
import { circumstances, finish, inFolder, tableOf } from './report.ts'
import { startShopProcess } from './shop-process.ts'
import { recordStoreCall } from './store-call.ts'

/**
 * `npm run bench`: how many orders per second the shop takes over HTTP, beside what PostgreSQL alone commits for the
 * same rows; how many price requests it answers, beside a bare node:http server; and the CPU of each call that a guest's
 * browser makes for an order. One run, on one machine, in some minutes. Writes bench/results/bench.md.
 */

const clientCounts = [1, 8, 32] as const
const warmUpMs = 3_000
const runMs = 8_000
const priceSeconds = 2
const quiet = () => undefined
const journeyClients = [32, 1] as const

const journeyTitle =
  "The CPU of a guest's journey, in microseconds per call of the shop's process and of all of PostgreSQL's, without the thread that sends mails:"

await inFolder('bench', async dataDir => {
  const postgres = await measurePostgres(dataDir)
  const { http, prices } = await measureShop(dataDir)
  const journey = journeyTable(await measureJourney(dataDir, journeyClients), journeyClients)
  const report = [title(), table(http, postgres), priceLine(prices), journeyTitle, journey]
  await finish(report.join('\n\n'), 'bench')
})

/** The shop does not run meanwhile; its database does, with the same settings. */
async function measurePostgres(dataDir: string): Promise<Measured[]> {
  const { connection, stop } = await startEmbeddedDatabase({ dataDir, log: quiet })
  try {
    await prepareDatabase(connection, quiet)
    const pool = openPool(connection, quiet)
    const call = await recordStoreCall(pool)
    await ordersInPostgres(connection, call, 8, warmUpMs)
    const measured: Measured[] = []
    for (const clients of clientCounts)
      measured.push(await ordersInPostgres(connection, call, clients, runMs))
    await pool.end()
    // The shop starts with as empty tables, and with none of these mails to send.
    await administer(connection, `set shop.retention = 'on'; truncate cases, retry_keys cascade`)
    return measured
  } finally {
    await stop()
  }
}

async function measureShop(dataDir: string) {
  const port = await freePort()
  const shop = await startShopProcess({ port, dataDir })
  try {
    const prices = await priceRates({ port, pid: shop.pid, dataDir }, priceSeconds)
    await ordersOverHttp(port, 8, warmUpMs)
    const http: Measured[] = []
    for (const clients of clientCounts) http.push(await ordersOverHttp(port, clients, runMs))
    return { http, prices }
  } finally {
    await shop.stop()
  }
}

function title(): string {
  return [
    '# Bench',
    '',
    circumstances(),
    '',
    'Orders of five lines, two consents, two e-mails and a retry key. Client, shop, its outbox and PostgreSQL share the machine; the load is that of the last minute.',
  ].join('\n')
}

function table(http: readonly Measured[], postgres: readonly Measured[]): string {
  const rows = clientCounts.map((clients, index) => {
    const [shop, alone] = [http[index], postgres[index]]
    if (!shop || !alone) throw new Error(`${clients} clients were not measured`)
    return [
      clients,
      Math.round(shop.perSecond),
      shop.p50.toFixed(1),
      shop.p99.toFixed(1),
      Math.round(alone.perSecond),
      alone.p99.toFixed(1),
      `${Math.round((100 * shop.perSecond) / alone.perSecond)}%`,
    ]
  })
  return tableOf(
    [
      'clients:',
      'orders/s over HTTP:',
      'p50 ms:',
      'p99 ms:',
      'PostgreSQL alone, same rows/s:',
      'p99 ms:',
      'part:',
    ],
    rows,
  )
}

function priceLine({ shop, bare }: PriceRates): string {
  const part = (one: number, other: number) => `${Math.round((100 * one) / other)}%`
  return [
    `Price list: ${Math.round(shop.perSecond)} requests/s, a bare node:http server with the same bytes ${Math.round(bare.perSecond)} (${part(shop.perSecond, bare.perSecond)});`,
    `CPU per request ${shop.cpu.toFixed(1)} µs and ${bare.cpu.toFixed(1)} (${part(bare.cpu, shop.cpu)}).`,
  ].join(' ')
}

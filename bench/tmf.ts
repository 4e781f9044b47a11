/**
 * npm run bench:tmf: a million orders of a made-up country in an embedded database of its own, and quotes, products and parties beside
 * them, counted as the worker counts, and listed by TMF622, TMF637, TMF651, TMF648 and TMF632; then agreements as pages
 * of the shop read them. Writes bench/results/tmf.md.
 * `npm run bench:tmf 50000` does it with fewer orders and writes nothing; `npm run bench:tmf 1000000 FOLDER` keeps the
 * database, or uses the one in that folder.
 */

import type pg from 'pg'
import { keepCounts } from '../src/features/tmf/server/counts/keep-counts.ts'
import type { Database } from '../src/platform/database/pool.ts'
import { agreementReads, makeChain, ownedOrders } from './agreement-reads.ts'
import { type GeneratedCase, sampleCases } from './desk-data.ts'
import { quantile, timesOf } from './measure.ts'
import { type Country, inCountry, million, orders, say } from './million.ts'
import { circumstances, finish, tableOf } from './report.ts'
import { fillForLists } from './tmf-data.ts'
import { answer, type Question, questions } from './tmf-lists.ts'

const asked = 200
const goalP99Ms = 50

async function fill(client: pg.Client, database: Database): Promise<void> {
  const { rows } = await client.query<{ some: boolean }>('select exists (select from cases) as some')
  if (!rows[0]?.some) {
    say(`Making ${orders.toLocaleString('en-US')} orders`)
    await fillForLists(client, orders)
    await makeChain(client)
  }
  const start = performance.now()
  // At first it is noted which blocks are full.
  await keepCounts(database, 0)
  while (await keepCounts(database, 0)) {}
  say(`Counted in ${((performance.now() - start) / 1000).toFixed(0)} s`)
  await client.query('vacuum analyze')
}

async function measure(database: Database, question: Question, sample: readonly GeneratedCase[]) {
  let total = 0
  const times = await timesOf(sample.length, async nth => {
    const one = sample[nth]
    if (!one) return
    const page = await answer(database, question, question.query(one, nth))
    total = Math.max(total, 'total' in page ? page.total : page.items.length)
  })
  return { total, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

async function bench({ client, database }: Country) {
  await fill(client, database)
  const sample = await sampleCases(client, asked)
  const rows: string[][] = []
  let worst = 0
  for (const question of questions(orders)) {
    const { total, p50, p99 } = await measure(database, question, sample)
    worst = Math.max(worst, p99)
    const row = [question.api, question.name, total.toLocaleString('en-US'), p50.toFixed(1), p99.toFixed(1)]
    rows.push(row)
    say(row.join(' | '))
  }
  const owned = await ownedOrders(client, asked)
  for (const { name, read } of agreementReads) {
    let most = 0
    const times = await timesOf(asked, async nth => {
      const order = owned.orders[nth % owned.orders.length]
      if (order) most = Math.max(most, await read(database, order, owned.chain))
    })
    if (most === 0) throw new Error(`${name}: nothing was read`)
    worst = Math.max(worst, quantile(times, 0.99))
    const row = ['pages', name, String(most), ...[0.5, 0.99].map(part => quantile(times, part).toFixed(1))]
    rows.push(row)
    say(row.join(' | '))
  }
  const report = [
    "# Lists by TM Forum's APIs",
    '',
    circumstances(),
    '',
    `${orders.toLocaleString('en-US')} orders, a tenth as many quotes, a product of each delivered order, which is an agreement, and the organisations and persons of all; ${asked} pages of 20 for each filter, and as many agreements as pages of the shop read them, without HTTP, by \`npm run bench:tmf\`.`,
    '',
    tableOf(['API', 'Page', 'Most found:', 'p50 ms:', 'p99 ms:'], rows),
  ]
  await finish(report, orders === million ? 'tmf' : null)
  if (worst > goalP99Ms) process.exitCode = 1
}

await inCountry('tmf', bench)

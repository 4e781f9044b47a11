/**
 * npm run bench:tmf: a million orders of a made-up country in an embedded database of its own, and quotes, products and parties beside
 * them, counted as the worker counts, and listed by TMF622, TMF637, TMF648 and TMF632. Writes bench/results/tmf.md.
 * `npm run bench:tmf 50000` does it with fewer orders and writes nothing; `npm run bench:tmf 1000000 FOLDER` keeps the
 * database, or uses the one in that folder.
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { prepareDatabase } from '../src/app/server/prepare-database.ts'
import { keepCounts } from '../src/features/tmf/server/counts/keep-counts.ts'
import { startEmbeddedDatabase } from '../src/platform/database/embedded.ts'
import { type Database, openDatabase, openPool } from '../src/platform/database/pool.ts'
import { type GeneratedCase, sampleCases } from './desk-data.ts'
import { fillForLists } from './tmf-data.ts'
import { answer, type Question, questions } from './tmf-lists.ts'

const million = 1_000_000
const asked = 200
const goalP99Ms = 50
const orders = Number(process.argv[2] ?? million)
const keptIn = process.argv[3]
const quiet = () => undefined
const say = (text: string) => process.stdout.write(`${text}\n`)

async function fill(client: pg.Client, database: Database): Promise<void> {
  const { rows } = await client.query<{ some: boolean }>('select exists (select from cases) as some')
  if (!rows[0]?.some) {
    say(`Making ${orders.toLocaleString('en-US')} orders`)
    await fillForLists(client, orders)
  }
  const start = performance.now()
  // At first it is noted which blocks are full.
  await keepCounts(database, 0)
  while (await keepCounts(database, 0)) {}
  say(`Counted in ${((performance.now() - start) / 1000).toFixed(0)} s`)
  await client.query('vacuum analyze')
}

async function measure(database: Database, question: Question, sample: readonly GeneratedCase[]) {
  const times: number[] = []
  let total = 0
  for (const [nth, one] of sample.entries()) {
    const start = performance.now()
    const page = await answer(database, question, question.query(one, nth))
    times.push(performance.now() - start)
    total = Math.max(total, 'total' in page ? page.total : page.items.length)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  return { total, p50: at(0.5), p99: at(0.99) }
}

async function bench(dataDir: string) {
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_wal_size: '4GB' }
  const { connection, stop } = await startEmbeddedDatabase({ dataDir, log: quiet, settings })
  const client = new pg.Client(connection)
  const pool = openPool(connection, quiet, { connectMs: 10_000, queryMs: 60_000 })
  try {
    await prepareDatabase(connection, quiet)
    await client.connect()
    const database = openDatabase(pool)
    await fill(client, database)
    const sample = await sampleCases(client, asked)
    const rows: string[] = []
    let worst = 0
    for (const question of questions(orders)) {
      const { total, p50, p99 } = await measure(database, question, sample)
      worst = Math.max(worst, p99)
      rows.push(
        `| ${question.api} | ${question.name} | ${total.toLocaleString('en-US')} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`,
      )
      say(rows.at(-1) ?? '')
    }
    const version = await client.query<{ server_version: string }>('show server_version')
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
    const report = `# Lists by TM Forum's APIs

${orders.toLocaleString('en-US')} orders, a tenth as many quotes, a product of each delivered order, and the organisations and persons of all; ${asked} pages of 20 for each filter, without HTTP. \`npm run bench:tmf\` at commit ${commit}, ${new Date().toISOString().slice(0, 10)}, on ${os.availableParallelism()} cores of an ${os.cpus()[0]?.model ?? 'unknown processor'}, PostgreSQL ${version.rows[0]?.server_version}.

| API | Page | Most found | p50 ms | p99 ms |
|---|---|--:|--:|--:|
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

const dataDir = keptIn ?? (await mkdtemp(path.join(os.tmpdir(), 'shop-bench-tmf-')))
try {
  await bench(dataDir)
} finally {
  if (!keptIn) await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}

/**
 * npm run bench:desk: a million orders of a made-up country in an embedded database of its own, listed as the worker lists
 * them; then what staff ask of the list, and what they search for, with and without mistakes. Writes bench/results/desk.md.
 * `npm run bench:desk 50000` does it with fewer orders and writes nothing; `npm run bench:desk 1000000 FOLDER` keeps the
 * database in a folder, and asks anew of the one that lies there.
 */

import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { listed } from '../src/app/server/list-sources.ts'
import { stepSources } from '../src/app/server/next-steps.ts'
import { searchSources } from '../src/app/server/search-sources.ts'
import { agreementNumber, formatOrderNumber } from '../src/common/order-number.ts'
import { mostCases } from '../src/features/bulk-actions/bulk-action.ts'
import { sortColumns } from '../src/features/work-list/contract.ts'
import { questionOf, workListOf } from '../src/features/work-list/server/dto.ts'
import type { Viewer } from '../src/features/work-list/server/list.ts'
import { countMatching, matchingIds } from '../src/features/work-list/server/selection.ts'
import { createWorkListUpdater } from '../src/features/work-list/server/update-work-list.ts'
import { type Database, openDatabase, openPool } from '../src/platform/database/pool.ts'
import { fillWithOrders, type GeneratedCase, sampleCases } from './desk-data.ts'
import { quantile, timesOf } from './measure.ts'
import { type Country, inCountry, million, namedFolder, orders, patience, say } from './million.ts'
import { mistyped } from './mistakes.ts'
import { circumstances, finish, tableOf } from './report.ts'

const asked = 300
const goalP99Ms = 50
/** Beside a database that is kept: how many orders a second were listed. */
const listedFile = 'listed-per-second'
const quiet = () => undefined

type Query = Partial<Parameters<typeof workListOf>[1]>
type Measured = { readonly name: string; readonly times: readonly number[]; readonly found: number }

async function bench({ dataDir, connection, client, database }: Country) {
  const listing = (await listedBefore(dataDir)) ?? (await fill(client, database, connection))
  if (namedFolder !== null) await writeFile(path.join(dataDir, listedFile), String(listing))
  const sample = await sampleCases(client, asked)
  const measured = await measureAll(database, sample)
  await finish(await reportOf(client, listing, measured), orders === million ? 'desk' : null)
  if (measured.some(({ times }) => quantile(times, 0.99) > goalP99Ms)) process.exitCode = 1
}

async function fill(client: pg.Client, database: Database, connection: pg.ClientConfig): Promise<number> {
  say(`Making ${orders.toLocaleString('en-US')} orders`)
  await fillWithOrders(client, orders)
  const listing = await listAll(database, connection)
  await client.query('vacuum analyze')
  return listing
}

/** How many orders a second were listed in a database that was kept whole; null where there is none. */
const listedBefore = (dataDir: string): Promise<number | null> =>
  readFile(path.join(dataDir, listedFile), 'utf8').then(Number, () => null)

/**
 * Lists every order as the worker does, in larger batches and without its rest; how many a second. That is measured on the first
 * ones: the others are listed by an administrator for whom the database checks no references, as that takes most of the time.
 */
async function listAll(database: Database, connection: pg.ClientConfig): Promise<number> {
  const start = performance.now()
  const listed = await listUntil(database, Math.min(orders, 20_000))
  const perSecond = listed / ((performance.now() - start) / 1000)
  const unchecked = { ...connection, user: 'postgres', options: '-c session_replication_role=replica' }
  const pool = openPool(unchecked, quiet, patience)
  try {
    await listUntil(openDatabase(pool), orders)
  } finally {
    await pool.end()
  }
  return perSecond
}

/** Lists until so many are; how many that became. */
async function listUntil(database: Database, most: number): Promise<number> {
  const enlist = createWorkListUpdater(database, searchSources, undefined, { cases: 50_000, keyed: 5_000 })
  for (;;) {
    const isMore = await enlist()
    const { rows } = await database.execute('select count(*)::integer as count from work_list where has_keys')
    const count = Number(rows[0]?.count)
    if (!isMore || count >= most) return count
    if (count % 50_000 === 0) say(`Listed ${count.toLocaleString('en-US')}`)
  }
}

async function measureAll(
  database: Database,
  sample: readonly GeneratedCase[],
): Promise<readonly Measured[]> {
  const staffId = randomUUID()
  const services = { steps: stepSources({ closingDays: [] }), listed }
  const measured: Measured[] = []
  for (const [name, queryFor] of questions) {
    let found = 0
    const times = await timesOf(sample.length, async nth => {
      const each = sample[nth]
      if (!each) return
      const query = queryFor(each)
      const asker = { staffId, scope: 'all', role: 'beheerder' } as const
      const { items } = await workListOf(database, { ...nothing, ...query }, asker, services)
      if (query.zoek === undefined ? items.length > 0 : items.some(({ number }) => number === each.number))
        found++
    })
    measured.push({ name, times, found: found / sample.length })
    say(`${name}: p99 ${quantile(times, 0.99).toFixed(1)} ms`)
  }
  measured.push(...(await measureSelections(database, { staffId, scope: 'all' })))
  return measured
}

/** The questions about all that fit: how many they are, and which, as many as a job may have. */
async function measureSelections(database: Database, asker: Viewer): Promise<readonly Measured[]> {
  const views = { open: { weergave: 'open' }, all: { weergave: 'alles', type: 'cloud' } } as const
  const measured: Measured[] = []
  for (const [name, query] of Object.entries(views)) {
    const question = questionOf(query, asker)
    const works = {
      [`selection: how many, ${name}`]: () => countMatching(database, question, mostCases + 1),
      [`selection: which, ${name}`]: () => matchingIds(database, question, mostCases + 1),
    }
    for (const [title, work] of Object.entries(works)) {
      const times = await timesOf(asked, work)
      say(`${title}: p99 ${quantile(times, 0.99).toFixed(1)} ms`)
      measured.push({ name: title, times, found: 1 })
    }
  }
  return measured
}

const nothing: Parameters<typeof workListOf>[1] = {
  weergave: undefined,
  soort: undefined,
  doel: undefined,
  status: undefined,
  behandelaar: undefined,
  type: undefined,
  zoek: undefined,
  sorteer: undefined,
  richting: undefined,
  na: undefined,
  voor: undefined,
}
const colleague = '00000000-0000-0000-0000-000000000003'

/** Searches for each case of the sample. */
const questions: readonly (readonly [string, (made: GeneratedCase) => Query])[] = [
  ['open cases', () => ({ weergave: 'open' })],
  ['late ones', () => ({ weergave: 'te-laat' })],
  ['those of nobody', () => ({ weergave: 'niemand' })],
  ['all cases', () => ({ weergave: 'alles' })],
  ['open, of a type and a colleague', () => ({ weergave: 'open', type: 'mobiel', behandelaar: colleague })],
  [
    'all in a state and of a type',
    () => ({ weergave: 'alles', soort: 'order', status: 'inProgress', type: 'cloud' }),
  ],
  ...sortColumns.flatMap((sorteer): (readonly [string, () => Query])[] => [
    [`open, by ${sorteer}`, () => ({ weergave: 'open', sorteer })],
    [`all, by ${sorteer}, downwards`, () => ({ weergave: 'alles', sorteer, richting: 'af' })],
  ]),
  ['all messages: there are none', () => ({ weergave: 'alles', soort: 'form' })],
  ['search: number', made => ({ zoek: made.number })],
  ['search: number of an agreement', made => ({ zoek: agreementNumber(formatOrderNumber(made.number)) })],
  ['search: KVK number', made => ({ zoek: made.kvkNumber })],
  ['search: KVK number, mistyped', made => ({ zoek: mistyped(made.kvkNumber) })],
  ['search: postcode and house number', made => ({ zoek: `${made.postcode} ${made.houseNumber}` })],
  ['search: phone number', made => ({ zoek: made.phone.replace('+31', '0') })],
  ['search: phone number, mistyped', made => ({ zoek: mistyped(made.phone.replace('+31', '0')) })],
  ['search: e-mail address', made => ({ zoek: made.email })],
  ['search: e-mail address, mistyped', made => ({ zoek: mistyped(made.email, 'info@'.length) })],
  ['search: organisation', made => ({ zoek: made.organizationName })],
  ['search: organisation, each word mistyped', made => ({ zoek: everyWordMistyped(made.organizationName) })],
  [
    'search: organisation, two mistakes in its longest word',
    made => ({ zoek: longestWordMistypedTwice(made.organizationName) }),
  ],
  ['search: a trade that thousands have', made => ({ zoek: made.organizationName.split(' ')[0] })],
  ['search: the beginning of a name', made => ({ zoek: made.organizationName.split(' ')[1]?.slice(0, 3) })],
]

const everyWordMistyped = (name: string): string =>
  name
    .split(' ')
    .map(word => mistyped(word))
    .join(' ')

/** Its middle changed places, and its second letter is missing. */
function longestWordMistypedTwice(name: string): string {
  const [longest = name] = name.split(' ').toSorted((one, other) => other.length - one.length)
  const once = mistyped(longest)
  return name.replace(longest, once.slice(0, 1) + once.slice(2))
}

async function reportOf(
  client: pg.Client,
  perSecond: number,
  measured: readonly Measured[],
): Promise<string> {
  const { rows } = await client.query<Record<string, string>>(
    `select pg_size_pretty(pg_total_relation_size('work_list')) as list,
       pg_size_pretty(pg_total_relation_size('case_keys')) as keys,
       pg_size_pretty(pg_total_relation_size('case_words')) as words, (select count(*) from case_words) as different`,
  )
  const sizes = rows[0] ?? {}
  return [
    '# The desk among a million orders',
    '',
    `${circumstances()}, embedded PostgreSQL.`,
    '',
    `${orders.toLocaleString('en-US')} orders of a made-up country (bench/desk-data.ts), 2% of them open. The worker lists ${Math.round(perSecond)} a second where it does not rest (the first 20,000; the others were listed without checks of references). The list takes ${sizes.list}, its keys ${sizes.keys}, its ${Number(sizes.different).toLocaleString('en-US')} words ${sizes.words}.`,
    '',
    `Each row is ${asked} questions, one after the other, as GET /api/beheer/werklijst answers them: the page, the counts of the views, one’s own views and the colleagues. Goal: p99 under ${goalP99Ms} ms. For a search, found says how often the case that was looked for is among what is shown.`,
    '',
    tableOf(
      ['', 'p50 ms:', 'p99 ms:', 'longest:', 'found:'],
      measured.map(({ name, times, found }) => [
        name,
        ...[0.5, 0.99, 1].map(part => quantile(times, part).toFixed(1)),
        name.startsWith('search') ? `${Math.round(100 * found)}%` : '',
      ]),
    ),
  ].join('\n')
}

await inCountry('desk', bench)

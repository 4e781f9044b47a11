import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Period } from '../../common/personal-data.ts'
import { rowsOf } from '../../features/orders/server/testing.ts'
import { createLog } from '../../platform/operations/log.ts'
import { createMetrics } from '../../platform/operations/metrics.ts'
import { dataIn, keysIn } from '../../platform/personal-data/declare.ts'
import { startCleanUp } from './clean-up.ts'
import { activitiesIn, personalData } from './personal-data.ts'
import { fillEachActivity, markerOf } from './testing-retention.ts'
import { startTestShop } from './testing-shop.ts'

/** Each activity of the map that has a period is forgotten when it ends, and not before (docs/security.md#the-map-of-personal-data). */

const mailFolder = await mkdtemp(path.join(tmpdir(), 'retention-'))
const shop = await startTestShop()
afterAll(async () => {
  await shop.stop()
  await rm(mailFolder, { recursive: true })
})

const hourMs = 3_600_000
const unitMs = {
  minutes: 60_000,
  hours: hourMs,
  days: 24 * hourMs,
  weeks: 168 * hourMs,
  years: 365.2425 * 24 * hourMs,
}
/** Around the end of a period, for the hour of summer time and the days of leap years. */
const marginMs = { minutes: 60_000, hours: 60_000, days: 2 * hourMs, weeks: 2 * hourMs, years: 72 * hourMs }
const msOf = ({ count, unit }: Period) => count * unitMs[unit]

const timed = personalData.activities.flatMap(({ name, period }) => (period ? [{ name, period }] : []))
const hasPeriod = (name: string) => timed.some(each => each.name === name)

/** Tables of which every row goes by a period. */
const tables = Object.entries(personalData.tables)
  .filter(([, { activities }]) => activities.length > 0 && activitiesIn(activities).every(hasPeriod))
  .map(([name]) => name)
const withPersons = Object.entries(personalData.tables).flatMap(([name, { persons }]) =>
  Object.keys(persons).length > 0 ? [name] : [],
)

/** Columns with a value of a person itself; numbers of rows and moments go with them. */
const valuesIn = (table: string) =>
  Object.entries(personalData.tables[table]?.persons ?? {})
    .filter(([, data]) => dataIn(data).some(({ what }) => what !== 'reference' && what !== 'trace'))
    .map(([column]) => column)

const isFilled = async (table: string, column: string) => {
  const sql = `select from ${table} where ${column} is not null and ${column}::text not in ('', '{}', '\\x') limit 1`
  return (await rowsOf(shop, sql)).length > 0
}

/** Gives columns that nothing filled a value, so that one which is added later is seen to go too. */
async function fillWhatIsEmpty() {
  const values: Readonly<Record<string, string>> = {
    text: "'iets'",
    jsonb: `'["iets"]'`,
    bytea: "'iets'",
    date: 'current_date',
  }
  for (const table of tables)
    for (const column of valuesIn(table)) {
      if (await isFilled(table, column)) continue
      const [type] = await rowsOf<{ name: string }>(
        shop,
        'select format_type(atttypid, null) as name from pg_attribute where attrelid = $1::regclass and attname = $2',
        [table, column],
      )
      await rowsOf(shop, `update ${table} set ${column} = ${values[type?.name ?? '']}`).catch(() => undefined)
    }
}

const names = await fillEachActivity(shop, mailFolder)
await fillWhatIsEmpty()

/** Makes everything that is stored of persons so much older. */
async function letPass(ms: number) {
  const columns = await rowsOf<{ table: string; names: string[] }>(
    shop,
    `select attrelid::regclass::text as table, array_agg(attname::text) as names from pg_attribute
     where attrelid = any ($1::regclass[]) and attnum > 0 and not attisdropped
       and atttypid = 'timestamptz'::regtype group by 1`,
    [withPersons],
  )
  const older = columns.map(
    ({ table, names: moments }) =>
      `update ${table} set ${moments.map(name => `${name} = ${name} - interval '${ms} milliseconds'`).join(', ')}`,
  )
  await rowsOf(shop, ["begin; set local shop.retention = 'on'", ...older, 'commit'].join(';'))
  for (const name of await readdir(mailFolder)) {
    const file = path.join(mailFolder, name)
    const then = new Date((await stat(file)).mtimeMs - ms)
    await utimes(file, then, then)
  }
}

async function cleanUp() {
  const { firstRound, end } = startCleanUp({
    connection: shop.testDatabase.connection,
    mailFolder,
    assets: null,
    staff: { staffEmail: 'balie@lijnhaven.example', mailDomain: 'shop.example' },
    log: createLog({ level: 'silent' }),
    metrics: createMetrics(),
  })
  await firstRound
  await end()
}

const count = async (table: string) =>
  (await rowsOf<{ rows: number }>(shop, `select count(*)::int as rows from ${table}`))[0]?.rows ?? 0

/** Rows of activities that hold nothing readable, or that no word of a person stands in. */
const hashedIn: Readonly<Record<string, string>> = {
  'retry-keys': 'retry_keys',
  'link-requests': 'account_link_requests',
  'login-failures': 'login_failures',
  'case-presence': 'case_presence',
  'completed-promises': 'completed_promises',
}

/** Remains of an activity: in any column of any table, or in a file. */
async function placesOf(activity: string): Promise<readonly string[]> {
  const hashed = hashedIn[activity]
  if (hashed) return (await count(hashed)) > 0 ? [hashed] : []
  const marker = markerOf(activity)
  const found = await Promise.all(
    withPersons.map(async table => {
      const rows = await rowsOf(shop, `select from ${table} as t where t::text ilike $1 limit 1`, [
        `%${marker}%`,
      ])
      return rows.length > 0 ? [table] : []
    }),
  )
  const files = await Promise.all(
    (await readdir(mailFolder)).map(async name =>
      (await readFile(path.join(mailFolder, name), 'utf8')).includes(marker) ? [name] : [],
    ),
  )
  return [...found, ...files].flat()
}

test('data of each activity with a period is there, in every column of its tables', async () => {
  expect(names.toSorted()).toEqual(timed.map(({ name }) => name).toSorted())
  const empty: string[] = []
  for (const table of tables)
    for (const column of valuesIn(table))
      if (!(await isFilled(table, column))) empty.push(`${table}.${column}: fill it in testing-retention.ts`)
  expect(empty).toEqual([])
  const nowhere = []
  for (const name of names) if ((await placesOf(name)).length === 0) nowhere.push(name)
  expect(nowhere).toEqual([])
})

test('JSON with an object in it has no key that the map does not say', async () => {
  const columns = await rowsOf<{ table: string; column: string }>(
    shop,
    `select attrelid::regclass::text as table, attname as column from pg_attribute
     where attrelid = any ($1::regclass[]) and attnum > 0 and atttypid = 'jsonb'::regtype and not attisdropped`,
    [withPersons],
  )
  const unknown: string[] = []
  for (const { table, column } of columns) {
    const data = personalData.tables[table]?.persons[column]
    if (!data) continue
    const stored = await rowsOf<{ name: string }>(
      shop,
      `select distinct jsonb_object_keys(${column}) as name from ${table} where jsonb_typeof(${column}) = 'object'`,
    )
    const known = keysIn(data) ?? []
    unknown.push(
      ...stored.flatMap(({ name }) => (known.includes(name) ? [] : [`${table}.${column}: ${name}`])),
    )
  }
  expect(unknown).toEqual([])
})

let passedMs = 0
/** The periods, the shortest first, each with the activities that end with it. */
const ends = [...Map.groupBy(timed, ({ period }) => msOf(period))]
  .toSorted(([one], [other]) => one - other)
  .map(([ms, ended]) => ({ ms, ended: ended.map(({ name }) => name), unit: ended[0]?.period.unit ?? 'days' }))

test.each(ends)('is there until its period ends, and nowhere after: $ended', async ({ ms, ended, unit }) => {
  const left = () => Promise.all(ended.map(async name => [name, await placesOf(name)] as const))
  const until = async (age: number) => {
    await letPass(age - passedMs)
    passedMs = age
    await cleanUp()
  }
  await until(ms - marginMs[unit])
  expect((await left()).filter(([, places]) => places.length === 0)).toEqual([])
  await until(ms + marginMs[unit])
  expect((await left()).filter(([, places]) => places.length > 0)).toEqual([])
})

test('after the longest period nothing is left in any table whose rows all have one', async () => {
  const left = await Promise.all(tables.map(async table => [table, await count(table)] as const))
  expect(left.filter(([, rows]) => rows > 0)).toEqual([])
})

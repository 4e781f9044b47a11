/**
 * npm run bench:country: a made-up country of 9.9 million addresses through the real importers into an embedded database
 * of its own, then address checks at random. Writes bench/results/country.md; needs about 5 GB in the temporary folder.
 * `npm run bench:country 100000` does it with fewer addresses and writes nothing. `npm run bench:country kills 100` kills imports,
 * and writes bench/results/country-kills.md for a hundred or more.
 */

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type pg from 'pg'
import { programs } from '../scripts/lib/server-programs.mjs'
import { prepareDatabase } from '../src/app/server/prepare-database.ts'
import { type AddressServices, checkAddress } from '../src/features/addresses/server/check-address.ts'
import { importedAddressRegister } from '../src/features/addresses/server/imported-register.ts'
import { makeDueLive, takeBack } from '../src/features/addresses/server/imports/decide-import.ts'
import { liveImport } from '../src/features/addresses/server/imports/stored-imports.ts'
import { createCatalogue } from '../src/features/catalogue/server/catalogue.ts'
import { connectionUrl } from '../src/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../src/platform/database/embedded.ts'
import { FOR_BULK_WORK, openDatabase, openPool } from '../src/platform/database/pool.ts'
import { type Country, type TypedAddress, writeCountry } from './country-data.ts'
import { killImports } from './country-kills.ts'
import { quantile } from './measure.ts'
import { circumstances, finish, inFolder, tableOf } from './report.ts'

const wholeCountry = 9_900_000
const lookUps = 20_000
const goalP99Ms = 5

const isKilling = process.argv[2] === 'kills'
const addresses = isKilling ? 0 : Number(process.argv[2] ?? wholeCountry)
async function bench(folder: string) {
  const addressFile = path.join(folder, 'addresses.csv')
  const coverageFile = path.join(folder, 'coverage.csv')
  say(`Writing ${count(addresses)} addresses into ${folder}`)
  const country = await writeCountry(addressFile, coverageFile, addresses)

  const database = await startEmbeddedDatabase({ dataDir: path.join(folder, 'data'), log: () => undefined })
  const pool = openPool(database.connection, say)
  try {
    await prepareDatabase(database.connection, () => undefined)
    const services = {
      pool,
      addressRegister: importedAddressRegister(pool),
      makesQuotes: true as const,
      catalogue: createCatalogue(pool, { onError: error => say(String(error)) }),
    }
    const imports = tableOf(
      ['', 'what the import says', 'address checks meanwhile: p99', 'longest'],
      [
        await importRow('addresses', addressFile, database.connection, services),
        await importRow('coverage', coverageFile, database.connection, services),
        await importRow(
          'coverage',
          await changed(coverageFile),
          database.connection,
          services,
          'coverage, changed',
        ),
        await takeBackRow(pool, database.connection, services),
        await wrongRow(path.join(folder, 'wrong.csv'), database.connection),
      ],
    )
    const checks = tableOf(
      ['address checks', 'per second', 'p50', 'p99', 'longest'],
      await lookUpRows(services, country),
    )
    await report([imports, '', checks], country)
  } finally {
    await pool.end()
    await database.stop()
  }
}

/** Runs the import as an operator does, while one visitor goes on checking addresses. */
async function importRow(
  name: 'addresses' | 'coverage',
  file: string,
  connection: pg.ClientConfig,
  services: AddressServices,
  title: string = name,
): Promise<string[]> {
  say(`Importing the ${title}`)
  const program = path.join(import.meta.dirname, '..', programs[`import-${name}`] ?? '')
  const env = { ...process.env, DATABASE_URL: connectionUrl(connection) }
  let isDone = false
  const importing = promisify(execFile)(process.execPath, [program, file], { env }).finally(() => {
    isDone = true
  })
  const times: number[] = []
  while (!isDone) times.push(await timed(services, { zipCode: '1017XN', houseNumber: '42', suffix: '' }))
  const { stdout } = await importing
  return [title, stdout.trim().replaceAll('\n', '<br>'), ms(quantile(times, 0.99)), ms(quantile(times, 1))]
}

/** The same file with every tenth row of fibre gone, so that most of what is counted differs. */
async function changed(coverageFile: string): Promise<string> {
  const file = `${coverageFile}.changed.csv`
  const kept = createWriteStream(file)
  let nth = 0
  for await (const line of createInterface({ input: createReadStream(coverageFile) })) {
    if (line.includes(';glasvezel;') && nth++ % 10 === 0) continue
    if (!kept.write(`${line}\n`)) await once(kept, 'drain')
  }
  kept.end()
  await once(kept, 'finish')
  return file
}

/** Takes the file before back as the desk's press and the worker do, while one visitor goes on checking addresses. */
async function takeBackRow(
  pool: pg.Pool,
  connection: pg.ClientConfig,
  services: AddressServices,
): Promise<string[]> {
  const bulk = openPool(connection, say, FOR_BULK_WORK)
  const database = openDatabase(bulk)
  try {
    const live = await liveImport(openDatabase(pool), 'coverage')
    const started = performance.now()
    let isDone = false
    const back = takeBack(database, { id: live?.id ?? 0, staffId: null })
      .then(() => makeDueLive(database, 'coverage'))
      .finally(() => {
        isDone = true
      })
    const times: number[] = []
    while (!isDone) times.push(await timed(services, { zipCode: '1017XN', houseNumber: '42', suffix: '' }))
    if (!(await back)) throw new Error('It was not taken back')
    const took = ms(performance.now() - started)
    return ['coverage, taken back', `in ${took}`, ms(quantile(times, 0.99)), ms(quantile(times, 1))]
  } finally {
    await bulk.end()
  }
}

/** A file of another kind, all of whose rows are wrong: counted to its end in little memory, the first thousand named. */
async function wrongRow(file: string, connection: pg.ClientConfig): Promise<string[]> {
  const rows = 2_000_000
  const shipped = path.join(import.meta.dirname, '../content/addresses/coverage.csv')
  const [header] = (await readFile(shipped, 'utf8')).split('\n')
  await writeFile(file, `${header}\n${'onzin;onzin\n'.repeat(rows)}`)
  const program = path.join(import.meta.dirname, '..', programs['import-coverage'] ?? '')
  const env = { ...process.env, DATABASE_URL: connectionUrl(connection) }
  const started = performance.now()
  const { error, output } = await new Promise<{ error: Error | null; output: string }>(resolve => {
    execFile(
      process.execPath,
      ['--max-old-space-size=64', program, file],
      { env, maxBuffer: 10_000_000 },
      (failed, stdout, stderr) => resolve({ error: failed, output: `${stdout}${stderr}` }),
    )
  })
  if (!error) throw new Error('A file of wrong rows was taken')
  const told = output.trim().split('\n')
  const said = `${told.slice(-2).join('<br>')}<br>${count(told.length)} lines in ${ms(performance.now() - started)}, with 64 MB of JavaScript`
  return [`coverage, ${count(rows)} rows wrong`, said, '', '']
}

async function benchKills(folder: string) {
  const asked = Number(process.argv[3] ?? 100)
  const { kills, finished, states, broken } = await killImports(folder, asked)
  await finish(
    [
      '# An import of 20,000 rows, killed at any moment',
      '',
      `${circumstances()}, embedded PostgreSQL with its usual settings.`,
      '',
      `${kills} kills, ${finished} imports that were faster; states when killed: ${JSON.stringify(states)}.`,
      broken.length === 0 ? 'Whole or not at all, each time; the correction stood.' : broken.join('\n'),
    ],
    asked >= 100 ? 'country-kills' : null,
  )
  if (broken.length > 0) process.exitCode = 1
}

async function lookUpRows(services: AddressServices, { sample }: Country): Promise<string[][]> {
  const rows: string[][] = []
  for (const clients of [1, 8]) {
    say(`Checking ${count(lookUps)} addresses with ${clients} at a time`)
    const started = performance.now()
    const times = (
      await Promise.all(
        Array.from({ length: clients }, (_, client) =>
          lookUpAsOne(services, sample, client, lookUps / clients),
        ),
      )
    ).flat()
    const seconds = (performance.now() - started) / 1000
    const p99 = quantile(times, 0.99)
    if (p99 > goalP99Ms) process.exitCode = 1
    rows.push([
      `${clients} at a time`,
      count(Math.round(times.length / seconds)),
      ms(quantile(times, 0.5)),
      ms(p99),
      ms(quantile(times, 1)),
    ])
  }
  return rows
}

async function lookUpAsOne(
  services: AddressServices,
  sample: readonly TypedAddress[],
  client: number,
  many: number,
): Promise<number[]> {
  const times: number[] = []
  for (let nth = 0; nth < many; nth++) {
    // A stride that jumps over the country, so that hardly anything is in the database's memory already.
    const typed = sample[(client * 12_347 + nth * 7_919) % sample.length]
    if (typed) times.push(await timed(services, typed))
  }
  return times
}

/** Milliseconds that one address check took: address, coverage, lines, as the route answers them. */
async function timed(services: AddressServices, typed: TypedAddress): Promise<number> {
  const started = performance.now()
  const check = await checkAddress(services, typed)
  const took = performance.now() - started
  const isKnown = check.kind === 'checked' && check.result.street !== null
  // Until the import is done the shipped addresses are there, and afterwards those of the country.
  if (!isKnown && typed.zipCode !== '1017XN') throw new Error(`Not found: ${JSON.stringify(typed)}`)
  return took
}

const report = (tables: readonly string[], country: Country) =>
  finish(
    [
      '# The whole country: import and address checks',
      '',
      `${circumstances()}, embedded PostgreSQL with its usual settings.`,
      '',
      `${count(country.addresses)} addresses and ${count(country.coverage)} rows of coverage, ranges over ranges (bench/country-data.ts). An address check is what POST /api/bestellen-zipcode does after parsing: address, coverage, lines with prices. Goal: p99 under ${goalP99Ms} ms.`,
      '',
      ...tables,
    ],
    addresses === wholeCountry ? 'country' : null,
  )

const count = (number: number): string => number.toLocaleString('en-US')
const ms = (number: number): string => `${number.toFixed(2)} ms`
const say = (line: string) => process.stdout.write(`${line}\n`)

await inFolder('country', isKilling ? benchKills : bench)

import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import type { Database, Queryable } from '../../../../platform/database/pool.ts'
import type { AddressCount } from '../../address-count.ts'
import type { CoverageCorrection } from '../../coverage.ts'
import { countSets } from '../imports/count-sets.ts'
import { liveImport } from '../imports/stored-imports.ts'
import { rowsAt } from '../imports/touched.ts'
import { placesByHand } from '../places-by-hand.ts'
import { qualificationFrom } from '../qualification.ts'
import { validCorrections } from '../stored-corrections.ts'
import { coverageCounts } from '../tables.ts'
import { addedUp, createCounts } from './line-reach.ts'

/** Addresses by what they can get, as they were counted last. */
export type StoredCounts = { readonly counts: readonly AddressCount[]; readonly countedAt: Date }

/** null until they were counted, and where no addresses were imported. */
export async function storedCounts(database: Queryable): Promise<StoredCounts | null> {
  const [found] = await database.select().from(coverageCounts)
  if (!found || found.counts.length === 0) return null
  return { counts: addedUp([...found.counts, ...found.byHand]), countedAt: found.countedAt }
}

/** The same key for every copy of the shop: one of them counts. */
const lock = "hashtextextended('coverage-counts', 0)"

/**
 * Counts the addresses anew where other files are live than when they were counted, and those under corrections where these are others. A
 * whole country takes minutes, so it runs beside.
 * @param database with connections that may take long (`FOR_BULK_WORK`)
 * @returns whether there may be more to do
 */
export async function recount(database: Database): Promise<boolean> {
  const coverage = await liveImport(database, 'coverage')
  const addresses = await liveImport(database, 'addresses')
  const [counted] = await database.select().from(coverageCounts)
  const [coverageImport, addressesImport] = [coverage?.id ?? null, addresses?.id ?? null]
  const day = dayInTheNetherlands(new Date())
  const byHandOf = await byHandAsItStands(database, day)
  const isOfFiles = counted?.coverageImport === coverageImport && counted.addressesImport === addressesImport
  if (isOfFiles && counted.byHandOf === byHandOf) return false
  const corrections = await validCorrections(database, day)
  const found = await countedAlone(database, async client => ({
    counts: isOfFiles ? counted.counts : await countAddresses(client, day),
    byHand: await countByHand(client, corrections, day),
  }))
  if (!found) return false
  const row = { coverageImport, addressesImport, ...found, byHandOf, countedAt: sql`clock_timestamp()` }
  await database
    .insert(coverageCounts)
    .values(row)
    .onConflictDoUpdate({ target: coverageCounts.isOnly, set: row })
  return false
}

/** Another word once a correction or an added address is made, changed or ended, and on the day on which one begins or ends. */
async function byHandAsItStands(database: Queryable, day: string): Promise<string> {
  const { rows } = await database.execute<{ stands: string }>(
    sql`select concat_ws(' ', ${day}::text,
      (select concat_ws(' ', count(*), sum(version), max(made_at)) from coverage_corrections),
      (select concat_ws(' ', count(*), sum(version), max(made_at)) from added_addresses)) as stands`,
  )
  return rows[0]?.stands ?? ''
}

/** null where another copy of the shop counts. */
async function countedAlone<Result>(
  database: Database,
  count: (client: ClientBase) => Promise<Result>,
): Promise<Result | null> {
  const client = await database.$client.connect()
  let isBroken = true
  try {
    const { rows } = await client.query<{ isMine: boolean }>(
      `select pg_try_advisory_lock(${lock}) as "isMine"`,
    )
    const result = rows[0]?.isMine ? await count(client) : null
    if (result) await client.query(`select pg_advisory_unlock(${lock})`)
    isBroken = false
    return result
  } finally {
    // The lock goes with its connection.
    client.release(isBroken)
  }
}

async function countAddresses(client: ClientBase, day: string): Promise<readonly AddressCount[]> {
  const counts = createCounts()
  for await (const groups of countSets(client, 'addresses', { before: 'coverage', after: null }))
    for (const { addresses, before } of groups)
      counts.add(addresses, qualificationFrom({ rows: before, corrections: [] }, day))
  return counts.result()
}

/** The difference that colleagues make: an address counts by their word, and no more by that of the files. */
async function countByHand(
  client: ClientBase,
  all: readonly CoverageCorrection[],
  day: string,
): Promise<readonly AddressCount[]> {
  const counts = createCounts()
  for await (const some of placesByHand(client, ['addresses'], all)) {
    const said = await rowsAt(
      client,
      'coverage',
      some.map(({ place }) => place),
    )
    for (const [nth, { corrections, isIn }] of some.entries()) {
      const rows = said[nth] ?? []
      if (isIn[0]) counts.add(-1, qualificationFrom({ rows, corrections: [] }, day))
      counts.add(1, qualificationFrom({ rows, corrections }, day))
    }
  }
  return counts.result()
}

import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import type { Database, Queryable } from '../../../../platform/database/pool.ts'
import type { AddressCount } from '../../address-count.ts'
import { countSets } from '../imports/count-sets.ts'
import { liveImport } from '../imports/stored-imports.ts'
import { qualificationFrom } from '../qualification.ts'
import { coverageCounts } from '../tables.ts'
import { createCounts } from './line-reach.ts'

/** Addresses by what they can get, as they were counted last. */
export type StoredCounts = { readonly counts: readonly AddressCount[]; readonly countedAt: Date }

/** null until they were counted, and where no addresses were imported. */
export async function storedCounts(database: Queryable): Promise<StoredCounts | null> {
  const [found] = await database.select().from(coverageCounts)
  return found && found.counts.length > 0 ? { counts: found.counts, countedAt: found.countedAt } : null
}

/** The same key for every copy of the shop: one of them counts. */
const lock = "hashtextextended('coverage-counts', 0)"

/**
 * Counts the addresses anew where other files are live than when they were counted. A whole country takes minutes, so it runs beside.
 * @param database with connections that may take long (`FOR_BULK_WORK`)
 * @returns whether there may be more to do
 */
export async function recount(database: Database): Promise<boolean> {
  const coverage = await liveImport(database, 'coverage')
  const addresses = await liveImport(database, 'addresses')
  const [counted] = await database.select().from(coverageCounts)
  const [coverageImport, addressesImport] = [coverage?.id ?? null, addresses?.id ?? null]
  if (counted?.coverageImport === coverageImport && counted.addressesImport === addressesImport) return false
  const counts = await countedAlone(database)
  if (!counts) return false
  const row = { coverageImport, addressesImport, counts, countedAt: sql`clock_timestamp()` }
  await database
    .insert(coverageCounts)
    .values(row)
    .onConflictDoUpdate({ target: coverageCounts.isOnly, set: row })
  return false
}

/** null where another copy of the shop counts. */
async function countedAlone(database: Database): Promise<readonly AddressCount[] | null> {
  const client = await database.$client.connect()
  let isBroken = true
  try {
    const { rows } = await client.query<{ isMine: boolean }>(
      `select pg_try_advisory_lock(${lock}) as "isMine"`,
    )
    const counts = rows[0]?.isMine ? await countAddresses(client) : null
    if (counts) await client.query(`select pg_advisory_unlock(${lock})`)
    isBroken = false
    return counts
  } finally {
    // The lock goes with its connection.
    client.release(isBroken)
  }
}

async function countAddresses(client: ClientBase): Promise<readonly AddressCount[]> {
  const counts = createCounts()
  const today = dayInTheNetherlands(new Date())
  for await (const groups of countSets(client, 'addresses', { before: 'coverage', after: null }))
    for (const { addresses, before } of groups)
      counts.add(addresses, qualificationFrom({ rows: before, corrections: [] }, today))
  return counts.result()
}

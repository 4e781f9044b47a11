import type { ClientBase } from 'pg'
import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import type { Database } from '../../../../platform/database/pool.ts'
import { transaction } from '../../../../platform/database/pool.ts'
import type { Catalogue } from '../../../catalogue/server/catalogue.ts'
import { coversPlace } from '../../corrected-place.ts'
import type { CoverageCorrection } from '../../coverage.ts'
import { importEvents } from '../../events.ts'
import type { ImportComparison } from '../../import-comparison.ts'
import type { AddressUse } from '../addresses-in-use.ts'
import type { Place } from '../find-address.ts'
import { validCorrections } from '../stored-corrections.ts'
import { compareAdded } from './compare-added.ts'
import { compareCorrections } from './compare-corrections.ts'
import { workOnImport } from './import-lock.ts'
import { noOffer, offerOf } from './offer.ts'
import {
  changeImport,
  importById,
  importsIn,
  liveImport,
  noteImport,
  type StoredImport,
} from './stored-imports.ts'
import { tableOf } from './table-names.ts'
import { createTally, namesIn } from './tally.ts'
import { addressesAmong, rowsAt, touchedBy } from './touched.ts'

export type ComparingServices = {
  /** With connections that may take long (`FOR_BULK_WORK`). */
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'offerings'>
  readonly uses: readonly AddressUse[]
}

/** Compares the oldest import that waits for it with what is live. @returns whether there was one that nobody else works on */
export async function compareNext(services: ComparingServices): Promise<boolean> {
  for (const { id } of await importsIn(services.database, ['checking']))
    if (await compareImport(services, id)) return true
  return false
}

/** Compares an import, which is ready then. @returns whether it was done */
export async function compareImport(services: ComparingServices, id: number): Promise<boolean> {
  const { database } = services
  const done = await workOnImport(database, id, async client => {
    const found = await importById(database, id)
    if (found?.state !== 'checking') return false
    const comparison = await compare(services, client, found)
    await transaction(database, async tx => {
      const ready = await changeImport(tx, id, ['checking'], { state: 'ready', comparison })
      if (ready)
        await noteImport(tx, importEvents.compared, found, {
          staffId: found.staffId,
          count: comparison.losing,
        })
    })
    return true
  })
  return done?.result === true
}

async function compare(
  { database, catalogue, uses }: ComparingServices,
  client: ClientBase,
  { id, kind, rowCount }: StoredImport,
): Promise<ImportComparison> {
  const offerings = await catalogue.offerings('internet')
  const live = await liveImport(database, kind)
  const next = tableOf(kind, id)
  const day = dayInTheNetherlands(new Date())
  const tally = createTally(offerings, day)
  const register = kind === 'addresses' ? await compareRegister(client, next) : null
  if (register) {
    await tally.add(client, goneAddresses, { before: 'coverage', after: null })
    await tally.add(client, addedAddresses, { before: null, after: 'coverage' })
    await client.query(`drop table ${goneAddresses}, ${addedAddresses}`)
  } else await tally.add(client, 'addresses', { before: 'coverage', after: next })
  const corrections = await validCorrections(database, day)
  await tally.putRight(
    client,
    corrections,
    kind === 'addresses'
      ? { registers: ['addresses', next], tables: ['coverage', 'coverage'] }
      : { registers: ['addresses', 'addresses'], tables: ['coverage', next] },
  )
  const correctionsAt = correctionsByPlace(corrections)
  const offersIn = async (table: string, places: readonly Place[]) => {
    const rows = await rowsAt(client, table, places)
    return places.map((place, nth) =>
      offerOf(offerings, { rows: rows[nth] ?? [], corrections: correctionsAt(place) }, day),
    )
  }
  const offersAt = async (places: readonly Place[], side: 'before' | 'after') => {
    if (kind === 'coverage') return offersIn(side === 'before' ? kind : next, places)
    // Nothing is offered at what is no address.
    const there = await addressesAmong(client, side === 'before' ? kind : next, places)
    return (await offersIn('coverage', places)).map((offer, nth) => (there[nth] ? offer : noOffer))
  }
  return {
    against: live?.id ?? null,
    at: new Date().toISOString(),
    addresses: await countOf(client, kind === 'addresses' ? next : 'addresses'),
    rows: { before: await countOf(client, kind), after: rowCount },
    ...tally.result(),
    register,
    ...(kind === 'coverage'
      ? await compareCorrections(client, corrections, next, day)
      : { corrections: [], correctionCount: 0 }),
    ...(kind === 'addresses' ? await compareAdded(client, next) : { addedByHand: [], addedByHandCount: 0 }),
    touched: await touchedBy(database, uses, { offersAt, namesOf: ids => namesIn(offerings, ids) }),
  }
}

async function countOf(client: ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::integer as count from ${table}`)
  return rows[0]?.count ?? 0
}

/* Temporary tables of one comparison. */
const goneAddresses = 'pg_temp.import_gone'
const addedAddresses = 'pg_temp.import_added'

/** Puts what the file of addresses adds and lacks into tables, and counts it. */
async function compareRegister(client: ClientBase, next: string): Promise<ImportComparison['register']> {
  await client.query(`
    drop table if exists ${goneAddresses}, ${addedAddresses};
    create temp table import_gone as
      select a.zip_code, a.house_number, a.house_letter, a.addition from addresses as a
      where not exists (select from ${next} as b where (b.zip_code, b.house_number, b.house_letter, b.addition) =
        (a.zip_code, a.house_number, a.house_letter, a.addition));
    create temp table import_added as
      select b.zip_code, b.house_number, b.house_letter, b.addition from ${next} as b
      where not exists (select from addresses as a where (b.zip_code, b.house_number, b.house_letter, b.addition) =
        (a.zip_code, a.house_number, a.house_letter, a.addition));
    analyze import_gone, import_added`)
  const { rows } = await client.query<{ renamed: number }>(
    `select count(*)::integer as renamed from addresses as a join ${next} as b
       using (zip_code, house_number, house_letter, addition) where (a.street, a.city) <> (b.street, b.city)`,
  )
  return {
    added: await countOf(client, addedAddresses),
    gone: await countOf(client, goneAddresses),
    renamed: rows[0]?.renamed ?? 0,
  }
}

/** The corrections that cover a place. */
function correctionsByPlace(all: readonly CoverageCorrection[]) {
  const byZipCode = Map.groupBy(all, ({ zipCode }) => zipCode)
  return (place: Place): readonly CoverageCorrection[] =>
    (byZipCode.get(place.zipCode) ?? []).filter(correction => coversPlace(correction, place))
}

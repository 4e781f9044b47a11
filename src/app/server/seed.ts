import { createReadStream } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import resellers from '../../../content/resellers.json' with { type: 'json' }
import type { ImportKind } from '../../features/addresses/import.ts'
import { hasRows } from '../../features/addresses/server/imported-rows.ts'
import { importShipped } from '../../features/addresses/server/imports/receive-file.ts'
import { offeringsOfFiles, tariffsOfFiles } from '../../features/catalogue/server/catalogue-files.ts'
import { importCatalogue } from '../../features/catalogue/server/import-catalogue.ts'
import { hasRevisions } from '../../features/catalogue/server/stored-catalogue.ts'
import { originTexts } from '../../features/catalogue/texts-desk.ts'
import {
  hasResellers,
  insertResellers,
  lockResellers,
} from '../../features/resellers/server/stored-resellers.ts'
import { ownFile } from '../../platform/config/own-files.ts'
import { openDatabase, type Transaction, transaction } from '../../platform/database/pool.ts'

const shipped = (name: string) => ownFile('content/addresses', name)

/** Parts of the shop that a start fills where they are empty, and whether they are filled. */
const isFilled = {
  catalogue: hasRevisions,
  resellers: hasResellers,
  addresses: hasRows('addresses'),
  coverage: hasRows('coverage'),
} as const
type SeededPart = keyof typeof isFilled
const seededParts = Object.keys(isFilled) as readonly SeededPart[]

/**
 * Brings the data that the shop ships into tables that are empty, and leaves all others as they are: the catalogue,
 * resellers, the sample addresses and coverage. What changed in the files since is imported by a command. Can run again
 * and in several servers at once: the first one works, the others wait for it and find it done.
 */
export async function seed(pool: Pool, log: (line: string) => void = () => undefined): Promise<void> {
  const database = openDatabase(pool)
  // One look that tells a second start that there is nothing to do.
  if ((await emptyParts(database)).length === 0) return
  await transaction(database, async tx => {
    // Everyone who seeds meets at this lock.
    await lockResellers(tx)
    for (const part of await emptyParts(tx)) await fill[part](tx, log)
  })
}

async function emptyParts(database: Pick<Transaction, 'execute'>): Promise<readonly SeededPart[]> {
  const looks = seededParts.map(part => sql`${isFilled[part]} as ${sql.raw(part)}`)
  const { rows } = await database.execute<Record<SeededPart, boolean>>(
    sql`select ${sql.join(looks, sql`, `)}`,
  )
  return seededParts.filter(part => rows[0]?.[part] === false)
}

const fill: Readonly<Record<SeededPart, (tx: Transaction, log: (line: string) => void) => Promise<void>>> = {
  async catalogue(tx, log) {
    const offerings = offeringsOfFiles()
    await importCatalogue(tx, { offerings, tariffs: tariffsOfFiles() }, null, {
      name: originTexts.installation,
      origin: 'installation',
    })
    log(`The catalogue now holds ${offerings.length} products.`)
  },
  async resellers(tx) {
    await insertResellers(tx, resellers)
  },
  addresses: (tx, log) => fillFrom(tx, 'addresses', log),
  coverage: (tx, log) => fillFrom(tx, 'coverage', log),
}

async function fillFrom(tx: Transaction, kind: ImportKind, log: (line: string) => void): Promise<void> {
  const fileName = `${kind}.csv`
  const rows = await importShipped(tx, { kind, fileName }, createReadStream(shipped(fileName)))
  log(`${rows} rows of ${fileName} were imported.`)
}

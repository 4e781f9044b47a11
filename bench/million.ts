import pg from 'pg'
import { prepareDatabase } from '../src/app/server/prepare-database.ts'
import { startEmbeddedDatabase } from '../src/platform/database/embedded.ts'
import { type Database, openDatabase, openPool } from '../src/platform/database/pool.ts'
import { inFolder } from './report.ts'

/** The database of a made-up country. */
export type Country = {
  readonly dataDir: string
  readonly connection: pg.ClientConfig
  readonly client: pg.Client
  readonly database: Database
}

export const million = 1_000_000
/** So many orders are made: a million by default. Fewer are for a look, and give no result. */
export const orders = Number(process.argv[2] ?? million)
/** The folder whose database is kept, or used where it lies there; null for one of its own. */
export const namedFolder = process.argv[3] ?? null

/** As long as a bench waits, which fills and counts for minutes. */
export const patience = { connectMs: 10_000, queryMs: 60_000 }

/** Filling is not what is measured; what is measured only reads. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_wal_size: '4GB' }
const quiet = () => undefined

/** Works on an embedded database with the schema of the shop, in the folder that the command names or one of its own. */
export async function inCountry(name: string, work: (country: Country) => Promise<void>): Promise<void> {
  const inDataDir = async (dataDir: string) => {
    const { connection, stop } = await startEmbeddedDatabase({ dataDir, log: quiet, settings })
    const client = new pg.Client(connection)
    const pool = openPool(connection, quiet, patience)
    try {
      await prepareDatabase(connection, quiet)
      await client.connect()
      await work({ dataDir, connection, client, database: openDatabase(pool) })
    } finally {
      await client.end()
      await pool.end()
      await stop()
    }
  }
  return namedFolder === null ? inFolder(name, inDataDir) : inDataDir(namedFolder)
}

export const say = (line: string) => process.stdout.write(`${line}\n`)

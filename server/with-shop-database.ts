import pg from 'pg'
import type { Config } from './config.ts'
import { prepareFolders, socketFolder } from './database/data-folder.ts'
import { shopConnection, startEmbeddedDatabase } from './database/embedded.ts'
import { prepareDatabase } from './database/prepare.ts'

/**
 * Does `work` on the shop's database from another program than the server: the external one, the embedded one of a shop
 * that is running, or else the embedded one started for as long as this takes.
 * @throws StartupProblem when there is no database to work on
 */
export async function withShopDatabase<Result>(
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  log: (line: string) => void,
  work: (connection: pg.ClientConfig) => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'external') return prepared({ connectionString: database.url }, log, work)
  const running = await runningDatabase(dataDir)
  if (running) return prepared(running, log, work)
  const binDir = database.binDir ?? undefined
  const embedded = await startEmbeddedDatabase({ dataDir, binDir, log })
  try {
    return await prepared(embedded.connection, log, work)
  } finally {
    await embedded.stop()
  }
}

async function prepared<Result>(
  connection: pg.ClientConfig,
  log: (line: string) => void,
  work: (connection: pg.ClientConfig) => Promise<Result>,
): Promise<Result> {
  await prepareDatabase(connection, log)
  return work(connection)
}

/** The embedded database of a shop that runs on this data folder; null where none does. */
async function runningDatabase(dataDir: string): Promise<pg.ClientConfig | null> {
  const { root } = await prepareFolders(dataDir)
  const connection = shopConnection(socketFolder(root))
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return connection
  } catch {
    return null
  } finally {
    await client.end()
  }
}

import pg from 'pg'
import type { Config } from './config.ts'
import { prepareFolders, socketFolder } from './database/data-folder.ts'
import { shopConnection, startEmbeddedDatabase } from './database/embedded.ts'
import { requireOwnSchema } from './database/migrate.ts'

/**
 * Does `work` on the shop's database from another program than the server: the external one, the embedded one of a shop
 * that is running, or else the embedded one started for as long as this takes. It is taken as it is: only a start of the shop
 * migrates and seeds (docs/decisions/0046-tools-leave-the-database-as-it-is.md).
 * @throws StartupProblem when there is no database to work on, or it has the schema of another version of the shop
 */
export async function withShopDatabase<Result>(
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  log: (line: string) => void,
  work: (connection: pg.ClientConfig) => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'external') return onOwnSchema({ connectionString: database.url }, work)
  const running = await runningDatabase(dataDir)
  if (running) return onOwnSchema(running, work)
  const binDir = database.binDir ?? undefined
  const embedded = await startEmbeddedDatabase({ dataDir, binDir, log })
  try {
    return await onOwnSchema(embedded.connection, work)
  } finally {
    await embedded.stop()
  }
}

async function onOwnSchema<Result>(
  connection: pg.ClientConfig,
  work: (connection: pg.ClientConfig) => Promise<Result>,
): Promise<Result> {
  await requireOwnSchema(connection)
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

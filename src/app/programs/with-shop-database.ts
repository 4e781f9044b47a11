import type pg from 'pg'
import type { Config } from '../../platform/config/config.ts'
import { withClient } from '../../platform/database/connection.ts'
import { prepareFolders, socketFolder } from '../../platform/database/data-folder.ts'
import {
  type SocketConnection,
  shopConnection,
  startEmbeddedDatabase,
} from '../../platform/database/embedded.ts'
import { isFolderLocked } from '../../platform/database/folder-lock.ts'
import { requireOwnSchema } from '../../platform/database/migrate.ts'
import { type Database, FOR_BULK_WORK, openDatabase, openPool } from '../../platform/database/pool.ts'

/**
 * Does `work` on the shop's database from another program than the server: the external one, the embedded one of a shop
 * that is running, or else the embedded one started for as long as this takes. It is taken as it is: only a start of the shop
 * migrates and seeds (docs/decisions/data.md#tools-leave-the-schema-as-it-is).
 * @throws StartupProblem when there is no database to work on, or it has the schema of another version of the shop
 */
export async function withShopDatabase<Result>(
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  log: (line: string) => void,
  work: (connection: pg.ClientConfig) => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'external') return onOwnSchema({ connectionString: database.url }, work)
  return withEmbeddedDatabase(dataDir, database.binDir, log, connection => onOwnSchema(connection, work))
}

/**
 * The same with the database opened, for programs that ask no more than it; nothing is said meanwhile.
 * @throws StartupProblem as above
 */
export const onShopDatabase = <Result>(
  config: Pick<Config, 'database' | 'dataDir'>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> =>
  withShopDatabase(
    config,
    () => undefined,
    async connection => {
      const pool = openPool(connection, () => undefined, FOR_BULK_WORK)
      try {
        return await work(openDatabase(pool))
      } finally {
        await pool.end()
      }
    },
  )

/**
 * Does `work` on the embedded database, whatever its schema: that of a shop that is running, or else started for as long as
 * this takes.
 * @param binDir PG_BIN_DIR; null for the programs from npm
 * @throws StartupProblem where it cannot be started
 */
export async function withEmbeddedDatabase<Result>(
  dataDir: string,
  binDir: string | null,
  log: (line: string) => void,
  work: (connection: SocketConnection) => Promise<Result>,
): Promise<Result> {
  const running = await runningDatabase(dataDir)
  if (running) return work(running)
  const embedded = await startEmbeddedDatabase({ dataDir, binDir: binDir ?? undefined, log })
  try {
    return await work(embedded.connection)
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

/**
 * The embedded database of a shop that runs on this data folder; null where none does. That of a shop that was killed answers
 * for a moment more, and is about to end.
 */
async function runningDatabase(dataDir: string): Promise<SocketConnection | null> {
  const { root, lockFile } = await prepareFolders(dataDir)
  const connection = shopConnection(socketFolder(root))
  try {
    return await withClient({ ...connection, connectionTimeoutMillis: 2_000 }, async () =>
      isFolderLocked(lockFile) ? connection : null,
    )
  } catch {
    return null
  }
}

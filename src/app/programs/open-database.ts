import type pg from 'pg'
import type { Config } from '../../platform/config/config.ts'
import { startEmbeddedDatabase } from '../../platform/database/embedded.ts'
import { isDatabaseUnavailable } from '../../platform/database/failures.ts'
import { type Database, openDatabase, openPool, patienceOf } from '../../platform/database/pool.ts'
import type { Log } from '../../platform/operations/log.ts'
import { StartupProblem } from '../../platform/operations/startup-problem.ts'
import { hasStayedBehind, requireNotMovedAway } from '../operations/moving/moved-away.ts'
import { prepareDatabase } from '../server/prepare-database.ts'
import type { Shutdown } from '../server/shutdown.ts'

/** The database of the running shop, and how another program or thread of it connects. */
export type ShopDatabase = { readonly database: Database; readonly connection: pg.ClientConfig }

/**
 * Opens the database that the configuration names, brings it to the newest schema and puts the shipped data into it.
 * @throws StartupProblem when it cannot be reached or started
 */
export async function openShopDatabase(config: Config, log: Log, shutdown: Shutdown): Promise<ShopDatabase> {
  const say = (line: string) => log.info(line)
  const connection = await connectionTo(config, say, shutdown)
  try {
    await prepareDatabase(connection, say)
  } catch (error) {
    throw config.database.kind === 'external' && isUnreachable(error) ? unreachable(error) : error
  }
  const patience = patienceOf(config.databaseTimeoutMs)
  const pool = openPool(connection, line => log.warn(line), patience, {
    ...(config.poolSize !== null && { max: config.poolSize }),
  })
  shutdown.add('the pool', () => pool.end())
  return { database: openDatabase(pool), connection }
}

async function connectionTo(
  { database, dataDir }: Config,
  say: (line: string) => void,
  shutdown: Shutdown,
): Promise<pg.ClientConfig> {
  if (database.kind === 'external') {
    if (await hasStayedBehind(dataDir)) say(staysBehind(dataDir))
    return { connectionString: database.url }
  }
  await requireNotMovedAway(dataDir)
  const binDir = database.binDir ?? undefined
  const embedded = await startEmbeddedDatabase({ dataDir, binDir, log: say })
  shutdown.add('the database', () => embedded.stop())
  return embedded.connection
}

/** Orders of before DATABASE_URL was set are not in the database that it names, unless they were moved. */
const staysBehind = (dataDir: string): string =>
  `DATABASE_URL is set, and the embedded database in ${dataDir} is not used: what was ordered there is moved by npm run move-database -- to-external.`

/** Not there, or there but not for us: wrong password (28…), no such database (3D000). */
const isUnreachable = (error: unknown): error is Error =>
  isDatabaseUnavailable(error) ||
  (error instanceof Error && 'code' in error && /^(28...|3D000)$/.test(String(error.code)))

/** A refused connection to a name with several addresses has its reasons inside. */
function unreachable(error: Error): StartupProblem {
  const reason = error.message || (error instanceof AggregateError && error.errors[0]?.message) || error.name
  return new StartupProblem(
    `The database of DATABASE_URL cannot be used (${reason}): start it, or correct DATABASE_URL; without DATABASE_URL the shop brings its own.`,
  )
}

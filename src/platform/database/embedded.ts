import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { chooseAccount } from './account.ts'
import { withClient } from './connection.ts'
import { ensureCluster, prepareFolders, prepareSocketFolder } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { endLeftovers } from './leftovers.ts'
import { findPostgres } from './postgres-programs.ts'
import { type Supervised, supervise } from './supervision.ts'

/** PostgreSQL's settings by name. */
type Settings = Readonly<Record<string, string>>

/**
 * How the embedded database runs, given on its command line so that they live here and not in a file.
 * What a commit confirmed is on disk. The log holds no value a customer typed: no statements, no parameters,
 * and messages without the detail line that quotes them.
 */
const embeddedSettings: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '120',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  maintenance_work_mem: '256MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  // Starting two more processes takes 20 ms, longer than most queries of a visitor or a colleague.
  parallel_setup_cost: '10000',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_destination: 'stderr',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** As arguments of the postgres program: `-c name=value` for each. */
const settingArguments = (settings: Settings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** The name of the shop's role and of its database. */
const SHOP = 'shop'
const RELAUNCH_PAUSE_MS = 1_000

export interface EmbeddedOptions {
  /** The shop's data folder (DATA_DIR); the database lies in `postgres` below it. */
  dataDir: string
  /** A folder with other PostgreSQL programs (PG_BIN_DIR). */
  binDir?: string | undefined
  log: (line: string) => void
  /** Settings that differ from the usual ones, for tests. */
  settings?: Settings
}

/** A connection over the socket in the folder `host`; complete, so that no PG… variable of the operator bends it. */
export interface SocketConnection {
  host: string
  port: number
  ssl: false
  user: string
  database: string
}

export interface EmbeddedDatabase {
  /** How to connect as the shop. */
  connection: SocketConnection
  /** Stops PostgreSQL and frees the folder. End every pool first. */
  stop(): Promise<void>
}

/**
 * Starts the shop's own PostgreSQL in the data folder; makes it there the first time. It listens on a socket
 * that only this user can reach, comes back by itself when it fails, and ends with this process.
 * @throws StartupProblem with a sentence that says what to do
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, binDir, log, settings } = options
  const programs = await findPostgres(binDir)
  const folders = await prepareFolders(dataDir)
  const release = lockFolder(folders.lockFile, dataDir)
  try {
    const account = await chooseAccount(programs.postgres, folders.root)
    await ensureCluster(folders, programs, account)

    const launch = async (): Promise<{ host: string; supervised: Supervised }> => {
      await endLeftovers(folders.cluster, log)
      const host = await prepareSocketFolder(folders.root, account)
      const chosen = { ...embeddedSettings, ...settings, unix_socket_directories: host }
      const postgres = [programs.postgres, '-D', folders.cluster, ...settingArguments(chosen)]
      const [command = '', ...args] = [...account.prefix, ...postgres]
      const orders = { command, args, logFile: folders.logFile, ...(account.ids && { ids: account.ids }) }
      return { host, supervised: await supervise(orders, administrator(host), log) }
    }

    const { host, supervised } = await launch()
    await ensureShopDatabase(administrator(host))
    const stop = keepRunning(supervised, async () => (await launch()).supervised, log)
    const stopOnce = once(async () => {
      await stop()
      release()
    })
    return { connection: shopConnection(host), stop: stopOnce }
  } catch (error) {
    release()
    throw error
  }
}

/** How to connect as the shop to the embedded database whose socket lies in a folder. */
export const shopConnection = (host: string): SocketConnection => connectionAs(host, SHOP)

/** How to connect to it as PostgreSQL's superuser. */
export const administrator = (host: string): SocketConnection => connectionAs(host, 'postgres')

const connectionAs = (host: string, name: string): SocketConnection => ({
  host,
  port: 5432,
  ssl: false,
  user: name,
  database: name,
})

/** The shop's role may make databases (the tests do) and is no administrator: SQL can never reach a program or a file. */
const ensureShopDatabase = (admin: pg.ClientConfig) =>
  withClient(admin, async client => {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [SHOP])
    if (role.rowCount === 0) await client.query(`CREATE ROLE ${SHOP} LOGIN CREATEDB`)
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [SHOP])
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${SHOP} OWNER ${SHOP}`)
  })

/** Starts a new watchdog when the present one is killed. Returns what stops it all. */
function keepRunning(first: Supervised, launch: () => Promise<Supervised>, log: (line: string) => void) {
  let isStopping = false
  let current: Promise<Supervised> = Promise.resolve(first)

  const relaunch = async (): Promise<Supervised> => {
    for (;;) {
      try {
        return await launch()
      } catch (error) {
        log(`The database could not be started again: ${String(error)}`)
        await pause(RELAUNCH_PAUSE_MS)
        if (isStopping) throw error
      }
    }
  }
  const watch = async (supervised: Supervised) => {
    await supervised.ended
    if (isStopping) return
    log("The database's watchdog was ended; a new one is started.")
    current = relaunch()
    await current.then(watch, () => undefined)
  }
  void watch(first)

  return async () => {
    isStopping = true
    const supervised = await current.catch(() => null)
    await supervised?.stop()
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}

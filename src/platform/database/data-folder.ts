import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { StartupProblem } from '../operations/startup-problem.ts'
import { type Account, runAs } from './account.ts'
import type { PostgresPrograms } from './postgres-programs.ts'

/** Folder of the embedded database; absolute, without symbolic links. */
export interface DatabaseFolders {
  /** `postgres` in the data folder, for its owner only. */
  root: string
  /** PostgreSQL's own folder (PGDATA). */
  cluster: string
  lockFile: string
  /** Output of PostgreSQL. */
  logFile: string
}

/** PostgreSQL's name for its socket file on the default port. */
const SOCKET_FILE = '/.s.PGSQL.5432'
/** The shortest limit of a socket's path: 103 bytes on macOS, 107 on Linux. */
const SOCKET_PATH_LIMIT = process.platform === 'darwin' ? 103 : 107
/** An initdb that was interrupted leaves a folder with this prefix behind, never a half-made cluster. */
const UNFINISHED = 'initdb-'

/**
 * Makes the data folder and the database's folder in it.
 * @throws StartupProblem when that is not possible
 */
export async function prepareFolders(dataDir: string): Promise<DatabaseFolders> {
  try {
    await mkdir(dataDir, { recursive: true })
    const root = path.join(await realpath(dataDir), 'postgres')
    await mkdir(root, { recursive: true, mode: 0o700 })
    return {
      root,
      cluster: path.join(root, 'cluster'),
      lockFile: path.join(root, 'lock'),
      logFile: path.join(root, 'postgres.log'),
    }
  } catch (error) {
    throw new StartupProblem(
      `The data folder ${dataDir} cannot be used (${describe(error)}): make it writable for this user, or set DATA_DIR to another folder.`,
    )
  }
}

/**
 * Makes the cluster when there is none yet. initdb works in a folder of its own that gets its name when it is
 * complete, so that an interrupted first start is simply done again.
 * @throws StartupProblem when initdb fails, or the cluster is of another major version of PostgreSQL
 */
export async function ensureCluster(folders: DatabaseFolders, programs: PostgresPrograms, account: Account) {
  for (const name of await readdir(folders.root)) {
    if (name.startsWith(UNFINISHED)) await remove(path.join(folders.root, name))
  }
  const existing = await readFile(path.join(folders.cluster, 'PG_VERSION'), 'utf8').catch(() => null)
  if (existing === null) return initialise(folders, programs, account)
  const version = await runAs(account, programs.postgres, ['--version'])
  const major = / (\d+)/.exec(version)?.[1]
  if (existing.trim() !== major) {
    throw new StartupProblem(
      `The database in ${folders.cluster} is of PostgreSQL ${existing.trim()} and the program is ${version.trim()}: set PG_BIN_DIR to PostgreSQL ${existing.trim()}, or set DATA_DIR to another folder.`,
    )
  }
}

async function initialise(folders: DatabaseFolders, programs: PostgresPrograms, account: Account) {
  const unfinished = await mkdtemp(path.join(folders.root, UNFINISHED))
  if (account.ids) await chown(unfinished, account.ids.uid, account.ids.gid)
  const identity = ['--username=postgres', '--auth-local=trust', '--auth-host=reject']
  const text = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  const safety = ['--data-checksums', '--no-instructions']
  try {
    await runAs(account, programs.initdb, ['--pgdata', unfinished, ...identity, ...text, ...safety])
  } catch (error) {
    await remove(unfinished)
    throw new StartupProblem(
      `The database could not be made in ${folders.root} (${describe(error)}): solve that, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  await rename(unfinished, folders.cluster)
}

/**
 * The folder for PostgreSQL's socket, emptied, for its owner only: in the database's folder, or in the machine's
 * folder for temporary files when that path is too long for a socket.
 * Call it only when no server runs on the cluster.
 * @throws StartupProblem when someone else made that folder
 */
export async function prepareSocketFolder(root: string, account: Account): Promise<string> {
  const folder = socketFolder(root)
  await remove(folder)
  await mkdir(folder, { mode: 0o700 }).catch(() => null)
  const found = await lstat(folder)
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0) {
    throw new StartupProblem(
      `The folder ${folder} for the database's socket belongs to someone else: remove it, or set DATA_DIR to a shorter path.`,
    )
  }
  if (account.ids) await chown(folder, account.ids.uid, account.ids.gid)
  return folder
}

/** Folder of the database's socket. */
export function socketFolder(root: string): string {
  const beside = path.join(root, 'socket')
  if (Buffer.byteLength(beside + SOCKET_FILE) <= SOCKET_PATH_LIMIT) return beside
  return `/tmp/shop-database-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 })

function describe(error: unknown): string {
  const text =
    error instanceof Error && 'stderr' in error && error.stderr ? String(error.stderr) : String(error)
  const lines = text.trim().split('\n')
  return lines.find(line => /error|fatal/i.test(line)) ?? lines[0] ?? ''
}

import { execFile } from 'node:child_process'
import { chown, lstat, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartupProblem } from '../operations/startup-problem.ts'

/** How PostgreSQL's programs are started, because they refuse to run as root. */
export interface Account {
  /** Put before the program and its arguments. */
  prefix: readonly string[]
  /** The user and group the program is started as; absent means those of this process. */
  ids?: { uid: number; gid: number }
}

/** Runs as whoever started the server. */
export const SELF: Account = { prefix: [] }

/**
 * Inside a user namespace PostgreSQL sees user 1000 while outside the files stay root's: nothing has to be
 * copied or handed over, and it works below folders that only root may enter.
 */
const NAMESPACE: Account = { prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] }

/** The account that exists everywhere and owns nothing. */
const NOBODY = { uid: 65534, gid: 65534 }

const run = promisify(execFile)

/** The environment PostgreSQL's programs get: none of the operator's PG… variables, messages in English. */
export const postgresEnvironment = () => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' })

/**
 * Chooses the account for PostgreSQL. An ordinary user runs it directly. Root runs it in a user namespace or, if those
 * are forbidden, as the owner of an existing cluster, the owner of the programs, or nobody.
 * @param postgres the postgres program; the account must be able to run it
 * @param folder of the cluster; it is handed over to the account if that is another user
 * @throws StartupProblem when root finds no account that works
 */
export async function chooseAccount(postgres: string, folder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return SELF
  const failures: string[] = []
  for (const account of await accountsForRoot(postgres, folder)) {
    try {
      if (account.ids) await handOver(folder, account.ids)
      await tryAccount(account, postgres, folder)
      return account
    } catch (error) {
      failures.push(`${describe(account)}: ${firstLine(error)}`)
    }
  }
  throw new StartupProblem(
    `PostgreSQL does not run as root and no other way to run it works here (${failures.join('; ')}): start the shop as an ordinary user, set DATABASE_URL to a PostgreSQL server, or set PG_BIN_DIR and DATA_DIR to folders an ordinary user can reach.`,
  )
}

async function accountsForRoot(postgres: string, folder: string): Promise<Account[]> {
  const folderOwner = await stat(folder)
  const programOwner = await stat(postgres)
  const owners = [folderOwner, programOwner, NOBODY].filter(({ uid }) => uid !== 0)
  const others = owners.map(({ uid, gid }) => ({ prefix: [], ids: { uid, gid } }))
  return folderOwner.uid === 0 ? [NAMESPACE, ...others] : others
}

async function tryAccount(account: Account, postgres: string, folder: string) {
  await runAs(account, postgres, ['--version'])
  await runAs(account, 'test', ['-r', folder, '-a', '-w', folder, '-a', '-x', folder])
}

/** Runs a program to its end under an account; rejects with its standard error when it fails. */
export async function runAs(account: Account, program: string, args: readonly string[]): Promise<string> {
  const [command = program, ...rest] = [...account.prefix, program, ...args]
  const { stdout } = await run(command, rest, { env: postgresEnvironment(), cwd: '/', ...account.ids })
  return stdout
}

async function handOver(folder: string, ids: { uid: number; gid: number }): Promise<void> {
  const found = await lstat(folder)
  if (found.uid === ids.uid) return
  await chown(folder, ids.uid, ids.gid)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chown(path.join(entry.parentPath, entry.name), ids.uid, ids.gid)
  }
}

const describe = ({ prefix, ids }: Account) => (ids ? `as user ${ids.uid}` : prefix.slice(0, 2).join(' '))

const firstLine = (error: unknown) => {
  const text = error instanceof Error && 'stderr' in error && error.stderr ? error.stderr : error
  return String(text).trim().split('\n')[0]
}

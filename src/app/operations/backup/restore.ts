import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { caseTotals } from '../../../features/cases/server/case.ts'
import { chooseAccount } from '../../../platform/database/account.ts'
import { withClient } from '../../../platform/database/connection.ts'
import { prepareFolders } from '../../../platform/database/data-folder.ts'
import { startEmbeddedDatabase } from '../../../platform/database/embedded.ts'
import { lockFolder } from '../../../platform/database/folder-lock.ts'
import { findPostgres } from '../../../platform/database/postgres-programs.ts'
import { StartupProblem } from '../../../platform/operations/startup-problem.ts'
import { readArchive } from './archive.ts'
import { type BackupLabel, clusterFolder, labelFile, mailFolder, secretFile } from './back-up.ts'

export type Restored = {
  /** When the backup was begun. */
  readonly startedAt: string
  /** Orders, quote requests, enquiries and forms in it, and when the last one came in; null for an older schema. */
  readonly cases: { readonly count: number; readonly lastAt: Date | null } | null
}

export type RestoreOptions = {
  readonly file: string
  /** The secret key of age that belongs to the BACKUP_RECIPIENT it was made for. */
  readonly identity: string
  /** DATA_DIR; it may hold anything but a database. */
  readonly dataDir: string
  /** PG_BIN_DIR; null for the programs from npm. */
  readonly binDir: string | null
}

/** Before the backup is whole, it lies in a folder with this prefix. */
const unfinished = 'restore-'

/**
 * Puts a backup into a data folder without a database and starts that once, so that PostgreSQL has replayed it and it was
 * seen to work. Interrupted at any moment it leaves no database behind, and is simply done again.
 * @throws StartupProblem where the backup cannot be opened, or the folder has a database or another secret already
 */
export async function restore({ file, identity, dataDir, binDir }: RestoreOptions): Promise<Restored> {
  const folders = await prepareFolders(dataDir)
  const release = lockFolder(folders.lockFile, dataDir)
  let label: BackupLabel
  try {
    const there = await readdir(folders.root)
    if (there.includes(path.basename(folders.cluster))) {
      throw new StartupProblem(
        `The data folder ${dataDir} has a database already: set DATA_DIR to an empty folder, or move ${folders.root} away first.`,
      )
    }
    for (const name of there.filter(name => name.startsWith(unfinished)))
      await remove(path.join(folders.root, name))
    const folder = await mkdtemp(path.join(folders.root, unfinished))
    try {
      await readArchive(file, identity, folder)
      label = await readLabel(folder, file)
      await placeSecret(path.join(folder, secretFile), path.join(dataDir, secretFile))
      await placeMails(path.join(folder, mailFolder), path.join(dataDir, mailFolder))
      const { postgres } = await findPostgres(binDir ?? undefined)
      await chooseAccount(postgres, path.join(folder, clusterFolder))
      await rename(path.join(folder, clusterFolder), folders.cluster)
    } finally {
      await remove(folder)
    }
  } finally {
    release()
  }
  return { startedAt: label.startedAt, cases: await look(dataDir, binDir) }
}

async function readLabel(folder: string, file: string): Promise<BackupLabel> {
  const text = await readFile(path.join(folder, labelFile), 'utf8').catch(() => null)
  const label: unknown = text && JSON.parse(text)
  if (label && typeof label === 'object' && 'format' in label && label.format === 1)
    return label as BackupLabel
  throw new StartupProblem(`The backup ${file} is not whole, or of a newer version of the shop.`)
}

async function placeSecret(from: string, to: string): Promise<void> {
  const restored = await readFile(from, 'utf8')
  const present = await readFile(to, 'utf8').catch(() => null)
  if (present === null) await writeFile(to, restored, { mode: 0o600, flush: true })
  else if (present.trim() !== restored.trim()) {
    throw new StartupProblem(
      `The file ${to} holds another secret than the backup, and what is encrypted in it could not be read: move it away first.`,
    )
  }
}

/** Kept mails that are there already stay as they are. */
async function placeMails(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => [])
  await mkdir(to, { recursive: true })
  for (const name of names) await rename(path.join(from, name), path.join(to, name))
}

async function look(dataDir: string, binDir: string | null): Promise<Restored['cases']> {
  const database = await startEmbeddedDatabase({ dataDir, binDir: binDir ?? undefined, log: () => undefined })
  try {
    return await withClient(database.connection, caseTotals)
  } finally {
    await database.stop()
  }
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 })

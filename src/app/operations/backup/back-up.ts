import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../../platform/config/config.ts'
import { prepareFolders } from '../../../platform/database/data-folder.ts'
import { administrator } from '../../../platform/database/embedded.ts'
import { refusedBySystem, StartupProblem } from '../../../platform/operations/startup-problem.ts'
import { withEmbeddedDatabase } from '../../programs/with-shop-database.ts'
import { type Archive, writeArchive } from './archive.ts'
import { lastBackupFile } from './last-backup.ts'
import { copyOnline } from './online-copy.ts'

/** Content of the archive's last file. An archive without it is incomplete. */
export type BackupLabel = {
  readonly format: 1
  /** ISO 8601, UTC: every order confirmed before it is in the backup. */
  readonly startedAt: string
}

export const labelFile = 'backup.json'
export const clusterFolder = 'cluster'
export const secretFile = 'app-secret'
export const mailFolder = 'mail'

/** Ends the name of a backup until it is whole. */
const unfinished = '.partial'

export type Backup = { readonly file: string; readonly bytes: number }

/**
 * Backs up the embedded database with its secret and the kept mails into one encrypted file, beside a running shop or
 * without one. Documents are rows of the database. The file gets its name when it is whole.
 * @param now the moment in the file's name
 * @throws StartupProblem where there is no key to encrypt to, no embedded database, or no room on the disk
 */
export async function backUp(
  config: Pick<Config, 'database' | 'dataDir' | 'appSecret' | 'backup'>,
  now: Date,
): Promise<Backup> {
  const { database, dataDir, backup } = config
  if (database.kind === 'external') {
    throw new StartupProblem(
      'DATABASE_URL is set, and this command backs up the embedded database only: docs/operations.md says what to use for another one.',
    )
  }
  if (backup.recipients.length === 0) {
    throw new StartupProblem(
      'BACKUP_RECIPIENT is not set, and no backup is made without encryption: npm run backup -- new-key makes a pair of keys.',
    )
  }
  const { cluster } = await prepareFolders(dataDir)
  const startedAt = now.toISOString()
  const file = path.join(backup.folder, `shop-${startedAt.replaceAll(/[:.]/g, '')}.tar.zst.age`)
  const partial = file + unfinished
  await mkdir(backup.folder, { recursive: true, mode: 0o700 })
  await removeLeftovers(backup.folder, now)
  await withEmbeddedDatabase(
    dataDir,
    database.binDir,
    () => undefined,
    async ({ host }) => {
      const archive = await writeArchive(partial, backup.recipients)
      try {
        await archive.put({ name: `${clusterFolder}/`, size: 0, content: [] })
        await copyOnline(administrator(host), cluster, ({ name, ...file }) =>
          archive.put({ ...file, name: `${clusterFolder}/${name}` }),
        )
        await putText(
          archive,
          secretFile,
          config.appSecret ?? (await readFile(path.join(dataDir, secretFile), 'utf8')),
        )
        await putMails(archive, path.join(dataDir, mailFolder))
        await putText(archive, labelFile, JSON.stringify({ format: 1, startedAt } satisfies BackupLabel))
        await archive.finish()
      } catch (error) {
        await archive.abandon(error instanceof Error ? error : new Error(String(error)))
        await rm(partial, { force: true })
        throw refusedBySystem(error, partial) ?? error
      }
    },
  )
  await rename(partial, file)
  await writeFile(path.join(dataDir, lastBackupFile), JSON.stringify({ file, startedAt }), { flush: true })
  return { file, bytes: (await stat(file)).size }
}

/** No backup takes a day: what an earlier one left unfinished when its machine stopped would lie there for ever. */
const leftoverMs = 24 * 60 * 60 * 1000

async function removeLeftovers(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(unfinished)) continue
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    if (now.getTime() - mtimeMs > leftoverMs) await rm(file, { force: true })
  }
}

/** The mails that are kept as files; none where a mail server sends them. */
async function putMails(archive: Archive, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(name => name.endsWith('.eml'))) {
    const { size } = await stat(path.join(folder, name))
    await archive.put({
      name: `${mailFolder}/${name}`,
      size,
      content: createReadStream(path.join(folder, name), { end: Math.max(0, size - 1) }),
    })
  }
}

const putText = (archive: Archive, name: string, text: string): Promise<void> => {
  const content = Buffer.from(text)
  return archive.put({ name, size: content.length, content: [content] })
}

import type { FileHandle } from 'node:fs/promises'
import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { withClient } from '../../../platform/database/connection.ts'

/** One file for the archive: exactly `size` bytes follow. */
export type CopiedFile = {
  /** With forward slashes, below the cluster. */
  readonly name: string
  readonly size: number
  readonly content: AsyncIterable<Buffer> | Iterable<Buffer>
}

export type PutFile = (file: CopiedFile) => Promise<void>

const chunkBytes = 256 * 1024
/** Read last, so that it knows of everything that was copied before. */
const controlFile = 'global/pg_control'
/** Folders whose content belongs to the running server; they stay, empty. */
const contentLeftOut = new Set([
  'pg_wal',
  'pg_wal/archive_status',
  'pg_wal/summaries',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const leftOut = (name: string): boolean =>
  /(^|\/)pgsql_tmp/.test(name) ||
  /(^|\/)pg_internal\.init/.test(name) ||
  ['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map', controlFile].includes(name)

/**
 * Copies a cluster while it takes orders: PostgreSQL's own low-level base backup ("Making a Base Backup Using the Low Level
 * API" in its manual). Everything that was confirmed before this was called is in the copy; a server that is started on it
 * replays the WAL that comes along. A temporary replication slot keeps that WAL from being recycled, and goes with the
 * connection however this ends.
 * @param administrator a connection as a superuser of the cluster
 * @param cluster PostgreSQL's folder, on this machine
 * @param put takes each folder (its name ends in a slash) and file, one after the other
 */
export async function copyOnline(
  administrator: pg.ClientConfig,
  cluster: string,
  put: PutFile,
): Promise<void> {
  await withClient(administrator, async client => {
    await client.query(
      "select pg_create_physical_replication_slot('shop_backup_' || pg_backend_pid(), true, true)",
    )
    // At once instead of spread over minutes: an operator waits for it.
    const started = await client.query<{ segment: string }>(
      "select pg_walfile_name(pg_backup_start('shop', fast => true)) as segment",
    )
    await putFolder(cluster, '', put)
    await putFile(cluster, controlFile, put)
    const stopped = await client.query<{ segment: string; labelfile: string }>(
      'select pg_walfile_name(lsn) as segment, labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    const [first, last] = [started.rows[0], stopped.rows[0]]
    if (!first || !last) throw new Error('PostgreSQL answered nothing about its backup')
    await putWal(cluster, first.segment, last.segment, put)
    await putText('backup_label', last.labelfile, put)
  })
}

async function putFolder(cluster: string, folder: string, put: PutFile): Promise<void> {
  for (const entry of await readdir(path.join(cluster, folder), { withFileTypes: true })) {
    const name = folder + entry.name
    if (leftOut(name)) continue
    if (entry.isDirectory()) {
      await put({ name: `${name}/`, size: 0, content: [] })
      await putFolder(cluster, `${name}/`, put)
    } else if (entry.isFile() && !contentLeftOut.has(folder.slice(0, -1))) {
      await putFile(cluster, name, put)
    }
  }
}

/** Files that PostgreSQL removes during the copy are not needed: the WAL records the removal. */
async function putFile(cluster: string, name: string, put: PutFile): Promise<void> {
  const file = await open(path.join(cluster, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!file) return
  try {
    const { size } = await file.stat()
    await put({ name, size, content: exactly(file, size) })
  } finally {
    await file.close()
  }
}

/** A file that grows or is cut while it is read gives its first size all the same; the WAL mends the rest. */
async function* exactly(file: FileHandle, size: number): AsyncIterable<Buffer> {
  let position = 0
  while (position < size) {
    const chunk = Buffer.alloc(Math.min(chunkBytes, size - position))
    const { bytesRead } = await file.read(chunk, 0, chunk.length, position)
    // Nothing more to read: zeros to the end.
    const part = bytesRead === 0 ? chunk : chunk.subarray(0, bytesRead)
    yield part
    position += part.length
  }
}

async function putWal(cluster: string, first: string, last: string, put: PutFile): Promise<void> {
  for (const name of (await readdir(path.join(cluster, 'pg_wal'))).toSorted()) {
    const isHistory = name.endsWith('.history')
    const isSegment = /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last
    if (isHistory || isSegment) await putFile(cluster, `pg_wal/${name}`, put)
  }
}

const putText = (name: string, text: string, put: PutFile): Promise<void> => {
  const content = Buffer.from(text)
  return put({ name, size: content.length, content: [content] })
}

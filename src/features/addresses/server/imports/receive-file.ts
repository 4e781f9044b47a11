import type { ClientBase } from 'pg'
import { type Database, type Transaction, transaction } from '../../../../platform/database/pool.ts'
import { importEvents } from '../../events.ts'
import type { ImportKind } from '../../import.ts'
import { addressesFile } from './addresses-file.ts'
import { coverageFile } from './coverage-file.ts'
import type { FileFormat } from './file-format.ts'
import { lockImport, unlockImport } from './import-lock.ts'
import { type Loaded, loadTable } from './load-table.ts'
import {
  changeImport,
  importsIn,
  insertImport,
  liveImport,
  lockBeginning,
  noteImport,
  type StoredImport,
  waitingStates,
} from './stored-imports.ts'
import { switchTables, tableOf } from './table-names.ts'
import { fileLimits, unpacked } from './unpack.ts'

/** The files that fill a table, by what they fill. */
const fileFormats: Readonly<Record<ImportKind, FileFormat>> = {
  addresses: addressesFile,
  coverage: coverageFile,
}

/** A file that is about to come. */
export type SentFile = Pick<StoredImport, 'kind' | 'origin' | 'fileName' | 'fileBytes' | 'staffId'>

export type Received =
  | { readonly kind: 'received'; readonly id: number; readonly loaded: Loaded }
  /** So many files of its kind wait already that there is no place for one more. */
  | { readonly kind: 'too-many' }

/** Files of a kind that wait at the same time: each of the whole country takes 2 GB. */
export const mostWaiting = 3

/**
 * Takes a file as it comes into a table of its own, which nobody reads yet. It is never in memory or on disk as a whole. Where its
 * source breaks off, the import is marked as cut off and its table goes; where the process is killed, `endCutOffImports` does that.
 * @param database with connections that may take long (`FOR_BULK_WORK`)
 * @throws what the source throws, or the database
 */
export async function receiveFile(
  database: Database,
  file: SentFile,
  sent: AsyncIterable<Buffer>,
  {
    limits = fileLimits,
    onBegun = () => undefined,
  }: { limits?: typeof fileLimits; onBegun?: (id: number) => void } = {},
): Promise<Received> {
  const client = await database.$client.connect()
  try {
    const begun = await beginImport(database, client, file)
    if (begun === null) return { kind: 'too-many' }
    onBegun(begun.id)
    try {
      const loaded = await load(database, client, begun, sent, limits)
      // The lock is given up, so that the worker can compare it.
      await unlockImport(client, begun.id)
      return { kind: 'received', id: begun.id, loaded }
    } catch (error) {
      await endCutOff(database, begun).catch(() => undefined)
      throw error
    }
  } finally {
    // The lock goes with the connection.
    client.release(true)
  }
}

/** The import is there with its lock, or not at all. */
async function beginImport(
  database: Database,
  client: ClientBase,
  file: SentFile,
): Promise<StoredImport | null> {
  return transaction(database, async tx => {
    await lockBeginning(tx)
    if ((await importsIn(tx, waitingStates, file.kind)).length >= mostWaiting) return null
    const begun = await insertImport(tx, file)
    if (!(await lockImport(client, begun.id)))
      throw new Error('Somebody works on an import that nobody knows')
    return begun
  })
}

async function load(
  database: Database,
  client: ClientBase,
  begun: StoredImport,
  sent: AsyncIterable<Buffer>,
  limits: typeof fileLimits,
): Promise<Loaded> {
  const { id, kind, fileName, staffId } = begun
  let receivedBytes = 0
  const file = unpacked(
    sent,
    fileName ?? '',
    bytes => {
      receivedBytes = bytes
    },
    limits,
  )
  const loaded = await loadTable(
    client,
    file,
    fileFormats[kind],
    tableOf(kind, id),
    async ({ rows, badRows }) => {
      await changeImport(database, id, ['receiving'], { receivedBytes, rowCount: rows, badRowCount: badRows })
    },
  )
  await transaction(database, async tx => {
    if (loaded.kind === 'refused') {
      const { badRows, badRowCount } = loaded
      const ended = { state: 'refused', badRows, badRowCount, receivedBytes, endedAt: new Date() } as const
      await changeImport(tx, id, ['receiving'], ended)
      await noteImport(tx, importEvents.refused, begun, { staffId, count: badRowCount })
    } else {
      await changeImport(tx, id, ['receiving'], { state: 'checking', rowCount: loaded.rows, receivedBytes })
      await noteImport(tx, importEvents.received, begun, { staffId, count: loaded.rows })
    }
  })
  return loaded
}

/** Marks an import as cut off; its table is dropped with the others that nobody needs. */
export const endCutOff = (
  database: Database,
  { id, kind, fileName, staffId }: Pick<StoredImport, 'id' | 'kind' | 'fileName' | 'staffId'>,
) =>
  transaction(database, async tx => {
    const ended = await changeImport(tx, id, ['receiving'], { state: 'cut-off', endedAt: new Date() })
    if (ended) await noteImport(tx, importEvents.cutOff, { kind, fileName }, { staffId })
  })

/**
 * Puts the rows of a file that ships with the shop into an empty table, in one transaction.
 * @returns how many
 */
export async function importShipped(
  tx: Transaction,
  file: Omit<SentFile, 'origin' | 'fileBytes' | 'staffId'>,
  sent: AsyncIterable<Buffer>,
): Promise<number> {
  const { kind } = file
  const { id } = await insertImport(tx, { ...file, origin: 'shipped', fileBytes: null, staffId: null })
  const loaded = await loadTable(tx.$client, sent, fileFormats[kind], tableOf(kind, id))
  if (loaded.kind === 'refused') {
    const [first] = loaded.badRows
    throw new Error(`The shipped ${file.fileName} cannot be imported: ${JSON.stringify(first)}`)
  }
  const live = await liveImport(tx, kind)
  await switchTables(tx.$client, kind, { live: live?.id ?? null, next: id })
  if (live) {
    await changeImport(tx, live.id, ['live'], { state: 'replaced', endedAt: new Date() })
    await tx.$client.query(`drop table ${tableOf(kind, live.id)}`)
  }
  await changeImport(tx, id, ['receiving'], { state: 'live', liveAt: new Date(), rowCount: loaded.rows })
  return loaded.rows
}

import type pg from 'pg'
import { receiveFile, type SentFile } from '../../features/addresses/server/imports/receive-file.ts'
import type { ReceivedBeside } from '../../features/coverage/server/receive-beside.ts'
import { FOR_BULK_WORK, openDatabase, openPool } from '../../platform/database/pool.ts'
import { serveStream } from '../../platform/utility-process/stream-process.ts'

/** The program that takes a file of coverage or addresses in, beside the shop (docs/architecture.md#costly-work-runs-beside). */

type Orders = { readonly connection: pg.ClientConfig; readonly file: SentFile }

serveStream<Orders, ReceivedBeside>(async ({ connection, file }, input) => {
  const pool = openPool({ ...connection, application_name: 'shop import' }, () => undefined, FOR_BULK_WORK, {
    max: 3,
  })
  try {
    const received = await receiveFile(openDatabase(pool), file, input)
    return received.kind === 'received' ? { id: received.id } : { id: null }
  } finally {
    await pool.end()
  }
})

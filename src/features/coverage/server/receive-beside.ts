import type { Readable } from 'node:stream'
import type pg from 'pg'
import { streamBeside } from '../../../platform/utility-process/stream-process.ts'
import type { SentFile } from '../../addresses/server/imports/receive-file.ts'

/** null: too many wait. */
export type ReceivedBeside = { readonly id: number | null }

/**
 * Takes a file in, in a process of its own (src/app/worker/import-process.ts).
 * @throws where the source broke off: the import is marked as cut off
 */
export const receiveBeside = (
  connection: pg.ClientConfig,
  file: SentFile,
  sent: Readable,
): Promise<ReceivedBeside> =>
  streamBeside<{ connection: pg.ClientConfig; file: SentFile }, ReceivedBeside>(
    'import-process',
    { connection, file },
    sent,
  )

import type pg from 'pg'
import { openPool, type Patience } from '../database/pool.ts'

/** Nobody waits for an answer; a statement that takes longer than this is on a connection that leads nowhere. */
const usualPatience: Patience = { connectMs: 10_000, queryMs: 20_000 }

/**
 * Connections of the worker's own. A commit does not wait until it is on disk: after a power cut a claim or its result may be
 * gone, and a mail is sent a second time, under the same Message-ID.
 */
export function openWorkerPool(
  connection: pg.ClientConfig,
  {
    max,
    onLost,
    patience = usualPatience,
  }: { readonly max: number; readonly onLost: (error: string) => void; readonly patience?: Patience },
): pg.Pool {
  return openPool(connection, onLost, patience, {
    max,
    application_name: 'shop worker',
    onConnect: async client => {
      await client.query('set synchronous_commit = off')
    },
  })
}

import type pg from 'pg'
import { openPool, type Patience } from '../../platform/database/pool.ts'

/** Nobody waits for an answer; a statement that takes longer than this is on a connection that leads nowhere. */
const usualPatience: Patience = { connectMs: 10_000, queryMs: 20_000 }

/**
 * Connections of the worker's own. A claim and what became of it are as safe as an order: one that a power cut or a failover
 * lost would be sent a second time (docs/decisions/operations.md#a-database-that-fails-over).
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
  })
}

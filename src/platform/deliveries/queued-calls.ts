import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/pool.ts'
import { deliveries } from './tables.ts'

/* Calls of webhooks that the release before queues among the mails. */

/** Those of these cases whose call is, or was, in the queue. */
export async function casesOfCalls(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await database
    .select({ caseId: deliveries.caseId })
    .from(deliveries)
    .where(and(eq(deliveries.channel, 'webhook'), inArray(deliveries.caseId, [...caseIds])))
  return new Set(rows.flatMap(({ caseId }) => caseId ?? []))
}

/** Takes the calls that wait out of the queue; answers each with the id that its receiver sees. */
export const takeOutWaitingCalls = (tx: Transaction) =>
  tx
    .delete(deliveries)
    .where(
      and(
        eq(deliveries.channel, 'webhook'),
        eq(deliveries.state, 'queued'),
        // One that is being called by the release before is due later.
        lte(deliveries.dueAt, sql`now()`),
      ),
    )
    .returning({ id: deliveries.messageId, caseId: deliveries.caseId, createdAt: deliveries.createdAt })

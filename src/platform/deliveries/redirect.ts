import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '../database/pool.ts'
import { deliveries } from './tables.ts'

/** Whatever of a case did not go yet to an address, or was given up, goes to the corrected one from now on. */
export async function redirectDeliveries(
  tx: Transaction,
  caseId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .update(deliveries)
    .set({ recipient: to })
    .where(
      and(
        eq(deliveries.channel, 'email'),
        eq(deliveries.recipient, from),
        inArray(deliveries.state, ['queued', 'dead']),
        or(
          eq(deliveries.caseId, caseId),
          sql`${deliveries.eventId} in (select id from events where case_id = ${caseId})`,
        ),
      ),
    )
}

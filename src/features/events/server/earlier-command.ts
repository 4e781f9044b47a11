import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { StoredEvent } from './find-events.ts'
import { events } from './tables.ts'

/**
 * An earlier command of the same staff member under the same browser-generated id, stored as `act` in the event's
 * `data`; null for a new id. Of two simultaneous ones, such as a double click, the second waits for the first.
 */
export async function earlierCommand(
  tx: Transaction,
  staffId: string,
  act: string,
): Promise<StoredEvent | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${staffId} ${act}`}, 0))`)
  const [earlier] = await tx
    .select()
    .from(events)
    .where(
      and(eq(events.actorKind, 'staff'), eq(events.actorId, staffId), sql`${events.data} ->> 'act' = ${act}`),
    )
    .orderBy(desc(events.id))
    .limit(1)
  return earlier ?? null
}

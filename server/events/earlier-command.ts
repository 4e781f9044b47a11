import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/pool.ts'
import type { StoredEvent } from './find-events.ts'
import { events } from './tables.ts'

/**
 * What somebody of the staff did under this id of the browser's own, which stands in the event's `data` as `act`; null where
 * it is new. Of two that come at once, as by a double click, the second one waits for the first.
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

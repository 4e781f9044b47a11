import { and, desc, eq, sql } from 'drizzle-orm'
import type { EventKind } from '../../../common/event-kind.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { StoredEvent } from './find-events.ts'
import { events } from './tables.ts'

/**
 * The event of an earlier command of the same kind, staff member and browser-generated id, which is stored as `act` in the event's
 * `data`; null for a new id. Of two simultaneous ones, such as a double click, the second waits for the first.
 */
export async function earlierCommand(
  tx: Transaction,
  type: EventKind,
  { staffId, act }: { readonly staffId: string; readonly act: string },
): Promise<StoredEvent | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${staffId} ${act}`}, 0))`)
  const [earlier] = await tx
    .select()
    .from(events)
    .where(
      and(
        eq(events.type, type),
        eq(events.actorKind, 'staff'),
        eq(events.actorId, staffId),
        sql`${events.data} ->> 'act' = ${act}`,
      ),
    )
    .orderBy(desc(events.id))
    .limit(1)
  return earlier ?? null
}

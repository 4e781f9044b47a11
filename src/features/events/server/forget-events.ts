import { type AnyColumn, and, eq, exists, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { batchSize, inBatches } from '../../../platform/database/delete-in-batches.ts'
import { type Database, type Queryable, transaction } from '../../../platform/database/pool.ts'
import { namesDelivery } from '../../../platform/deliveries/reported-deliveries.ts'
import { events } from './tables.ts'

/**
 * Removes events about no case that are so old, with the values that they hold and the mails that they own; those about a
 * case go with it. The report that a delivery stands in stays, so that the delivery is not reported again.
 */
export const forgetOldEvents = (database: Database, age: string): Promise<void> =>
  inBatches(() =>
    transaction(database, async tx => {
      await tx.execute(sql`set local shop.retention = 'on'`)
      const isOld = and(isNull(events.caseId), lt(events.occurredAt, sql`now() - ${age}::interval`))
      const batch = tx
        .select({ id: events.id })
        .from(events)
        .where(and(isOld, sql`not ${namesDelivery(tx, events.id)}`))
        .limit(batchSize)
      const { rowCount } = await tx.delete(events).where(sql`${events.id} in ${batch}`)
      return rowCount ?? 0
    }),
  )

/** Whether an event is about no case. @param id its column in the query that asks */
export const isAboutNoCase = (database: Queryable, id: AnyColumn): SQL =>
  exists(
    database
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.id, id), isNull(events.caseId))),
  )

import { type AnyColumn, and, desc, eq, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import type { Database, Queryable } from '../database/pool.ts'
import type { GaugeMetric } from '../operations/metrics.ts'
import { deliveryOf } from './claim.ts'
import type { MailKinds } from './kinds.ts'
import { deliveries } from './tables.ts'

/** A delivery as it stands in the queue; its kind may be one of another version. */
export type StoredDelivery = Readonly<typeof deliveries.$inferSelect>

/** The newest deliveries, newest first; the dead ones alone where they are asked for. */
export const newestDeliveries = (
  database: Queryable,
  limit: number,
  state: StoredDelivery['state'] | null = null,
): Promise<readonly StoredDelivery[]> =>
  database
    .select()
    .from(deliveries)
    .where(state === null ? undefined : eq(deliveries.state, state))
    .orderBy(desc(deliveries.id))
    .limit(limit)

/** The delivery with this number; null where there is none of a kind that this version knows. */
export async function deliveryById(database: Queryable, kinds: MailKinds, id: number) {
  const [row] = await database.select().from(deliveries).where(eq(deliveries.id, id))
  return row ? deliveryOf(row, kinds) : null
}

const isDead = eq(deliveries.state, 'dead')
export const isDeadOrHeld = or(isDead, and(eq(deliveries.state, 'queued'), isNotNull(deliveries.heldAt)))

/**
 * Has a dead one tried again, as after its mailbox was mended, one that was overtaken judged again, or a waiting one sent
 * beyond the limit of its recipient;
 * its channel, or null where there is no such one.
 */
export async function sendAgain(database: Queryable, id: number): Promise<StoredDelivery['channel'] | null> {
  const [again] = await database
    .update(deliveries)
    .set({
      state: 'queued',
      attempts: 0,
      dueAt: sql`now()`,
      endedAt: null,
      reportedIn: null,
      heldAt: null,
      limitLifted: true,
      overtakenBy: null,
    })
    .where(and(eq(deliveries.id, id), or(isDeadOrHeld, eq(deliveries.state, 'overtaken'))))
    .returning({ channel: deliveries.channel })
  return again?.channel ?? null
}

/**
 * Removes deliveries about an account, or about an event of no case, so long after they were sent or given up.
 * @param isAboutNoCase whether the event with the id of this column is about no case
 */
export const forgetDeliveriesOfAccounts = (
  database: Database,
  age: string,
  isAboutNoCase: (eventId: AnyColumn) => SQL,
): Promise<void> =>
  deleteInBatches(
    database,
    deliveries,
    and(
      lt(deliveries.endedAt, sql`now() - ${age}::interval`),
      isNull(deliveries.caseId),
      isNull(deliveries.mailedLinkId),
      or(isNotNull(deliveries.customerId), isAboutNoCase(deliveries.eventId)),
    ),
  )

/** When a delivery's act happened, and what it belongs to, as a part of a query: `told_at`, `case_id`, `event_id`. */
export const actOfDelivery = (id: number): SQL =>
  sql`(select told_at, case_id, event_id from ${deliveries} where id = ${id})`

export const queueMetrics = (database: Database): GaugeMetric[] => [
  {
    name: 'shop_deliveries_oldest_seconds',
    help: 'How long the oldest waits that could have gone',
    async read() {
      const [waiting] = await database
        .select({
          seconds: sql<number | null>`extract(epoch from now() - min(${deliveries.notBefore}))::float8`,
        })
        .from(deliveries)
        .where(
          and(
            eq(deliveries.state, 'queued'),
            isNull(deliveries.heldAt),
            lte(deliveries.notBefore, sql`now()`),
          ),
        )
      return [{ value: waiting?.seconds ?? 0 }]
    },
  },
  {
    name: 'shop_deliveries_dead',
    help: 'Mails and webhook calls that were given up',
    read: async () => [{ value: await database.$count(deliveries, isDead) }],
  },
]

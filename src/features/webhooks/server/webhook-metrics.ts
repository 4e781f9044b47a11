import { and, eq, exists, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/pool.ts'
import type { GaugeMetric } from '../../../platform/operations/metrics.ts'
import { newestEventPart } from '../../events/server/newest-events.ts'
import { webhookMessages, webhookReader, webhookSubscriptions } from './tables.ts'

/** How long a message may wait for its first attempts, in the eyes of the alert. */
const failingAfter = sql`interval '1 hour'`

/** Figures of the webhooks. */
export const webhookMetrics = (database: Database): GaugeMetric[] => [
  {
    name: 'shop_webhooks_due_seconds',
    help: 'How long the call that could have been made longest ago waits',
    async read() {
      const isCalled = exists(
        database
          .select({ id: webhookSubscriptions.id })
          .from(webhookSubscriptions)
          .where(
            and(
              eq(webhookSubscriptions.id, webhookMessages.subscriptionId),
              eq(webhookSubscriptions.status, 'active'),
              or(isNull(webhookSubscriptions.slowUntil), lte(webhookSubscriptions.slowUntil, sql`now()`)),
            ),
          ),
      )
      const [due] = await database
        .select({
          seconds: sql<number | null>`extract(epoch from now() - min(${webhookMessages.dueAt}))::float8`,
        })
        .from(webhookMessages)
        .where(and(eq(webhookMessages.state, 'waiting'), lte(webhookMessages.dueAt, sql`now()`), isCalled))
      return [{ value: due?.seconds ?? 0 }]
    },
  },
  {
    name: 'shop_webhooks_failing',
    help: 'Receivers that accepted nothing for an hour or longer, or were switched off for that',
    async read() {
      const isFailing = lt(webhookSubscriptions.failingSince, sql`now() - ${failingAfter}`)
      const value = await database.$count(
        webhookSubscriptions,
        and(ne(webhookSubscriptions.status, 'paused'), or(isFailing, eq(webhookSubscriptions.status, 'off'))),
      )
      return [{ value }]
    },
  },
  {
    name: 'shop_webhooks_unread_events',
    help: 'Events that receivers were not told of yet',
    async read() {
      const [unread] = await database
        .select({ count: sql<number>`${newestEventPart} - ${webhookReader.readUpTo}` })
        .from(webhookReader)
      return [{ value: Number(unread?.count ?? 0) }]
    },
  },
]

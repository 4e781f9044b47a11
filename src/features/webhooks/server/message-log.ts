import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { batchSize, inBatches } from '../../../platform/database/delete-in-batches.ts'
import type { Database, Queryable } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/pool.ts'
import type { Actor } from '../../events/server/events.ts'
import type { Replay } from '../contract-desk.ts'
import { testType } from '../event-types.ts'
import { webhookEvents } from '../events.ts'
import { testBody } from './bodies.ts'
import { subscriptionById } from './stored-subscriptions.ts'
import { note, type Outcome, type WebhookServices } from './subscriptions.ts'
import { type StoredMessage, webhookAttempts, webhookMessages } from './tables.ts'
import { webhookRefusals as refusals } from './texts.ts'

/** A page of the log. */
export const messagesPerPage = 50

/** The newest messages of a receiver, or those before one of them. */
export async function messagesOf(
  database: Queryable,
  subscriptionId: string,
  beforeId: string | null,
): Promise<readonly StoredMessage[]> {
  const before = beforeId === null ? null : await messageOf(database, subscriptionId, beforeId)
  return database
    .select()
    .from(webhookMessages)
    .where(
      and(
        eq(webhookMessages.subscriptionId, subscriptionId),
        before
          ? or(
              lt(webhookMessages.createdAt, before.createdAt),
              and(eq(webhookMessages.createdAt, before.createdAt), lt(webhookMessages.id, before.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(webhookMessages.createdAt), desc(webhookMessages.id))
    .limit(messagesPerPage + 1)
}

export async function messageOf(
  database: Queryable,
  subscriptionId: string,
  id: string,
): Promise<StoredMessage | null> {
  const [found] = await database
    .select()
    .from(webhookMessages)
    .where(and(eq(webhookMessages.subscriptionId, subscriptionId), eq(webhookMessages.id, id)))
  return found ?? null
}

/** The attempts of these messages, the oldest first. */
export const attemptsOf = (database: Queryable, messageIds: readonly string[]) =>
  messageIds.length === 0
    ? Promise.resolve([])
    : database
        .select()
        .from(webhookAttempts)
        .where(inArray(webhookAttempts.messageId, [...messageIds]))
        .orderBy(asc(webhookAttempts.id))

/** How many messages of each receiver wait, and how many were given up. */
export async function messageCounts(database: Queryable) {
  const rows = await database
    .select({ id: webhookMessages.subscriptionId, state: webhookMessages.state, count: count() })
    .from(webhookMessages)
    .where(inArray(webhookMessages.state, ['waiting', 'failed']))
    .groupBy(webhookMessages.subscriptionId, webhookMessages.state)
  return (id: string, state: 'waiting' | 'failed'): number =>
    rows.find(row => row.id === id && row.state === state)?.count ?? 0
}

/** Queues a test event; answers its id. */
export async function sendTest(services: WebhookServices, id: string): Promise<Outcome<string>> {
  const { database } = services
  const subscription = await subscriptionById(database, id)
  if (!subscription) return { kind: 'unknown' }
  if (subscription.status !== 'active') return { kind: 'conflict', message: refusals.notActive }
  const message = randomUUID()
  await database.insert(webhookMessages).values({
    id: message,
    subscriptionId: id,
    source: `test ${message}`,
    type: testType,
    body: testBody(new Date(), message),
  })
  return { kind: 'done', value: message }
}

/** Sends messages again, under their ids and with the bodies that they had; one that waits goes at once. Answers how many. */
export async function replay(
  services: WebhookServices,
  actor: Actor,
  id: string,
  which: Replay,
): Promise<Outcome<number>> {
  const subscription = await subscriptionById(services.database, id)
  if (!subscription) return { kind: 'unknown' }
  if (subscription.status !== 'active') return { kind: 'conflict', message: refusals.notActive }
  return transaction(services.database, async tx => {
    const again = await tx
      .update(webhookMessages)
      .set({ state: 'waiting', attempts: 0, dueAt: sql`now()`, endedAt: null })
      .where(and(eq(webhookMessages.subscriptionId, id), those(which)))
      .returning({ id: webhookMessages.id })
    if (again.length === 0 && 'message' in which)
      return { kind: 'conflict', message: refusals.unknownMessage }
    await note(tx, webhookEvents.replayed, actor, subscription, again.length)
    return { kind: 'done', value: again.length }
  })
}

function those(which: Replay): SQL | undefined {
  if ('message' in which) return eq(webhookMessages.id, which.message)
  return and(
    gte(webhookMessages.createdAt, beginOf(sql`${which.from}::date`)),
    lt(webhookMessages.createdAt, beginOf(sql`${which.to}::date + 1`)),
    which.onlyFailed ? eq(webhookMessages.state, 'failed') : undefined,
  )
}

/** When a day begins in the Netherlands. */
const beginOf = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'Europe/Amsterdam'`

/** Removes messages that are so old, with their attempts. */
export const forgetOldMessages = (database: Database, age: string): Promise<void> =>
  inBatches(async () => {
    const batch = database
      .select({ id: webhookMessages.id })
      .from(webhookMessages)
      .where(lt(webhookMessages.createdAt, sql`now() - ${age}::interval`))
      .limit(batchSize)
    const { rowCount } = await database.delete(webhookMessages).where(inArray(webhookMessages.id, batch))
    return rowCount ?? 0
  })

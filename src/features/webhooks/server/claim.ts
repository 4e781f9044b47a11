import { and, asc, eq, exists, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../../platform/database/pool.ts'
import { liveClients } from '../../api-clients/server/live-clients.ts'
import {
  type StoredMessage,
  type StoredSubscription,
  webhookMessages,
  webhookSubscriptions,
} from './tables.ts'

/** An attempt that was begun and did not end, as its copy was killed, is made again after so long. */
const leaseSeconds = 60

const mayBeCalled = and(
  eq(webhookSubscriptions.status, 'active'),
  or(isNull(webhookSubscriptions.slowUntil), lte(webhookSubscriptions.slowUntil, sql`now()`)),
)

const isDue = and(eq(webhookMessages.state, 'waiting'), lte(webhookMessages.dueAt, sql`now()`))

/** The receivers that can be called now and are owed something. */
export const dueReceivers = async (database: Queryable): Promise<readonly string[]> => {
  const owed = database
    .select({ id: webhookMessages.id })
    .from(webhookMessages)
    .where(and(eq(webhookMessages.subscriptionId, webhookSubscriptions.id), isDue))
  const rows = await database
    .select({ id: webhookSubscriptions.id })
    .from(webhookSubscriptions)
    .where(and(mayBeCalled, exists(owed)))
  return rows.map(({ id }) => id)
}

export type Claimed = {
  readonly subscription: StoredSubscription
  readonly messages: readonly StoredMessage[]
}

/**
 * Takes the messages that a receiver has waited for longest, and counts the attempt before it is made: whatever becomes of it,
 * they are due again when the lease is over. null where it is not to be called now.
 */
export async function claimFor(database: Database, id: string, most: number): Promise<Claimed | null> {
  const [subscription] = await database
    .select()
    .from(webhookSubscriptions)
    .where(and(eq(webhookSubscriptions.id, id), mayBeCalled))
  if (!subscription || !(await mayBeNotified(database, subscription))) return null
  const next = database
    .select({ id: webhookMessages.id })
    .from(webhookMessages)
    .where(and(eq(webhookMessages.subscriptionId, id), isDue))
    .orderBy(asc(webhookMessages.dueAt))
    .limit(most)
    .for('update', { skipLocked: true })
  const messages = await database
    .update(webhookMessages)
    .set({
      attempts: sql`${webhookMessages.attempts} + 1`,
      dueAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(inArray(webhookMessages.id, sql`(${next})`))
    .returning()
  return messages.length === 0 ? null : { subscription, messages }
}

/** Whose client was revoked or has expired is paused, and told of nothing any more. */
async function mayBeNotified(database: Database, { id, clientId }: StoredSubscription): Promise<boolean> {
  if (clientId === null || (await liveClients(database, [clientId])).has(clientId)) return true
  await database
    .update(webhookSubscriptions)
    .set({ status: 'paused', version: sql`${webhookSubscriptions.version} + 1` })
    .where(eq(webhookSubscriptions.id, id))
  return false
}

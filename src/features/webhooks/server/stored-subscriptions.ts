import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { type StoredSubscription, webhookSubscriptions } from './tables.ts'

/** The subscription with this id, or null. */
export async function subscriptionById(database: Queryable, id: string): Promise<StoredSubscription | null> {
  const [found] = await database.select().from(webhookSubscriptions).where(eq(webhookSubscriptions.id, id))
  return found ?? null
}

/** Every subscription, by name. */
export const allSubscriptions = (database: Queryable): Promise<readonly StoredSubscription[]> =>
  database.select().from(webhookSubscriptions).orderBy(webhookSubscriptions.name, webhookSubscriptions.id)

import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type Database, transaction } from '../../../platform/database/pool.ts'
import { takeOutWaitingCalls } from '../../../platform/deliveries/queued-calls.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import { caseEvents } from '../../cases/events.ts'
import { eventsAmong } from '../../events/server/case-events.ts'
import { addSecret } from './secrets.ts'
import { webhookMessages, webhookSubscriptions } from './tables.ts'
import { configuredNames } from './texts.ts'

/** Receivers that the operator configures by their name: that of registrations for a webinar. */
export type ConfiguredReceivers = Readonly<Partial<Record<keyof typeof configuredNames, string>>>

/**
 * Brings the subscriptions that configuration names into line with it, at the start. One whose address is configured no more
 * is paused, and so keeps its log.
 */
export async function storeConfigured(
  database: Database,
  cipher: Cipher,
  configured: ConfiguredReceivers,
): Promise<void> {
  for (const name of Object.keys(configuredNames) as (keyof typeof configuredNames)[])
    await storeOne(database, cipher, name, configured[name] ?? null)
}

const storeOne = (
  database: Database,
  cipher: Cipher,
  name: keyof typeof configuredNames,
  url: string | null,
): Promise<void> =>
  transaction(database, async tx => {
    const [found] = await tx
      .select()
      .from(webhookSubscriptions)
      .where(eq(webhookSubscriptions.configuredAs, name))
      .for('update')
    if (url === null) {
      if (found)
        await tx
          .update(webhookSubscriptions)
          .set({ status: 'paused' })
          .where(and(eq(webhookSubscriptions.id, found.id), eq(webhookSubscriptions.status, 'active')))
      return
    }
    if (found) {
      if (found.url === url && found.status !== 'paused') return
      await tx
        .update(webhookSubscriptions)
        .set({ url, status: 'active', offReason: null, failingSince: null, warnedAt: null, slowUntil: null })
        .where(eq(webhookSubscriptions.id, found.id))
      return
    }
    const id = randomUUID()
    const [added] = await tx
      .insert(webhookSubscriptions)
      .values({
        id,
        configuredAs: name,
        name: configuredNames[name],
        url,
        format: 'form-answers',
        types: ['case.created'],
      })
      // Another copy of the shop that starts at the same time may be first.
      .onConflictDoNothing()
      .returning({ id: webhookSubscriptions.id })
    if (added) await addSecret(tx, cipher, id, 'hmac')
  })

/** Takes over calls that wait among the mails, under their ids: the release before queued them, or a colleague sent one again. */
export const takeOverQueued = (database: Database): Promise<void> =>
  transaction(database, async tx => {
    const [subscription] = await tx
      .select({ id: webhookSubscriptions.id })
      .from(webhookSubscriptions)
      .where(and(eq(webhookSubscriptions.configuredAs, 'webinar'), eq(webhookSubscriptions.status, 'active')))
    if (!subscription) return
    const waiting = await takeOutWaitingCalls(tx)
    const caseIds = waiting.flatMap(({ caseId }) => caseId ?? [])
    const openings = await eventsAmong(tx, caseIds, [caseEvents.opened])
    const rows = waiting.flatMap(({ id, caseId, createdAt }) => {
      const eventId = caseId === null ? undefined : openings.get(caseId)?.[0]?.id
      if (eventId === undefined) return []
      const source = `event ${eventId}`
      return [
        { id, subscriptionId: subscription.id, source, eventId, type: 'case.created' as const, createdAt },
      ]
    })
    if (rows.length > 0) await tx.insert(webhookMessages).values(rows).onConflictDoNothing()
  })

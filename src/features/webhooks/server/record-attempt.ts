import { and, eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { contactEmailOf } from '../../api-clients/server/live-clients.ts'
import { appendEvent } from '../../events/server/events.ts'
import { webhookEvents } from '../events.ts'
import { webhookMails } from '../mails.ts'
import { pauseAfter, usualDelays, waitBeforeNext } from '../schedule.ts'
import type { SwitchOffReason } from '../subscription.ts'
import {
  type StoredMessage,
  type StoredSubscription,
  webhookAttempts,
  webhookMessages,
  webhookSubscriptions,
} from './tables.ts'

/** One call, and how it ended. */
export type Attempt = {
  readonly at: Date
  readonly tookMs: number
  /** null where there was no answer; `error` says why. */
  readonly status: number | null
  readonly answer: string | null
  readonly retryAfterMs: number | null
  readonly error: string | null
}

export type RecordOptions = {
  /** Told where the client or the subscription names no address. */
  readonly staffEmail: string
  readonly mailDomain: string
  /** Milliseconds before each attempt; a test has others. */
  readonly delays?: readonly number[]
  readonly random?: () => number
}

/** Gone for good (RFC 9110): nobody listens there any more. */
const gone = 410
/** The owner is told when nothing got through for so long, and at least one call failed to the fourth attempt or so. */
const failingMs = 30 * 60_000

/**
 * Writes down what became of an attempt, when the next one is, and how the receiver does. A message that was sent again meanwhile
 * is left as that has it.
 */
export const recordAttempt = (
  database: Database,
  message: StoredMessage,
  attempt: Attempt,
  options: RecordOptions,
): Promise<void> =>
  transaction(database, async tx => {
    const { at, tookMs, status, answer, error } = attempt
    await tx.insert(webhookAttempts).values({ messageId: message.id, at, tookMs, status, answer, error })
    const isDelivered = status !== null && status >= 200 && status < 300
    const pauseMs = status === null ? 0 : pauseAfter(status, attempt.retryAfterMs)
    const { delays = usualDelays, random = Math.random } = options
    const waitMs = isDelivered ? null : waitBeforeNext(message.attempts, random(), delays)
    await tx
      .update(webhookMessages)
      .set(
        waitMs === null
          ? { state: isDelivered ? 'delivered' : 'failed', endedAt: sql`now()` }
          : { dueAt: inMs(Math.max(waitMs, pauseMs)) },
      )
      .where(
        and(
          eq(webhookMessages.id, message.id),
          eq(webhookMessages.state, 'waiting'),
          eq(webhookMessages.attempts, message.attempts),
        ),
      )
    await recordHealth(tx, message, { isDelivered, status, pauseMs, isLast: waitMs === null }, options)
  })

const inMs = (ms: number) => sql`now() + make_interval(secs => ${ms / 1_000})`

type Health = {
  readonly isDelivered: boolean
  readonly status: number | null
  readonly pauseMs: number
  readonly isLast: boolean
}

async function recordHealth(
  tx: Transaction,
  { subscriptionId, createdAt }: StoredMessage,
  { isDelivered, status, pauseMs, isLast }: Health,
  options: RecordOptions,
): Promise<void> {
  const of = eq(webhookSubscriptions.id, subscriptionId)
  if (isDelivered) {
    await tx
      .update(webhookSubscriptions)
      .set({ lastSuccessAt: sql`now()`, failingSince: null, warnedAt: null, slowUntil: null })
      .where(of)
    return
  }
  const [subscription] = await tx
    .update(webhookSubscriptions)
    .set({
      failingSince: sql`coalesce(${webhookSubscriptions.failingSince}, now())`,
      ...(pauseMs > 0 && { slowUntil: inMs(pauseMs) }),
    })
    .where(of)
    .returning()
  if (subscription?.status !== 'active') return
  const failingSince = subscription.failingSince ?? new Date()
  if (status === gone) return switchOff(tx, subscription, 'gone', options)
  // Nothing has got through since this message was new.
  if (isLast && failingSince <= createdAt) return switchOff(tx, subscription, 'failing', options)
  if (subscription.warnedAt === null && Date.now() - failingSince.getTime() >= failingMs) {
    await tx.update(webhookSubscriptions).set({ warnedAt: sql`now()` }).where(of)
    await tellOwner(tx, subscription, 'failing', options)
  }
}

/** Nothing is called any more; what waits counts as failed, and can be sent again when the receiver is back. */
async function switchOff(
  tx: Transaction,
  subscription: StoredSubscription,
  reason: SwitchOffReason,
  options: RecordOptions,
): Promise<void> {
  await tx
    .update(webhookSubscriptions)
    .set({ status: 'off', offReason: reason, version: sql`${webhookSubscriptions.version} + 1` })
    .where(eq(webhookSubscriptions.id, subscription.id))
  await tx
    .update(webhookMessages)
    .set({ state: 'failed', endedAt: sql`now()` })
    .where(and(eq(webhookMessages.subscriptionId, subscription.id), eq(webhookMessages.state, 'waiting')))
  await tellOwner(tx, subscription, 'switchedOff', { ...options, reason })
}

/** Troubles that the owner of a receiver is mailed. */
const trouble = {
  failing: { type: webhookEvents.failing, mail: webhookMails.failing },
  switchedOff: { type: webhookEvents.switchedOff, mail: webhookMails.switchedOff },
} as const

async function tellOwner(
  tx: Transaction,
  { id, name, contactEmail, clientId }: StoredSubscription,
  told: keyof typeof trouble,
  { staffEmail, mailDomain, reason }: RecordOptions & { readonly reason?: SwitchOffReason },
): Promise<void> {
  const { type, mail } = trouble[told]
  const eventId = await appendEvent(tx, {
    type,
    actor: { kind: 'system' },
    data: {
      receiver: name,
      subscription: id,
      ...(clientId && { client: clientId }),
      ...(reason && { reason }),
    },
  })
  const recipient = contactEmail ?? (clientId && (await contactEmailOf(tx, clientId))) ?? staffEmail
  await queueDeliveries(tx, { eventId }, [email(mail, recipient, mailDomain)])
}

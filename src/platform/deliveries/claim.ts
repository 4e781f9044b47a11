import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { MailKind } from '../../common/mail-kinds.ts'
import type { Queryable } from '../database/pool.ts'
import { type MailKinds, type WebhookKind, webhookKind } from './kinds.ts'
import { deliveries } from './tables.ts'

type Row = typeof deliveries.$inferSelect

/** A delivery; exactly one of the four ids names its subject. */
export type Delivery = EmailDelivery | WebhookDelivery

export type EmailDelivery = Common & {
  readonly channel: 'email'
  readonly kind: string
  readonly mail: MailKind
  readonly recipient: string
}
export type WebhookDelivery = Common & {
  readonly channel: 'webhook'
  readonly kind: WebhookKind
  readonly recipient: null
}
type Common = Readonly<Omit<Row, 'channel' | 'kind' | 'recipient'>>

/** A row as what it is; null where its kind is of another version of the shop. */
export function deliveryOf(
  { channel, kind, recipient, ...row }: Row,
  { named }: Pick<MailKinds, 'named'>,
): Delivery | null {
  if (channel === 'email') {
    const mail = named(kind)
    return mail && recipient !== null ? { ...row, channel, kind, mail, recipient } : null
  }
  return kind === webhookKind ? { ...row, channel, kind, recipient: null } : null
}

/** How long a delivery waits after its n-th attempt failed, and how long it is tried at all. */
export type BackOff = {
  readonly firstMs: number
  readonly longestMs: number
  readonly giveUpAfterMs: number
}

/** Twice as long each time, from 5 seconds to 15 minutes, for the 5 days that mail servers keep trying. */
export const usualBackOff: BackOff = {
  firstMs: 5_000,
  longestMs: 15 * 60_000,
  giveUpAfterMs: 5 * 24 * 60 * 60_000,
}

export const waitAfter = (attempts: number, { firstMs, longestMs }: BackOff): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(attempts - 1, 30))

const inMs = (ms: number | SQL): SQL<Date> =>
  sql`clock_timestamp() + make_interval(secs => (${ms})::float8 / 1000)`

/**
 * Takes the most urgent delivery that is due, and counts the attempt before it is made: whatever becomes of it, and of the
 * worker, it is due again only after the back-off, and not before `leaseMs` is over. null where none is due.
 */
export async function claimDue(
  database: Queryable,
  { firstMs, longestMs }: BackOff,
  leaseMs: number,
  kinds: MailKinds,
): Promise<EmailDelivery | null> {
  const next = database
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.state, 'queued'),
        lte(deliveries.dueAt, sql`now()`),
        // Kinds queued by a newer version are left to that version.
        inArray(deliveries.kind, [...kinds.names]),
      ),
    )
    .orderBy(asc(deliveries.priority), asc(deliveries.dueAt), asc(deliveries.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const backOffMs = sql`greatest(${leaseMs}::float8, least(${longestMs}::float8, ${firstMs}::float8 * 2 ^ least(${deliveries.attempts}, 30)))`
  const [row] = await database
    .update(deliveries)
    .set({ attempts: sql`${deliveries.attempts} + 1`, dueAt: inMs(backOffMs) })
    .where(sql`${deliveries.id} = (${next})`)
    .returning()
  const delivery = row ? deliveryOf(row, kinds) : null
  return delivery?.channel === 'email' ? delivery : null
}

/** An attempt that was claimed: another one, begun when its lease was over, is not touched by what became of this one. */
const attempt = ({ id, attempts }: Pick<Delivery, 'id' | 'attempts'>) =>
  and(eq(deliveries.id, id), eq(deliveries.attempts, attempts), eq(deliveries.state, 'queued'))

/** Result of an attempt; `retryInMs` applies to deliveries that stay queued. */
export type AttemptResult = {
  readonly state: Row['state']
  readonly error: string | null
  readonly retryInMs: number
}

export async function recordAttempt(
  database: Queryable,
  delivery: Delivery,
  { state, error, retryInMs }: AttemptResult,
): Promise<void> {
  const isOver = state !== 'queued'
  await database
    .update(deliveries)
    .set({
      state,
      lastError: error,
      ...(isOver ? { endedAt: sql`clock_timestamp()` } : { dueAt: inMs(retryInMs) }),
      // A failed mail does not count towards the limit.
      ...(error !== null && { passedLimitAt: null }),
    })
    .where(attempt(delivery))
}

/** Ends a delivery that does not go, because of what happened since. @param event id of that */
export async function recordOvertaken(database: Queryable, delivery: Delivery, event: number): Promise<void> {
  await database
    .update(deliveries)
    .set({
      state: 'overtaken',
      overtakenBy: event,
      attempts: sql`${deliveries.attempts} - 1`,
      lastError: null,
      endedAt: sql`clock_timestamp()`,
      heldAt: null,
      passedLimitAt: null,
    })
    .where(attempt(delivery))
}

/** Has a delivery wait because its recipient, or all of them, had enough; no attempt was made, so none is counted. */
export async function recordHold(
  database: Queryable,
  delivery: Delivery,
  { waitMs, reason }: { readonly waitMs: number; readonly reason: string },
): Promise<void> {
  await database
    .update(deliveries)
    .set({
      attempts: sql`${deliveries.attempts} - 1`,
      dueAt: inMs(waitMs),
      heldAt: sql`coalesce(${deliveries.heldAt}, now())`,
      lastError: reason,
    })
    .where(attempt(delivery))
}

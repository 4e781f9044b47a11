import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseUnavailable, reasonOf } from '../database/failures.ts'
import type { Database } from '../database/pool.ts'
import type { SendOutcome } from '../outside/mail.ts'
import { addressHold } from './bounced-addresses.ts'
import {
  type AttemptResult,
  type BackOff,
  claimDue,
  type Delivery,
  type EmailDelivery,
  recordAttempt,
  recordHold,
  type WebhookDelivery,
  waitAfter,
} from './claim.ts'
import { type Hold, passLimit } from './recipient-limit.ts'

export type DeliveryParts = {
  /** A pool of the worker's own. */
  readonly database: Database
  /** How each channel makes one attempt; one that rejects has failed. */
  readonly send: {
    email(delivery: EmailDelivery): Promise<SendOutcome>
    webhook(delivery: WebhookDelivery): Promise<SendOutcome>
  }
  readonly backOff: BackOff
  /** So many mails go to addresses that somebody typed, from all copies of the shop together. */
  readonly mailsPerHour: number
  /** Within this an attempt is over, or counts as failed. */
  readonly attemptMs: number
  /** Told of every attempt that did not succeed. */
  readonly onTrouble: (delivery: Delivery, kind: 'refused' | 'failed', reason: string) => void
  /** Told of every mail that waits because so many have gone in this hour. */
  readonly onBudgetSpent?: () => void
}

/** A mail server that takes its time for every word may take this long. */
export const usualAttemptMs = 90_000
/** More than the days for which something is tried have room for: its attempts never end, as where each ends the worker. */
const mostAttempts = 1_000
/** Time for the database work around an attempt. */
const leaseSlackMs = 30_000
const writeAgainMs = 250

/**
 * Makes one attempt at the most urgent delivery that is due: claims it, which counts the attempt, sends it, and writes down
 * what became of that, each committed by itself. Killed in between, it is due again when its lease is over, under the same
 * id; two workers never have the same one. A database that is away when an attempt has ended is waited for.
 * @returns whether there was something to deliver
 */
export async function deliverNext(parts: DeliveryParts): Promise<boolean> {
  const { database, backOff, attemptMs, mailsPerHour, onTrouble } = parts
  const delivery = await claimDue(database, backOff, attemptMs + leaseSlackMs)
  if (!delivery) return false
  const hold =
    delivery.channel === 'email'
      ? ((await addressHold(database, delivery)) ?? (await passLimit(database, delivery, mailsPerHour)))
      : null
  if (hold?.isBudgetSpent) parts.onBudgetSpent?.()
  if (hold && !isTooOld(delivery, backOff)) {
    await recordHold(database, delivery, hold)
    return true
  }
  const outcome = await outcomeOf(parts, delivery, hold)
  if (outcome.kind === 'failed' || outcome.kind === 'refused')
    onTrouble(delivery, outcome.kind, outcome.reason)
  await insist(() => recordAttempt(database, delivery, resultOf(delivery, outcome, backOff)))
  return true
}

/** Tries again while the database is away, as long as the lease lasts: what is not written down is sent once more. */
async function insist(write: () => Promise<void>): Promise<void> {
  const end = Date.now() + leaseSlackMs
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > end) throw error
      await pause(writeAgainMs)
    }
  }
}

async function outcomeOf(parts: DeliveryParts, delivery: Delivery, hold: Hold | null): Promise<SendOutcome> {
  if (hold) return { kind: 'failed', reason: hold.reason }
  if (delivery.attempts > mostAttempts) return { kind: 'refused', reason: 'Its attempts never end' }
  return attempt(parts, delivery)
}

async function attempt({ send, attemptMs }: DeliveryParts, delivery: Delivery): Promise<SendOutcome> {
  const tooLate = Promise.withResolvers<SendOutcome>()
  const timer = setTimeout(() => tooLate.resolve({ kind: 'failed', reason: 'It took too long' }), attemptMs)
  try {
    const sending = delivery.channel === 'email' ? send.email(delivery) : send.webhook(delivery)
    return await Promise.race([sending, tooLate.promise])
  } catch (error) {
    // A template that fails or a full disk stops this one only, and is worth another try after a repair.
    return { kind: 'failed', reason: reasonOf(error) }
  } finally {
    clearTimeout(timer)
  }
}

const isTooOld = ({ notBefore }: Delivery, { giveUpAfterMs }: BackOff): boolean =>
  Date.now() - notBefore.getTime() > giveUpAfterMs

function resultOf(delivery: Delivery, outcome: SendOutcome, backOff: BackOff): AttemptResult {
  switch (outcome.kind) {
    case 'sent':
    case 'kept':
      return { state: outcome.kind, error: null, retryInMs: 0 }
    case 'refused':
      return { state: 'dead', error: outcome.reason, retryInMs: 0 }
    case 'failed':
      return {
        state: isTooOld(delivery, backOff) ? 'dead' : 'queued',
        error: outcome.reason,
        retryInMs: waitAfter(delivery.attempts, backOff),
      }
  }
}

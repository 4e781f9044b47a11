import { reasonOf } from '../database/failures.ts'
import { insist } from '../database/insist.ts'
import type { Database } from '../database/pool.ts'
import type { SendOutcome } from '../outside/mail.ts'
import { addressHold, resumeWhereLifted, waitsForAddress } from './bounced-addresses.ts'
import {
  type AttemptResult,
  type BackOff,
  claimDue,
  type EmailDelivery,
  recordAttempt,
  recordHold,
  recordOvertaken,
  waitAfter,
} from './claim.ts'
import type { MailKinds } from './kinds.ts'
import { type Hold, passLimit } from './recipient-limit.ts'

export type DeliveryParts = {
  readonly mailKinds: MailKinds
  /** A pool of the worker's own. */
  readonly database: Database
  /** Makes one attempt; one that rejects has failed. */
  readonly send: (delivery: EmailDelivery) => Promise<SendOutcome>
  readonly backOff: BackOff
  /** So many mails go to addresses that somebody typed, from all copies of the shop together. */
  readonly mailsPerHour: number
  /** Within this an attempt is over, or counts as failed. */
  readonly attemptMs: number
  /** The event by which a mail is untrue by now, so that it does not go; null where it may. */
  readonly overtakenBy?: (delivery: EmailDelivery) => Promise<number | null>
  /** Told of every attempt that did not succeed. */
  readonly onTrouble: (delivery: EmailDelivery, kind: 'refused' | 'failed', reason: string) => void
  /** Told of every mail that waits because so many have gone in this hour. */
  readonly onBudgetSpent?: () => void
  /** Told of every mail that begins to wait for a correction of its address, before it does. */
  readonly onAddressHold?: (delivery: EmailDelivery) => Promise<void>
}

/** A mail server that takes its time for every word may take this long. */
export const usualAttemptMs = 90_000
/** More than the days for which something is tried have room for: its attempts never end, as where each ends the worker. */
const mostAttempts = 1_000
/** Time for the database work around an attempt. */
const leaseSlackMs = 30_000

/**
 * Makes one attempt at the most urgent delivery that is due: claims it, which counts the attempt, sends it unless it was
 * overtaken, and writes down what became of that, each committed by itself. Killed in between, it is due again when its lease is over, under the same
 * id; two workers never have the same one. A database that is away when an attempt has ended is waited for.
 * @returns whether there was something to deliver
 */
export async function deliverNext(parts: DeliveryParts): Promise<boolean> {
  const { database, backOff, attemptMs, mailKinds, mailsPerHour, onTrouble } = parts
  const delivery = await claimDue(database, backOff, attemptMs + leaseSlackMs, mailKinds)
  if (!delivery) return false
  const overtaker = (await parts.overtakenBy?.(delivery)) ?? null
  if (overtaker !== null) {
    await recordOvertaken(database, delivery, overtaker)
    return true
  }
  const bounced = await addressHold(database, delivery)
  const hold = bounced ?? (await passLimit(database, delivery, mailKinds, mailsPerHour))
  if (hold?.isBudgetSpent) parts.onBudgetSpent?.()
  if (hold && !isTooOld(delivery, backOff)) {
    if (bounced && !waitsForAddress(delivery)) await parts.onAddressHold?.(delivery)
    await recordHold(database, delivery, hold)
    if (bounced) await resumeWhereLifted(database, delivery)
    return true
  }
  const outcome = await outcomeOf(parts, delivery, hold)
  if (outcome.kind === 'failed' || outcome.kind === 'refused')
    onTrouble(delivery, outcome.kind, outcome.reason)
  // A result that is not written down within the lease has the mail sent once more.
  await insist(leaseSlackMs, () => recordAttempt(database, delivery, resultOf(delivery, outcome, backOff)))
  return true
}

async function outcomeOf(
  parts: DeliveryParts,
  delivery: EmailDelivery,
  hold: Hold | null,
): Promise<SendOutcome> {
  if (hold) return { kind: 'failed', reason: hold.reason }
  if (delivery.attempts > mostAttempts) return { kind: 'refused', reason: 'Its attempts never end' }
  return attempt(parts, delivery)
}

async function attempt({ send, attemptMs }: DeliveryParts, delivery: EmailDelivery): Promise<SendOutcome> {
  const tooLate = Promise.withResolvers<SendOutcome>()
  const timer = setTimeout(() => tooLate.resolve({ kind: 'failed', reason: 'It took too long' }), attemptMs)
  try {
    return await Promise.race([send(delivery), tooLate.promise])
  } catch (error) {
    // A template that fails or a full disk stops this one only, and is worth another try after a repair.
    return { kind: 'failed', reason: reasonOf(error) }
  } finally {
    clearTimeout(timer)
  }
}

const isTooOld = ({ notBefore }: EmailDelivery, { giveUpAfterMs }: BackOff): boolean =>
  Date.now() - notBefore.getTime() > giveUpAfterMs

function resultOf(delivery: EmailDelivery, outcome: SendOutcome, backOff: BackOff): AttemptResult {
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

import type { Pool, PoolClient } from 'pg'
import type { MailTransport, SendOutcome } from '../outside/mail.ts'
import { subjectOf } from './email-subject.ts'
import {
  type AttemptResult,
  lockDueEmail,
  type OutboxEmail,
  recordAttempt,
  recordHold,
} from './outbox-table.ts'
import { holdOf, holdReason } from './recipient-limit.ts'
import { replyToOf } from './reply-to.ts'
import type { EmailContext } from './templates/email-request.ts'
import type { WriteEmail } from './templates.ts'

export type DeliveryParts = {
  /** A pool of the worker's own: a transaction stays open while a mail is sent. */
  readonly pool: Pool
  readonly transport: MailTransport
  readonly writeEmail: WriteEmail
  readonly context: EmailContext
  /** The key that the tokens of mailed links are derived under. */
  readonly linkKey: Uint8Array
  /** The sender: `Shop <shop@shop.example>`. */
  readonly from: string
  readonly backOff: BackOff
  /** Told of every attempt that did not succeed. */
  readonly onTrouble: (mail: OutboxEmail, outcome: SendOutcome) => void
}

/** How long a mail waits after its n-th attempt failed, and how long it is tried at all. */
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

/** An operating system that drops the connection silently must not keep a mail locked for ever. */
const begin = `begin; set local idle_in_transaction_session_timeout = '5min'; set local synchronous_commit = off`

/**
 * Tries to deliver the mail that is due longest, in one transaction: it is locked while it is sent, so no other worker
 * sends it too, and when this process is killed the mail is due again at once, with the same Message-ID. That its result
 * is not synced to disk can at worst send it a second time after a power cut.
 * @returns whether there was a mail
 */
export async function deliverNext(parts: DeliveryParts): Promise<boolean> {
  const client = await parts.pool.connect()
  let broken: Error | undefined
  try {
    await client.query(begin)
    const mail = await lockDueEmail(client)
    if (mail) await deliverOrHold(client, mail, parts)
    await client.query('commit')
    return mail !== null
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // A connection that failed is closed, which undoes what it had open.
    client.release(broken)
  }
}

async function deliverOrHold(client: PoolClient, mail: OutboxEmail, parts: DeliveryParts): Promise<void> {
  const hold = await holdOf(client, mail)
  if (hold && !isTooOld(mail, parts.backOff)) return recordHold(client, mail.id, hold)
  const outcome: SendOutcome = hold
    ? { kind: 'failed', reason: holdReason }
    : await attempt(client, mail, parts)
  if (outcome.kind === 'failed' || outcome.kind === 'refused') parts.onTrouble(mail, outcome)
  await recordAttempt(client, mail.id, resultOf(mail, outcome, parts.backOff))
}

async function attempt(client: PoolClient, mail: OutboxEmail, parts: DeliveryParts): Promise<SendOutcome> {
  try {
    const subject = await subjectOf(client, mail, parts.linkKey)
    const request = { kind: mail.kind, subject }
    const written = await parts.writeEmail(request, parts.context)
    const { messageId, recipient: to, createdAt: date } = mail
    const replyTo = replyToOf(request)
    return await parts.transport.send({ messageId, date, to, replyTo, from: parts.from, ...written })
  } catch (error) {
    // A template that fails or a full disk stops this mail only, and is worth another try after a repair.
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

const isTooOld = ({ createdAt }: OutboxEmail, { giveUpAfterMs }: BackOff): boolean =>
  Date.now() - createdAt.getTime() > giveUpAfterMs

function resultOf(mail: OutboxEmail, outcome: SendOutcome, backOff: BackOff): AttemptResult {
  switch (outcome.kind) {
    case 'sent':
    case 'kept':
      return { state: outcome.kind, error: null, retryInMs: 0 }
    case 'refused':
      return { state: 'dead', error: outcome.reason, retryInMs: 0 }
    case 'failed':
      return {
        state: isTooOld(mail, backOff) ? 'dead' : 'queued',
        error: outcome.reason,
        retryInMs: waitAfter(mail.attempts + 1, backOff),
      }
  }
}

import { insist } from '../../../platform/database/insist.ts'
import type { Database } from '../../../platform/database/pool.ts'
import type { callWebhook } from '../../../platform/outside/webhook.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import { caseIdOfEvent } from '../../events/server/case-events.ts'
import { formAnswers } from '../../forms/server/form-answers.ts'
import { retryAfterMs } from '../schedule.ts'
import { type Claimed, claimFor, dueReceivers } from './claim.ts'
import { type Attempt, type RecordOptions, recordAttempt } from './record-attempt.ts'
import { signingSecrets } from './secrets.ts'
import { signedHeaders } from './signing.ts'
import type { StoredMessage } from './tables.ts'

export type CallerParts = {
  readonly database: Database
  readonly cipher: Cipher
  readonly call: typeof callWebhook
  readonly record: RecordOptions
  /** Told of every call that did not succeed; names no receiver. */
  readonly onTrouble: (messageId: string, reason: string) => void
  readonly onError: (error: unknown) => void
}

export type Caller = {
  /** Begins to call each receiver that is owed something and is not being called. */
  check(): Promise<boolean>
  /** Ends after the calls that are under way. */
  stop(): Promise<void>
}

/** Calls of one receiver at the same time; one that fails gets them one by one. */
const atOnce = 4
const writeForMs = 30_000

/**
 * Calls receivers, each in a lane of its own: one that hangs holds up its own calls only. A message is called at least once
 * until it is delivered or given up, always under the same id, also where the shop is killed in between.
 */
export function createCaller(parts: CallerParts): Caller {
  const { database, onError } = parts
  const lanes = new Map<string, Promise<void>>()
  let isStopping = false

  async function check(): Promise<boolean> {
    for (const id of await dueReceivers(database)) {
      if (isStopping || lanes.has(id)) continue
      const lane = callUntilDone(id)
        .catch(onError)
        .finally(() => lanes.delete(id))
      lanes.set(id, lane)
    }
    // A lane sees by itself whether more is due; a receiver that is new waits for the next check.
    return false
  }

  async function callUntilDone(id: string): Promise<void> {
    let most = atOnce
    while (!isStopping) {
      const claimed = await claimFor(database, id, most)
      if (!claimed) return
      most = claimed.subscription.failingSince === null ? atOnce : 1
      await callAll(parts, claimed)
    }
  }

  return {
    check,
    async stop() {
      isStopping = true
      await Promise.all(lanes.values())
    },
  }
}

async function callAll(parts: CallerParts, { subscription, messages }: Claimed): Promise<void> {
  const secrets = await signingSecrets(parts.database, parts.cipher, subscription.id)
  const url = new URL(subscription.url)
  await Promise.all(
    messages.map(async message => {
      const attempt = await attemptOf(parts, message, body => ({
        url,
        body,
        headers: signedHeaders({ id: message.id, at: new Date(), body }, secrets),
      }))
      if (attempt.status === null || attempt.status >= 300)
        parts.onTrouble(message.id, attempt.error ?? `it answered ${attempt.status}`)
      // A call whose result is not written down is made once more when the lease is over.
      await insist(writeForMs, () => recordAttempt(parts.database, message, attempt, parts.record))
    }),
  )
}

async function attemptOf(
  { database, call }: CallerParts,
  message: StoredMessage,
  requestOf: (body: string) => Parameters<typeof callWebhook>[0],
): Promise<Attempt> {
  const at = new Date()
  const start = performance.now()
  const body = message.body ?? (await answersOf(database, message))
  const outcome =
    body === null
      ? ({ kind: 'failed', reason: 'what it tells about is gone' } as const)
      : await call(requestOf(body))
  const tookMs = Math.round(performance.now() - start)
  if (outcome.kind === 'failed')
    return { at, tookMs, status: null, answer: null, retryAfterMs: null, error: outcome.reason }
  const { status, answer, retryAfter } = outcome
  // PostgreSQL stores no zero bytes.
  const readable = answer.replaceAll('\0', '')
  return { at, tookMs, status, answer: readable, retryAfterMs: retryAfterMs(retryAfter, at), error: null }
}

/** The body of a message that is made when it is sent; null where its case is gone. */
export async function answersOf(
  database: Database,
  { eventId }: Pick<StoredMessage, 'eventId'>,
): Promise<string | null> {
  const caseId = eventId === null ? null : await caseIdOfEvent(database, eventId)
  const answers = caseId === null ? null : await formAnswers(database, caseId)
  return answers && JSON.stringify(answers)
}

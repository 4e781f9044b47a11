import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { caseById } from '../cases/case.ts'
import { type BackOff, waitAfter } from '../emails/deliver.ts'
import type { callWebhook, WebhookOutcome } from '../outside/webhook.ts'
import { submissionOf } from './submissions.ts'
import { type CallResult, lockDueCall, recordCall, type WebhookCall } from './webhook-calls-table.ts'

export type WebhookParts = {
  readonly pool: Pool
  /** Where each webhook is, by its name. */
  readonly addresses: Readonly<Record<string, string>>
  readonly call: typeof callWebhook
  readonly backOff: BackOff
  /** Told of every attempt that did not succeed; the reason names no address and nothing that was typed. */
  readonly onTrouble: (webhook: string, reason: string) => void
}

/**
 * Makes the webhook call that is due longest, in one transaction, as mails are sent (emails/deliver.ts): at least once,
 * with the same id over every attempt.
 * @returns whether there was a call to make
 */
export async function callNextWebhook(parts: WebhookParts): Promise<boolean> {
  const client = await parts.pool.connect()
  let broken: Error | undefined
  try {
    await client.query(`begin; set local idle_in_transaction_session_timeout = '1min'`)
    const due = await lockDueCall(client)
    if (due) {
      const outcome = await attempt(client, due, parts)
      if (outcome.kind !== 'delivered') parts.onTrouble(due.webhook, outcome.reason)
      await recordCall(client, due.id, resultOf(due, outcome, parts.backOff))
    }
    await client.query('commit')
    return due !== null
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // A connection that failed is closed, which undoes what it had open.
    client.release(broken)
  }
}

async function attempt(client: PoolClient, due: WebhookCall, parts: WebhookParts): Promise<WebhookOutcome> {
  const address = parts.addresses[due.webhook]
  if (address === undefined) return { kind: 'failed', reason: 'it has no address' }
  const database = drizzle({ client })
  const told = await caseById(database, due.caseId)
  const submission = told && (await submissionOf(database, told))
  if (!submission) return { kind: 'refused', reason: 'what it tells about is gone' }
  const { formId, answers, createdAt } = submission
  const fields = Object.fromEntries(answers.map(({ name, value }) => [name, value]))
  return parts.call({
    url: new URL(address),
    id: due.id,
    body: { formId, submittedAt: createdAt.toISOString(), fields },
  })
}

function resultOf(
  { attempts, createdAt }: WebhookCall,
  outcome: WebhookOutcome,
  backOff: BackOff,
): CallResult {
  if (outcome.kind === 'delivered') return { state: 'sent', error: null, retryInMs: 0 }
  const isTooOld = Date.now() - createdAt.getTime() > backOff.giveUpAfterMs
  const isOver = outcome.kind === 'refused' || isTooOld
  return {
    state: isOver ? 'dead' : 'queued',
    error: outcome.reason,
    retryInMs: waitAfter(attempts + 1, backOff),
  }
}

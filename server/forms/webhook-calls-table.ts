import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'

/** A call of a webhook that is owed. */
export type WebhookCall = {
  readonly id: string
  readonly webhook: string
  readonly caseId: number
  readonly attempts: number
  readonly createdAt: Date
}

export async function queueWebhookCall(client: PoolClient, webhook: string, caseId: number): Promise<void> {
  await client.query('insert into webhook_calls (id, webhook, case_id) values ($1, $2, $3)', [
    randomUUID(),
    webhook,
    caseId,
  ])
}

/** The call that is due longest, locked until the transaction ends; null when none is due. */
export async function lockDueCall(client: PoolClient): Promise<WebhookCall | null> {
  const { rows } = await client.query<WebhookCall>(
    `select id, webhook, case_id::float8 as "caseId", attempts, created_at as "createdAt" from webhook_calls
     where state = 'queued' and next_attempt_at <= now()
     order by next_attempt_at, id limit 1 for update skip locked`,
  )
  return rows[0] ?? null
}

/** What an attempt changes in its row; `retryInMs` counts for calls that stay queued. */
export type CallResult = {
  readonly state: 'queued' | 'sent' | 'dead'
  readonly error: string | null
  readonly retryInMs: number
}

export async function recordCall(
  client: PoolClient,
  id: string,
  { state, error, retryInMs }: CallResult,
): Promise<void> {
  await client.query(
    `update webhook_calls
     set state = $2, attempts = attempts + 1, last_error = $3,
       next_attempt_at = clock_timestamp() + make_interval(secs => $4::float8 / 1000),
       ended_at = case when $2 <> 'queued' then clock_timestamp() end
     where id = $1`,
    [id, state, error, retryInMs],
  )
}

import type { Pool, PoolClient } from 'pg'
import type { ChangedDetail, EmailKind } from './queue.ts'
import { type Hold, holdReason } from './recipient-limit.ts'

/** queued: to be sent; kept: no mail server is configured, a file holds it; dead: refused for good. */
export type OutboxState = 'queued' | 'sent' | 'kept' | 'dead'

/** A row of the outbox; exactly one of the four ids says what it tells about. */
export type OutboxEmail = {
  readonly id: string
  readonly kind: EmailKind
  readonly recipient: string
  readonly messageId: string
  readonly caseId: number | null
  readonly accountLinkId: string | null
  readonly customerId: string | null
  readonly deadLetterReportId: string | null
  readonly changedDetail: ChangedDetail | null
  readonly state: OutboxState
  /** Staff had it sent though its recipient had enough for a day. */
  readonly limitLifted: boolean
  readonly attempts: number
  readonly lastError: string | null
  readonly createdAt: Date
}

const columns = `id, kind, recipient, message_id as "messageId", case_id::float8 as "caseId",
  account_link_id as "accountLinkId", customer_id as "customerId",
  dead_letter_report_id as "deadLetterReportId", changed_detail as "changedDetail", state,
  limit_lifted as "limitLifted", attempts, last_error as "lastError", created_at as "createdAt"`

/**
 * The mail that is due longest, those about an account before all others, locked until the transaction ends: no other worker takes it, and when this one is killed
 * the lock goes with its connection. null when none is due.
 */
export async function lockDueEmail(client: PoolClient): Promise<OutboxEmail | null> {
  const { rows } = await client.query<OutboxEmail>(
    `select ${columns} from outbox_emails
     where state = 'queued' and next_attempt_at <= now()
     order by (account_link_id is null and customer_id is null), next_attempt_at, id limit 1 for update skip locked`,
  )
  return rows[0] ?? null
}

/** What an attempt changes in its row; `retryInMs` counts for mails that stay queued. */
export type AttemptResult = {
  readonly state: OutboxState
  readonly error: string | null
  readonly retryInMs: number
}

export async function recordAttempt(client: PoolClient, id: string, result: AttemptResult): Promise<void> {
  await client.query(
    `update outbox_emails
     set state = $2, attempts = attempts + 1, last_error = $3,
       next_attempt_at = clock_timestamp() + make_interval(secs => $4::float8 / 1000),
       sent_at = case when $2 in ('sent', 'kept') then clock_timestamp() end
     where id = $1`,
    [id, result.state, result.error, result.retryInMs],
  )
}

/** Has a mail wait without counting an attempt; where its recipient had enough for a day, staff hear of it. */
export async function recordHold(
  client: PoolClient,
  id: string,
  { isOverLimit, waitMs }: Hold,
): Promise<void> {
  await client.query(
    `update outbox_emails
     set next_attempt_at = clock_timestamp() + make_interval(secs => $2::float8 / 1000),
       held_at = case when $3 then coalesce(held_at, now()) else held_at end,
       last_error = case when $3 then $4 else last_error end
     where id = $1`,
    [id, waitMs, isOverLimit, holdReason],
  )
}

/** The newest mails, newest first; of one state where it is given. */
export async function newestEmails(
  pool: Pool,
  limit: number,
  state: OutboxState | null = null,
): Promise<readonly OutboxEmail[]> {
  const { rows } = await pool.query<OutboxEmail>(
    `select ${columns} from outbox_emails where $2::text is null or state = $2 order by id desc limit $1`,
    [limit, state],
  )
  return rows
}

export async function emailById(pool: Pool, id: number): Promise<OutboxEmail | null> {
  const { rows } = await pool.query<OutboxEmail>(`select ${columns} from outbox_emails where id = $1`, [id])
  return rows[0] ?? null
}

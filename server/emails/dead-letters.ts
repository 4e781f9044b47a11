import type { Pool, PoolClient } from 'pg'
import { type EmailKind, email } from './queue.ts'

/**
 * A mail that was refused for good, or that could not be delivered for days; or one that waits because its recipient had
 * enough for a day.
 */
export type DeadLetter = {
  readonly id: string
  readonly kind: EmailKind
  readonly recipient: string
  readonly createdAt: Date
  readonly lastError: string | null
  /** It goes by itself, later. */
  readonly isHeld: boolean
}

/** What staff hear once a day. */
export type DeadLetterReport = { readonly createdAt: Date; readonly letters: readonly DeadLetter[] }

/**
 * Queues a mail to staff about the mails that died, or began to wait, since the last report; at most one a day (UTC), whichever server is
 * first. A report that cannot be delivered itself is not reported again.
 */
export async function reportDeadLetters(
  pool: Pool,
  { staffEmail, mailDomain }: { readonly staffEmail: string; readonly mailDomain: string },
): Promise<void> {
  const { kind, recipient, message_id } = email('dead-letter-report', staffEmail, mailDomain)
  await pool.query(
    `with news as (
       select id from outbox_emails where (state = 'dead' or (state = 'queued' and held_at is not null)) and reported_in is null and kind <> $1
     ), report as (
       insert into dead_letter_reports (day) select (now() at time zone 'utc')::date where exists (select from news)
       on conflict (day) do nothing
       returning id
     ), named as (
       update outbox_emails set reported_in = report.id from news, report where outbox_emails.id = news.id
     )
     insert into outbox_emails (dead_letter_report_id, kind, recipient, message_id)
     select report.id, $1, $2, $3 from report`,
    [kind, recipient, message_id],
  )
}

/** The report with this id and the mails that it names, oldest first; null where there is none. */
export async function deadLetterReport(
  database: Pool | PoolClient,
  id: string,
): Promise<DeadLetterReport | null> {
  const { rows } = await database.query<{ createdAt: Date }>(
    'select created_at as "createdAt" from dead_letter_reports where id = $1',
    [id],
  )
  if (!rows[0]) return null
  const letters = await database.query<DeadLetter>(
    `select id, kind, recipient, created_at as "createdAt", last_error as "lastError", state <> 'dead' as "isHeld"
     from outbox_emails where reported_in = $1 order by id`,
    [id],
  )
  return { createdAt: rows[0].createdAt, letters: letters.rows }
}

/**
 * Has a dead mail tried again, as after its mailbox was mended, or a waiting one sent beyond the limit of its recipient;
 * whether there was such a mail.
 */
export async function sendAgain(pool: Pool, id: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update outbox_emails set state = 'queued', next_attempt_at = now(), reported_in = null, held_at = null, limit_lifted = true
     where id = $1 and (state = 'dead' or (state = 'queued' and held_at is not null))`,
    [id],
  )
  return rowCount === 1
}

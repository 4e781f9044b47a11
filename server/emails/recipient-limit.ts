import type { PoolClient } from 'pg'
import type { EmailKind } from './queue.ts'

/** Mails that one mailbox gets in 24 hours of those that anybody can have us send there (docs/decisions/0027). */
export const mailsPerRecipientAndDay = 10

/** What goes to whatever address a visitor typed. Account links have a limit of their own (accounts/link-cooldown.ts). */
const limitedKinds: readonly EmailKind[] = [
  'order-confirmation',
  'quote-confirmation',
  'fibre-enquiry-confirmation',
  'site-form-confirmation',
]

/** One mailbox however it is written, in SQL: `Info+a@x.nl` is `info@x.nl`; as the index outbox_emails_by_mailbox has it. */
const mailbox = (recipient: string) => `lower(regexp_replace(${recipient}, '\\+[^@]*@', '@'))`

/** Why a mail does not go now. */
export type Hold = {
  /** false: another mail to the same mailbox is on its way at this moment, so they cannot be counted. */
  readonly isOverLimit: boolean
  readonly waitMs: number
}

const whileAnotherIsOnItsWay: Hold = { isOverLimit: false, waitMs: 2_000 }

/**
 * Whether a mail must wait because its recipient had enough for a day; null lets it go. Mails to one mailbox go one after
 * the other until the transaction ends, over all servers, so that none slips through beside another.
 */
export async function holdOf(
  client: PoolClient,
  { kind, recipient, limitLifted }: { kind: EmailKind; recipient: string; limitLifted: boolean },
): Promise<Hold | null> {
  if (limitLifted || !limitedKinds.includes(kind)) return null
  const { rows: alone } = await client.query<{ isAlone: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended(${mailbox('$1')}, 0)) as "isAlone"`,
    [recipient],
  )
  if (!alone[0]?.isAlone) return whileAnotherIsOnItsWay
  const { rows } = await client.query<{ waitMs: number }>(
    `select 1000 * extract(epoch from sent_at + interval '1 day' - clock_timestamp())::float8 as "waitMs"
     from outbox_emails
     where ${mailbox('recipient')} = ${mailbox('$1')} and kind = any($2)
       and sent_at > clock_timestamp() - interval '1 day'
     order by sent_at desc offset $3 limit 1`,
    [recipient, limitedKinds, mailsPerRecipientAndDay - 1],
  )
  return rows[0] ? { isOverLimit: true, waitMs: rows[0].waitMs } : null
}

/** What staff read of a mail that waits. */
export const holdReason = `Dit adres kreeg al ${mailsPerRecipientAndDay} mails in 24 uur`

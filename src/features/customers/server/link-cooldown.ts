import { createHmac } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { mailboxOf } from '../../../common/checks/email-key.ts'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import type { Database, Transaction } from '../../../platform/database/pool.ts'
import type { MailKinds } from '../../../platform/deliveries/kinds.ts'
import { mailboxIsFullFor } from '../../../platform/deliveries/recipient-limit.ts'
import type { LinkPurpose } from '../../mailed-links/server/purposes.ts'
import { linkCooldownSeconds, linksPerDay } from '../contract-links.ts'
import { customerLinks } from './links.ts'
import { accountLinkRequests } from './tables.ts'

type LinkRequest = {
  /** Purpose of the requested mail, whatever link follows. */
  readonly purpose: LinkPurpose
  /** As it was typed; whether anybody has it plays no part. */
  readonly email: string
  readonly lookupKey: Buffer
  readonly mailKinds: MailKinds
  /** Staff ask on behalf of a caller: the daily limit of requests by others does not apply. */
  readonly isByStaff?: boolean
}

/**
 * Starts the time in which no other link is mailed to a mailbox: 30 seconds (order-flow §9), and the rest of 24 hours once
 * it was asked for ten. A link that whoever fills in an address has mailed there takes one of the mails that anybody can
 * have us send to it in a day, and is refused where none is left. It lies in the database, so it holds across tabs, servers and restarts, and of two requests at once
 * one starts it; it is started when the transaction commits.
 * @returns null where it was started, else how many seconds the earlier one still lasts, 1 or more
 */
export async function startCooldown(tx: Transaction, request: LinkRequest): Promise<number | null> {
  const client = tx.$client
  const full =
    request.purpose === customerLinks.activation && !request.isByStaff
      ? await mailboxIsFullFor(tx, request.mailKinds, request.email)
      : null
  if (full !== null) return full
  const key = [request.purpose.name, emailHash(request)]
  const limits = [linkCooldownSeconds, request.isByStaff ? unlimited : linksPerDay]
  // Written out: the row itself decides, as it is when the statement gets to it, whether the time begins anew.
  const started = await client.query(
    `insert into account_link_requests as earlier (purpose, email_hash, requested_at, day_began_at)
     values ($1, $2, clock_timestamp(), clock_timestamp())
     on conflict (purpose, email_hash) do update set requested_at = excluded.requested_at,
       day_began_at = case when ${dayIsOver} then excluded.requested_at else earlier.day_began_at end,
       requests = case when ${dayIsOver} then 1 else earlier.requests + 1 end
       where earlier.requested_at <= excluded.requested_at - make_interval(secs => $3)
         and (earlier.requests < $4 or ${dayIsOver})`,
    [...key, ...limits],
  )
  if (started.rowCount === 1) return null
  // Written out: a sum over times of the row, by the clock that started them.
  const { rows } = await client.query<{ seconds: number }>(
    `select ceil(greatest(
       $3 - extract(epoch from clock_timestamp() - requested_at),
       case when requests >= $4 then extract(epoch from day_began_at + interval '1 day' - clock_timestamp()) end
     ))::int as seconds
     from account_link_requests where purpose = $1 and email_hash = $2`,
    [...key, ...limits],
  )
  return Math.max(1, rows[0]?.seconds ?? linkCooldownSeconds)
}

/** The largest integer of PostgreSQL. */
const unlimited = 2_147_483_647

const dayIsOver = "earlier.day_began_at <= excluded.requested_at - interval '1 day'"

const emailHash = ({ email, lookupKey }: LinkRequest): Buffer =>
  createHmac('sha256', lookupKey)
    .update(`link ${mailboxOf(email)}`)
    .digest()

/** Removes what was asked for so long ago; no cooldown lasts longer than a day. */
export const forgetOldLinkRequests = (database: Database, age: string): Promise<void> =>
  deleteInBatches(
    database,
    accountLinkRequests,
    lt(accountLinkRequests.requestedAt, sql`now() - ${age}::interval`),
  )

import { createHmac } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { type LinkPurpose, linkCooldownSeconds } from '../../contract/account.ts'
import { emailKeyOf } from './customers-table.ts'

type LinkRequest = {
  /** What was asked for, whatever link follows. */
  readonly purpose: LinkPurpose
  /** As it was typed; whether anybody has it plays no part. */
  readonly email: string
  readonly lookupKey: Buffer
}

/**
 * Starts the time in which no other link is mailed to an address (order-flow §9). It lies in the database, so it holds
 * across tabs, servers and restarts, and of two requests at once one starts it; it is started when the transaction commits.
 * @returns null where it was started, else how many seconds the earlier one still lasts, 1 or more
 */
export async function startCooldown(client: PoolClient, request: LinkRequest): Promise<number | null> {
  const key = [request.purpose, emailHash(request)]
  const started = await client.query(
    `insert into account_link_requests (purpose, email_hash, requested_at) values ($1, $2, clock_timestamp())
     on conflict (purpose, email_hash) do update set requested_at = excluded.requested_at
       where account_link_requests.requested_at <= excluded.requested_at - make_interval(secs => $3)`,
    [...key, linkCooldownSeconds],
  )
  if (started.rowCount === 1) return null
  const { rows } = await client.query<{ seconds: number }>(
    `select ceil($3 - extract(epoch from clock_timestamp() - requested_at))::int as seconds
     from account_link_requests where purpose = $1 and email_hash = $2`,
    [...key, linkCooldownSeconds],
  )
  return Math.max(1, rows[0]?.seconds ?? linkCooldownSeconds)
}

const emailHash = ({ email, lookupKey }: LinkRequest): Buffer =>
  createHmac('sha256', lookupKey)
    .update(`link ${emailKeyOf(email)}`)
    .digest()

/** Removes what was asked for longer than a day ago; no cooldown lasts that long. */
export async function forgetOldLinkRequests(pool: Pool): Promise<void> {
  await pool.query("delete from account_link_requests where requested_at < now() - interval '1 day'")
}

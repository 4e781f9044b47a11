import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import type { Database } from '../database/pool.ts'
import { usedCaptchaTokens } from './tables.ts'

/** Remembers a token until it has expired. False when it was used before, on whichever server. */
export async function consumeToken({ $client }: Database, token: string, expiresAt: Date): Promise<boolean> {
  // Asked with every form that a captcha guards: planned once per connection, and written out, because drizzle would make
  // it anew for each.
  const { rowCount } = await $client.query({
    name: 'spend-captcha-token',
    text: `insert into used_captcha_tokens (token_hash, expires_at) values ($1, $2) on conflict do nothing`,
    values: [createHash('sha256').update(token).digest(), expiresAt],
  })
  return rowCount === 1
}

/** An hour later than they expire, so that no copy whose clock is behind the database's still takes one that is forgotten. */
export const forgetExpiredCaptchaTokens = (database: Database): Promise<void> =>
  deleteInBatches(
    database,
    usedCaptchaTokens,
    lt(usedCaptchaTokens.expiresAt, sql`now() - interval '1 hour'`),
  )

import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import type { Database, Queryable } from '../database/pool.ts'
import { usedCaptchaTokens } from './tables.ts'

/** Remembers a token until it has expired. False when it was used before, on whichever server. */
export async function spendToken(database: Queryable, token: string, expiresAt: Date): Promise<boolean> {
  // Asked with every form that a captcha guards: planned once per connection.
  const { rowCount } = await database
    .insert(usedCaptchaTokens)
    .values({ tokenHash: createHash('sha256').update(token).digest(), expiresAt })
    .onConflictDoNothing()
    .prepare('spend-captcha-token')
    .execute()
  return rowCount === 1
}

export const forgetExpiredCaptchaTokens = (database: Database): Promise<void> =>
  deleteInBatches(database, usedCaptchaTokens, lt(usedCaptchaTokens.expiresAt, sql`now()`))

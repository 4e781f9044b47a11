import { createHash } from 'node:crypto'
import type pg from 'pg'
import { deleteInBatches } from '../database/delete-in-batches.ts'

/** Remembers a token until it has expired. False when it was used before, on whichever server. */
export async function spendToken(pool: pg.Pool, token: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'spend-captcha-token',
    text: 'insert into used_captcha_tokens (token_hash, expires_at) values ($1, $2) on conflict do nothing',
    values: [createHash('sha256').update(token).digest(), expiresAt],
  })
  return rowCount === 1
}

export const forgetExpiredCaptchaTokens = (pool: pg.Pool): Promise<void> =>
  deleteInBatches(pool, 'used_captcha_tokens', 'expires_at < now()')

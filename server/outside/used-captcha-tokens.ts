import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Remembers a token until it has expired. False when it was used before, on whichever server. */
export async function spendToken(pool: pg.Pool, token: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    'insert into used_captcha_tokens (token_hash, expires_at) values ($1, $2) on conflict do nothing',
    [createHash('sha256').update(token).digest(), expiresAt],
  )
  return rowCount === 1
}

export async function forgetExpiredCaptchaTokens(pool: pg.Pool): Promise<void> {
  await pool.query('delete from used_captcha_tokens where expires_at < now()')
}

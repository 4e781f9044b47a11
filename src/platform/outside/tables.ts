import { pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../database/column-types.ts'

/** Captcha tokens that were used, until they would have expired anyway. */
export const usedCaptchaTokens = pgTable('used_captcha_tokens', {
  /** SHA-256. */
  tokenHash: bytea('token_hash').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

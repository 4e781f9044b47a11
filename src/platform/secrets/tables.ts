import { boolean, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../database/column-types.ts'

/** By what the database knows the APP_SECRET that it was filled under; one row. */
export const appSecret = pgTable('app_secret', {
  isOnly: boolean('is_only').primaryKey().default(true),
  fingerprint: bytea().notNull(),
  recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
})

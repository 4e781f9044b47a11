import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/column-types.ts'

/** Wrong passwords per account, source and device; a row counts until its window ends. */
export const loginFailures = pgTable(
  'login_failures',
  {
    scope: text().notNull(),
    keyHash: bytea('key_hash').notNull(),
    failures: integer().notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.scope, table.keyHash] })],
)

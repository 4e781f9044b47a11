import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../database/column-types.ts'

/** Files of the pages as each release built them (src/platform/database/migrations/0116-kept-assets.sql says what each column is). */
export const retainedAssets = pgTable('kept_assets', {
  name: text().primaryKey(),
  content: bytea().notNull(),
  builtInAt: timestamp('built_in_at', { withTimezone: true }).notNull().defaultNow(),
})

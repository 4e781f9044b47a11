import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/* Resellers (src/platform/database/migrations/0004-orders.sql). */

export const resellers = pgTable('resellers', {
  id: text().primaryKey(),
  companyName: text('company_name').notNull(),
  /** Only an active one can be ordered through. */
  active: boolean().notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

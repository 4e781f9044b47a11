import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How much of what is costly was taken since that hour began, by all copies of the shop together. */
export const hourlyBudgets = pgTable('hourly_budgets', {
  name: text().primaryKey(),
  hourBeganAt: timestamp('hour_began_at', { withTimezone: true }).notNull(),
  taken: bigint({ mode: 'number' }).notNull(),
})

import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** The filter of the stream of a case that each colleague chose last. */
export const storedStreamFilters = pgTable('stream_filters', {
  staffId: uuid('staff_id').primaryKey(),
  filter: text().notNull(),
})

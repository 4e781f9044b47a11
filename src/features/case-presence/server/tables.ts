import { bigint, boolean, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Tabs that have a case open (src/platform/database/migrations/0359-case-presence.sql). */
export const openCases = pgTable(
  'case_presence',
  {
    staffId: uuid('staff_id').notNull(),
    tab: uuid().notNull(),
    caseId: bigint('case_id', { mode: 'number' }).notNull(),
    isWriting: boolean('is_writing').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.staffId, table.tab] })],
)

import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bulkOutcomes } from '../bulk-action.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Commands for many cases (src/platform/database/migrations/0183-many-cases-at-once.sql). */
export const bulkJobs = pgTable('bulk_jobs', {
  id: uuid().primaryKey(),
  staffId: uuid('staff_id').notNull(),
  /** Parsed when it is read. */
  action: jsonb().$type<unknown>().notNull(),
  undoes: uuid(),
  state: text({ enum: ['previewing', 'previewed', 'running', 'done', 'stopped'] }).notNull(),
  startsAt: moment('starts_at'),
  missing: integer().notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  endedAt: moment('ended_at'),
})

export const bulkJobCases = pgTable(
  'bulk_job_cases',
  {
    jobId: uuid('job_id').notNull(),
    position: integer().notNull(),
    caseId: bigint('case_id', { mode: 'number' }).notNull(),
    version: integer().notNull(),
    expected: text({ enum: bulkOutcomes }),
    outcome: text({ enum: bulkOutcomes }),
    message: text(),
    /** Parsed when it is read. */
    before: jsonb().$type<unknown>(),
    became: integer(),
  },
  table => [primaryKey({ columns: [table.jobId, table.position] })],
)

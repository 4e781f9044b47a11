import { bigint, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { lineChangeStates } from '../../line-change-states.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Changes of orders' lines (src/platform/database/migrations/0124-line-changes.sql says what each column is). */
export const lineChanges = pgTable('line_changes', {
  id: uuid().primaryKey(),
  caseId: bigint('case_id', { mode: 'number' }).notNull(),
  state: text({ enum: lineChangeStates }).notNull(),
  proposedBy: uuid('proposed_by').notNull(),
  proposedAt: moment('proposed_at').notNull().defaultNow(),
  message: text().notNull().default(''),
  productFormat: smallint('product_format').notNull(),
  linesBefore: jsonb('lines_before').$type<unknown>().notNull(),
  linesAfter: jsonb('lines_after').$type<unknown>().notNull(),
  linkId: uuid('link_id'),
  expiresAt: moment('expires_at'),
  endedAt: moment('ended_at'),
  agreed: jsonb().$type<unknown>(),
  answer: text().notNull().default(''),
})

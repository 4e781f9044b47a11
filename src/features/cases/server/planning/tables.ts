import { bigint, boolean, date, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { partOfDayNames } from '../../delivery-plan.ts'

/* Tables of staff's work on cases (columns: src/platform/database/migrations/0122-desk-case.sql). */

const caseId = () => bigint('case_id', { mode: 'number' })

export const deliveryPlans = pgTable('delivery_plans', {
  caseId: caseId().primaryKey(),
  day: date().notNull(),
  partOfDay: text('part_of_day', { enum: partOfDayNames }).notNull(),
  installer: text().notNull().default(''),
})

export const plannedCalls = pgTable('planned_calls', {
  caseId: caseId().primaryKey(),
  plannedFor: timestamp('planned_for', { withTimezone: true }).notNull(),
})

/** Columns: src/platform/database/migrations/0183-many-cases-at-once.sql. */
export const caseSnoozes = pgTable('case_snoozes', {
  caseId: caseId().primaryKey(),
  until: date().notNull(),
  untilAnswer: boolean('until_answer').notNull(),
  dueBefore: timestamp('due_before', { withTimezone: true }),
  beganAt: timestamp('began_at', { withTimezone: true }).notNull().defaultNow(),
})

export const caseNotes = pgTable('case_notes', {
  id: uuid().primaryKey(),
  caseId: caseId().notNull(),
  text: text().notNull(),
})

export const caseMessages = pgTable('case_messages', {
  id: uuid().primaryKey(),
  caseId: caseId().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  /** Others who get a copy. */
  cc: text().array().notNull().default([]),
  /** Message-ID of the mail that it answers. */
  inReplyTo: text('in_reply_to'),
  /** Message-IDs of the conversation before it, the newest last. */
  thread: text().array().notNull().default([]),
})

export const caseOrigins = pgTable('case_origins', {
  caseId: caseId().primaryKey(),
  originId: bigint('origin_id', { mode: 'number' }).notNull(),
})

/** A pair stands once, the older case first. */
export const caseLinks = pgTable(
  'case_links',
  { caseId: caseId().notNull(), otherId: bigint('other_id', { mode: 'number' }).notNull() },
  table => [primaryKey({ columns: [table.caseId, table.otherId] })],
)

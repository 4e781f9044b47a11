import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/column-types.ts'
import { scanStates } from '../../cases/case-file.ts'

/** Files at cases (columns: src/platform/database/migrations/0179-case-files.sql). */
export const caseFiles = pgTable('case_files', {
  id: uuid().primaryKey(),
  caseId: bigint('case_id', { mode: 'number' }).notNull(),
  mailId: uuid('mail_id'),
  messageId: uuid('message_id'),
  eventId: bigint('event_id', { mode: 'number' }),
  draftOf: uuid('draft_of'),
  name: text().notNull(),
  contentType: text('content_type').notNull(),
  contentId: text('content_id'),
  size: integer().notNull(),
  sha256: bytea().notNull(),
  scan: text({ enum: scanStates }).notNull(),
  contentEncrypted: bytea('content_encrypted'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

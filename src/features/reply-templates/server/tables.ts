import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { requestKinds } from '../../cases/customer-requests.ts'
import { replyLanguages } from '../../cases/reply-language.ts'

/* Ready-made texts and signatures (columns: src/platform/database/migrations/0180-reply-templates.sql). */

export const replyTemplates = pgTable('reply_templates', {
  id: uuid().primaryKey(),
  /** null: shared by all colleagues. */
  ownerId: uuid('owner_id'),
  version: integer().notNull().default(1),
})

export const replyTemplateVersions = pgTable(
  'reply_template_versions',
  {
    templateId: uuid('template_id').notNull(),
    version: integer().notNull(),
    name: text().notNull(),
    language: text({ enum: replyLanguages }).notNull().default('nl'),
    kinds: text().array().notNull().default([]),
    states: text().array().notNull().default([]),
    subject: text().notNull(),
    text: text().notNull(),
    waitDays: integer('wait_days'),
    assignsSender: boolean('assigns_sender').notNull().default(false),
    assigneeId: uuid('assignee_id'),
    closeReason: text('close_reason'),
    settles: text({ enum: requestKinds }).array().notNull().default([]),
    changedBy: uuid('changed_by'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.templateId, table.version] })],
)

export const mailSignatures = pgTable('mail_signatures', {
  staffId: uuid('staff_id').primaryKey(),
  text: text().notNull(),
})

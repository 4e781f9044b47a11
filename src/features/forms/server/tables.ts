import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Submissions of website forms (src/platform/database/migrations/0040-cases.sql). */
export const formSubmissions = pgTable('form_submissions', {
  caseId: bigint('case_id', { mode: 'number' }).primaryKey(),
  kind: text({ enum: ['fibre-enquiry', 'form'] }).notNull(),
  formId: text('form_id').notNull(),
  answers: jsonb().$type<unknown>().notNull(),
})

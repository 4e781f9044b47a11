import { bigint, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/column-types.ts'

/* PDFs that customers got (columns: src/platform/database/migrations/0071-documents.sql, 0241-corrected-documents.sql). */

export const documents = pgTable('documents', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  caseId: bigint('case_id', { mode: 'number' }).notNull(),
  kind: text({
    enum: ['order-confirmation', 'contract-summary', 'terms', 'mandate', 'quote-request', 'quote'],
  }).notNull(),
  version: smallint().notNull().default(1),
  correction: smallint().notNull().default(0),
  contentId: uuid('content_id').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
})

export const documentContents = pgTable('document_contents', {
  id: uuid().primaryKey(),
  contentMac: bytea('content_mac'),
  contentEncrypted: bytea('content_encrypted').notNull(),
})

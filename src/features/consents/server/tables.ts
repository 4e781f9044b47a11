import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { consentWays } from '../consent-ways.ts'
import { consentKinds } from './consent.ts'

/** The texts that are consented to; the table has an older name. */
export const consentTexts = pgTable('agreement_texts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: consentKinds }).notNull(),
  version: text().notNull(),
  text: text(),
})

export const caseConsents = pgTable(
  'case_consents',
  {
    caseId: bigint('case_id', { mode: 'number' }).notNull(),
    consentTextId: integer('agreement_text_id').notNull(),
    reference: text(),
    filledIn: jsonb('filled_in').$type<unknown>(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull().defaultNow(),
    channel: text({ enum: ['web', 'phone', 'api'] })
      .notNull()
      .default('web'),
    givenBy: text('given_by'),
    givenHow: text('given_how', { enum: consentWays }),
    /** Staff member who read it out on the phone. */
    readOutBy: uuid('read_out_by'),
  },
  table => [primaryKey({ columns: [table.caseId, table.consentTextId] })],
)

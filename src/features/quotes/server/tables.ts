import { bigint, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { quoteVersionStates } from '../versions.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Quotes as they were sent (src/platform/database/migrations/0133-quotes.sql says what each column is). */
export const quoteVersions = pgTable('quote_versions', {
  id: uuid().primaryKey(),
  caseId: bigint('case_id', { mode: 'number' }).notNull(),
  number: smallint().notNull(),
  state: text({ enum: quoteVersionStates }).notNull(),
  madeBy: uuid('made_by').notNull(),
  sentAt: moment('sent_at').notNull().defaultNow(),
  validUntil: moment('valid_until').notNull(),
  words: text().notNull().default(''),
  /** For the release before, in euros; a trigger writes it (src/platform/database/migrations/0173-money-in-cents.sql). */
  draft: jsonb().$type<unknown>(),
  draftInCents: jsonb('draft_in_cents').$type<unknown>().notNull(),
  productFormat: smallint('product_format').notNull(),
  lines: jsonb().$type<unknown>().notNull(),
  linkId: uuid('link_id'),
  openedAt: moment('opened_at'),
  endedAt: moment('ended_at'),
  reason: text().notNull().default(''),
  orderCaseId: bigint('order_case_id', { mode: 'number' }),
})

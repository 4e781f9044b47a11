import { bigint, date, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { transferOutcomes } from '../transfer.ts'

/** Words that a side agreed to, with the version that they have among the texts of consents where they stand there. */
export type StoredConsent = {
  readonly kind: 'transfer' | 'terms' | 'direct-debit' | 'long-term'
  readonly version: string | null
  readonly text: string
}

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Transfers of agreements (src/platform/database/migrations/0357-agreement-transfers.sql says what each column is). */
export const agreementTransfers = pgTable('agreement_transfers', {
  id: uuid().primaryKey(),
  caseId: bigint('case_id', { mode: 'number' }).notNull(),
  holdsFrom: date('holds_from').notNull(),
  fromCompany: text('from_company').notNull(),
  toCompany: text('to_company').notNull(),
  reason: text().notNull(),
  begunAt: moment('begun_at').notNull().defaultNow(),
  begunBy: uuid('begun_by'),
  fromAskedAt: moment('from_asked_at').notNull().defaultNow(),
  toAskedAt: moment('to_asked_at').notNull().defaultNow(),
  fromAgreedAt: moment('from_agreed_at'),
  toAgreedAt: moment('to_agreed_at'),
  fromConsents: jsonb('from_consents').$type<StoredConsent[]>(),
  toConsents: jsonb('to_consents').$type<StoredConsent[]>(),
  approvedAt: moment('approved_at'),
  approvedBy: uuid('approved_by'),
  outcome: text({ enum: transferOutcomes }),
  endedAt: moment('ended_at'),
})

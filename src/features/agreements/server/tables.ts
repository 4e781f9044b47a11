import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/column-types.ts'
import type { StoredGiver } from '../notice-giver.ts'
import type { NoticeReason } from '../notice-reasons.ts'
import type { ProductEndReason } from '../product-end.ts'
import type { StoredEndingLine } from './ending-line.ts'

/* Products that customers no longer have (src/platform/database/migrations/0192-product-ends.sql, 0362-covered-ends.sql). */

export const productEnds = pgTable(
  'product_ends',
  {
    caseId: bigint('case_id', { mode: 'number' }).notNull(),
    position: smallint().notNull(),
    endedOn: date('ended_on').notNull(),
    /** Whether its day has come and was told. */
    hasCome: boolean('has_come').notNull().default(false),
    reason: text().$type<ProductEndReason>().notNull(),
    noticeId: uuid('notice_id'),
    replacedBy: bigint('replaced_by', { mode: 'number' }),
    coveredEndedOn: date('covered_ended_on'),
    coveredReason: text('covered_reason').$type<ProductEndReason>(),
    coveredNoticeId: uuid('covered_notice_id'),
  },
  table => [primaryKey({ columns: [table.caseId, table.position] })],
)

/** Notices that were given (src/platform/database/migrations/0350-notices.sql, 0356-notice-giver.sql and 0361-notices-together.sql say what each column is). */
export const notices = pgTable('notices', {
  id: uuid().primaryKey(),
  caseId: bigint('case_id', { mode: 'number' }).notNull(),
  givenOn: date('given_on').notNull(),
  lastDay: date('last_day').notNull(),
  lines: jsonb().$type<StoredEndingLine[]>().notNull(),
  costInCents: integer('cost_in_cents').notNull(),
  why: text().$type<NoticeReason>(),
  giver: jsonb().$type<StoredGiver>().notNull().default({ by: 'customer' }),
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  givenWith: uuid('given_with'),
  /** The case that the end is; null where it is gone, or not opened yet (0364-ends-are-cases.sql). */
  endCaseId: bigint('end_case_id', { mode: 'number' }),
})

/** Notices that wait for their confirmation (src/platform/database/migrations/0351-notice-requests.sql). */
export const noticeRequests = pgTable('notice_requests', {
  linkId: uuid('link_id').primaryKey(),
  caseId: bigint('case_id', { mode: 'number' }).notNull(),
  noticeId: uuid('notice_id').notNull(),
  positions: smallint().array().notNull(),
  lastDay: date('last_day').notNull(),
  why: text().$type<NoticeReason>(),
})

/** Parties of agreements from a day on (src/platform/database/migrations/0357-agreement-transfers.sql and 0358-days-of-parties.sql, 0363-links-of-parties.sql say what each column is). */
export const agreementParties = pgTable('agreement_parties', {
  id: uuid().primaryKey(),
  caseId: bigint('case_id', { mode: 'number' }).notNull(),
  holdsFrom: date('holds_from'),
  customerId: uuid('customer_id'),
  emailKey: text('email_key').notNull(),
  kvkNumber: text('kvk_number').notNull(),
  kvkChecked: boolean('kvk_checked').notNull(),
  organization: jsonb().$type<unknown>().notNull(),
  ibanEncrypted: bytea('iban_encrypted').notNull(),
  invoiceEmail: text('invoice_email').notNull(),
  mandateReference: text('mandate_reference'),
  hasCome: boolean('has_come').notNull().default(false),
  linkId: uuid('link_id'),
})

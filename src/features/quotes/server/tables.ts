import {
  bigint,
  boolean,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { productTypes } from '../../catalogue/product.ts'
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
  wholeDiscounts: jsonb('whole_discounts').$type<unknown>().notNull().default([]),
  partCount: smallint('part_count').notNull().default(1),
  /** For the release before, in euros; a trigger writes it (src/platform/database/migrations/0173-money-in-cents.sql). */
  draft: jsonb().$type<unknown>(),
  /** For the release before: the draft of the first part. */
  draftInCents: jsonb('draft_in_cents').$type<unknown>().notNull(),
  productFormat: smallint('product_format').notNull(),
  /** For the release before: the lines of all parts. */
  lines: jsonb().$type<unknown>().notNull(),
  linkId: uuid('link_id'),
  openedAt: moment('opened_at'),
  endedAt: moment('ended_at'),
  reason: text().notNull().default(''),
  /** For the release before: the order of a version with one part. */
  orderCaseId: bigint('order_case_id', { mode: 'number' }),
})

/** The parts of versions (src/platform/database/migrations/0176-quote-parts.sql says what each column is). */
export const quoteParts = pgTable(
  'quote_parts',
  {
    versionId: uuid('version_id').notNull(),
    position: smallint().notNull(),
    partId: uuid('part_id').notNull(),
    name: text().notNull().default(''),
    productType: text('product_type', { enum: productTypes }).notNull(),
    detailsFormat: smallint('details_format').notNull().default(1),
    installationAddress: jsonb('installation_address').$type<unknown>().notNull(),
    addressChecked: boolean('address_checked').notNull().default(true),
    draft: jsonb().$type<unknown>().notNull(),
    productFormat: smallint('product_format').notNull(),
    lines: jsonb().$type<unknown>().notNull(),
    wholeDiscounts: jsonb('whole_discounts').$type<unknown>().notNull().default([]),
    acceptedAt: moment('accepted_at'),
    orderCaseId: bigint('order_case_id', { mode: 'number' }),
  },
  table => [primaryKey({ columns: [table.versionId, table.position] })],
)

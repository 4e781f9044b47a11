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
} from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/column-types.ts'
import { type PortInRefusal, type PortInState, portInTable } from '../../cases/port-in-states.ts'
import { referenceColumns } from '../../details/server/reference-columns.ts'

/* Orders and quote requests (src/platform/database/migrations/0040-cases.sql says what each column is). */

const caseId = () => bigint('case_id', { mode: 'number' })

export const productOrders = pgTable('product_orders', {
  caseId: caseId().primaryKey(),
  kind: text({ enum: ['order'] })
    .notNull()
    .default('order'),
  kvkNumber: text('kvk_number').notNull(),
  kvkChecked: boolean('kvk_checked').notNull(),
  vatNumber: text('vat_number').notNull().default(''),
  vatStatus: text('vat_standing', { enum: ['known', 'not-checked'] }),
  detailsFormat: smallint('details_format').notNull().default(1),
  organization: jsonb().$type<unknown>().notNull(),
  contactPerson: jsonb('contact_person').$type<unknown>().notNull(),
  technicalPerson: jsonb('technical_person').$type<unknown>(),
  invoiceAddress: jsonb('invoice_address').$type<unknown>(),
  installationAddress: jsonb('installation_address').$type<unknown>().notNull(),
  addressChecked: boolean('address_checked').notNull().default(true),
  deliveryChecked: boolean('delivery_checked').notNull().default(true),
  ibanEncrypted: bytea('iban_encrypted').notNull(),
  directDebit: boolean('direct_debit').notNull(),
  deliveryPreference: jsonb('delivery_preference').$type<unknown>(),
  ...referenceColumns(),
  /** A trigger writes both where a part of a quote is accepted (src/platform/database/migrations/0256-quote-of-an-order.sql). */
  quoteNumber: text('quote_number').notNull().default(''),
  branch: text().notNull().default(''),
  /** Both null but of an order that takes the place of an agreement (src/platform/database/migrations/0352-orders-in-place.sql). */
  replacesCaseId: bigint('replaces_case_id', { mode: 'number' }),
  replaces: jsonb().$type<unknown>(),
  monthlyInCents: integer('monthly_in_cents').notNull(),
  oneTimeInCents: integer('one_time_in_cents').notNull(),
})

export const productQuotes = pgTable('product_quotes', {
  caseId: caseId().primaryKey(),
  kind: text({ enum: ['quote'] })
    .notNull()
    .default('quote'),
  detailsFormat: smallint('details_format').notNull().default(1),
  installationAddress: jsonb('installation_address').$type<unknown>().notNull(),
  addressChecked: boolean('address_checked').notNull().default(true),
  ...referenceColumns(),
  monthlyInCents: integer('monthly_in_cents').notNull(),
  oneTimeInCents: integer('one_time_in_cents').notNull(),
})

export const caseLines = pgTable(
  'case_lines',
  {
    caseId: caseId().notNull(),
    position: smallint().notNull(),
    productId: integer('product_id').notNull(),
    quantity: integer().notNull(),
    priceInCents: integer('price_in_cents').notNull(),
    contractDuration: integer('contract_duration').notNull(),
    productFormat: smallint('product_format').notNull().default(1),
    product: jsonb().$type<unknown>().notNull(),
  },
  table => [primaryKey({ columns: [table.caseId, table.position] })],
)

export const portInRequests = pgTable(
  'port_in_requests',
  {
    caseId: caseId().notNull(),
    position: smallint().notNull(),
    number: text().notNull(),
    state: text().$type<PortInState>().notNull().default(portInTable.first),
    wishDate: date('wish_date'),
    provider: text(),
    providerReference: text('provider_reference'),
    askedOn: date('asked_on'),
    plannedOn: date('planned_on'),
    refusal: text().$type<PortInRefusal>(),
  },
  table => [primaryKey({ columns: [table.caseId, table.position] })],
)

/** Responses stored under the key of their request. */
export const retryKeys = pgTable(
  'retry_keys',
  {
    ownerHash: bytea('owner_hash').notNull(),
    key: text().notNull(),
    bodyMac: bytea('body_mac').notNull(),
    answer: jsonb().$type<unknown>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.ownerHash, table.key] })],
)

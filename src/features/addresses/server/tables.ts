import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { fibreAvailabilities } from '../../catalogue/product-sub-types.ts'
import type { AddressCount } from '../address-count.ts'
import { technologies } from '../coverage.ts'
import { importKinds, importOrigins, importStates } from '../import.ts'
import { missKinds } from '../missed-look-up.ts'

/** As `normalizePostcode` gives it. */
const postcode = customType<{ data: string }>({ dataType: () => 'character(6)' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** Files that came in (columns: src/platform/database/migrations/0310-coverage-imports.sql). */
export const coverageImports = pgTable('coverage_imports', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: importKinds }).notNull(),
  origin: text({ enum: importOrigins }).notNull(),
  state: text({ enum: importStates }).notNull(),
  fileName: text('file_name'),
  fileBytes: bigint('file_bytes', { mode: 'number' }),
  receivedBytes: count('received_bytes'),
  rowCount: count('row_count'),
  badRowCount: count('bad_row_count'),
  /** Parsed when it is read. */
  badRows: jsonb('bad_rows').$type<unknown>().notNull().default([]),
  /** Parsed when it is read. */
  comparison: jsonb().$type<unknown>(),
  staffId: uuid('staff_id'),
  arrivedAt: moment('arrived_at').notNull().defaultNow(),
  startsAt: moment('starts_at'),
  decidedBy: uuid('decided_by'),
  liveAt: moment('live_at'),
  endedAt: moment('ended_at'),
  replaces: bigint({ mode: 'number' }),
  version: integer().notNull().default(1),
})

const whoAndWhy = {
  source: text().notNull(),
  reason: text().notNull(),
  madeBy: uuid('made_by'),
  madeAt: moment('made_at').notNull().defaultNow(),
  endedBy: uuid('ended_by'),
  endedAt: moment('ended_at'),
  /** The file that says the same. */
  droppedFor: bigint('dropped_for', { mode: 'number' }),
}

/** Corrections of coverage by colleagues (columns: src/platform/database/migrations/0301-corrected-coverage.sql). */
export const coverageCorrections = pgTable('coverage_corrections', {
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  zipCode: postcode('zip_code').notNull(),
  numberFrom: integer('number_from'),
  numberTo: integer('number_to'),
  parity: text({ enum: ['even', 'odd'] }),
  suffix: text(),
  technology: text({ enum: technologies }).notNull(),
  availability: text({ enum: fibreAvailabilities }).notNull(),
  maxDownloadMbs: integer('max_download_mbs').notNull(),
  maxUploadMbs: integer('max_upload_mbs').notNull(),
  weeksFrom: integer('delivery_weeks_from').notNull(),
  weeksTo: integer('delivery_weeks_to').notNull(),
  oneTimeInCents: integer('one_time_in_cents'),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on'),
  /** When it was last changed; null where it never was. */
  changedAt: moment('changed_at'),
  ...whoAndWhy,
})

/** Addresses that the register does not have. */
export const addedAddresses = pgTable('added_addresses', {
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  zipCode: postcode('zip_code').notNull(),
  houseNumber: integer('house_number').notNull(),
  suffix: text().notNull(),
  street: text().notNull(),
  city: text().notNull(),
  ...whoAndWhy,
})

/** Addresses by what the networks offer them (columns: src/platform/database/migrations/0320-reach-of-products.sql, 0342). */
export const coverageCounts = pgTable('coverage_counts', {
  isOnly: boolean('is_only').primaryKey().default(true),
  coverageImport: bigint('coverage_import', { mode: 'number' }),
  addressesImport: bigint('addresses_import', { mode: 'number' }),
  counts: jsonb().$type<readonly AddressCount[]>().notNull(),
  countedAt: moment('counted_at').notNull(),
  /** Added to the counts, or taken from them, by corrections and added addresses. */
  byHand: jsonb('by_hand').$type<readonly AddressCount[]>().notNull().default([]),
  byHandOf: text('by_hand_of').notNull().default(''),
})

/** Look-ups of the shop that found nothing (columns: src/platform/database/migrations/0341-missed-look-ups.sql). */
export const missedLookUps = pgTable(
  'missed_look_ups',
  {
    month: date().notNull(),
    place: text().notNull(),
    kind: text({ enum: missKinds }).notNull(),
    count: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.month, table.place, table.kind] })],
)

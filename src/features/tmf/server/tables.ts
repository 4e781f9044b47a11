import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { caseKinds } from '../../cases/case-kinds.ts'
import type { Json } from '../json.ts'

/* Resources that belong to one client (columns: src/platform/database/migrations/0190-catalogue-by-api.sql, 0197-former-ids.sql). */

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const tmfResources = pgTable('tmf_resources', {
  arrival: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  clientId: uuid('client_id').notNull(),
  resource: text().notNull(),
  id: text().notNull(),
  formerId: text('former_id'),
  content: jsonb().$type<Json>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  expiresAt: moment('expires_at'),
})

/* Tables of which lists and their totals are made (columns: src/platform/database/migrations/0195-kept-counts.sql, 0196-known-organizations.sql). */

const block = bigint({ mode: 'number' }).notNull()
const scope = text().notNull()

export const caseCounts = pgTable('case_counts', {
  block,
  scope,
  kind: text({ enum: caseKinds }).notNull(),
  state: text().notNull(),
  cases: integer().notNull(),
  guests: integer().notNull(),
  products: integer().notNull(),
  endedProducts: integer('ended_products').notNull(),
  /** null of what was counted before these were (0353-counted-agreements.sql). */
  agreements: integer(),
  endedAgreements: integer('ended_agreements'),
  firstOpenedAt: moment('first_opened_at').notNull(),
  lastOpenedAt: moment('last_opened_at').notNull(),
})

export const completedCounts = pgTable('completed_counts', {
  block,
  scope,
  day: date().notNull(),
  orders: integer().notNull(),
})

export const caseCountMarks = pgTable('case_count_marks', { block })

export const caseCountProgress = pgTable('case_count_progress', {
  isOnly: boolean('is_only').primaryKey().default(true),
  nextBlock: bigint('next_block', { mode: 'number' }).notNull().default(0),
  fullBlock: bigint('full_block', { mode: 'number' }).notNull().default(0),
  openXids: bigint('open_xids', { mode: 'bigint' }).notNull().default(0n),
  fullAt: moment('full_at').notNull().defaultNow(),
})

export const knownOrganizations = pgTable('known_organizations', {
  scope,
  kvkNumber: text('kvk_number').notNull(),
  source: text({ enum: ['account', 'order'] }).notNull(),
  since: moment('since').notNull(),
  /** null of one that was written down before that was kept. */
  changedAt: moment('changed_at').default(sql`moment_of_change()`),
})

export const knownOrganizationCounts = pgTable('known_organization_counts', {
  scope: text().primaryKey(),
  organizations: bigint({ mode: 'number' }).notNull(),
})

export const organizationMarks = pgTable('organization_marks', {
  kvkNumber: text('kvk_number').notNull(),
  markedAt: moment('marked_at').notNull().default(sql`moment_of_change()`),
})

/* When everything was settled (columns: src/platform/database/migrations/0218-last-changes.sql). */

export const completeMoments = pgTable('settled_moments', {
  nextXid: bigint('next_xid', { mode: 'number' }).notNull(),
  at: moment('at').notNull(),
})

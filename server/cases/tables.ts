import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { caseKinds } from '../../domain/case-states.ts'
import { productTypes } from '../../domain/product.ts'
import { bytea } from '../database/column-types.ts'

/** What all that comes in has; one row each (server/database/migrations/0040-cases.sql says what each column is). */
export const cases = pgTable('cases', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  number: text().notNull(),
  kind: text({ enum: caseKinds }).notNull(),
  state: text().notNull(),
  productType: text('product_type', { enum: productTypes }),
  organizationName: text('organization_name'),
  contactName: text('contact_name'),
  contactEmail: text('contact_email'),
  contactPhone: text('contact_phone'),
  customerId: uuid('customer_id'),
  resellerId: text('reseller_id'),
  visitorHash: bytea('visitor_hash'),
  dueAt: timestamp('due_at', { withTimezone: true }),
  assigneeId: uuid('assignee_id'),
  version: integer().notNull().default(1),
  openedAt: timestamp('opened_at', { withTimezone: true }).notNull().defaultNow(),
  closedAt: timestamp('closed_at', { withTimezone: true }),
  closedReason: text('closed_reason'),
})

export const actorKinds = ['customer', 'staff', 'system', 'reseller', 'visitor'] as const

/** What happened; appended only. */
export const events = pgTable('events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull().defaultNow(),
  actorKind: text('actor_kind', { enum: actorKinds }).notNull(),
  actorId: text('actor_id'),
  caseId: bigint('case_id', { mode: 'number' }),
  customerId: uuid('customer_id'),
  productId: integer('product_id'),
  type: text().notNull(),
  changedFields: text('changed_fields').array().notNull().default([]),
  data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
})

/** Values of persons that an event changed; they can be erased. */
export const eventValues = pgTable(
  'event_values',
  {
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    field: text().notNull(),
    before: text(),
    after: text(),
  },
  table => [primaryKey({ columns: [table.eventId, table.field] })],
)

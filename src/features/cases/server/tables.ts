import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/column-types.ts'
import { productTypes } from '../../catalogue/product.ts'
import { caseKinds } from '../case-kinds.ts'
import { orderPurposes } from '../order-purpose.ts'

/** The row that all kinds of cases share (columns: src/platform/database/migrations/0040-cases.sql). */
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
  /** When what others see of it last changed; null of what came in before that was kept (0218-last-changes.sql). */
  changedAt: timestamp('changed_at', { withTimezone: true }).default(sql`moment_of_change()`),
  isTest: boolean('is_test').notNull().default(false),
  /** `new` of what is no order (0364-ends-are-cases.sql). */
  purpose: text({ enum: orderPurposes }).notNull().default('new'),
})

/** Promises to customers that were completed, in time or late (src/platform/database/migrations/0360-completed-promises.sql). */
export const completedPromises = pgTable('completed_promises', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  caseId: bigint('case_id', { mode: 'number' }).notNull(),
  staffId: uuid('staff_id'),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
})

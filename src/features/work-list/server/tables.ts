import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { caseKinds } from '../../cases/case-kinds.ts'
import { orderPurposes } from '../../cases/order-purpose.ts'
import { productTypes } from '../../catalogue/product.ts'
import { staffRoles } from '../../desk/staff-roles.ts'

const caseId = () => bigint('case_id', { mode: 'number' })

/**
 * The copy of each case for the work list (src/platform/database/migrations/0121-work-list.sql, 0159-job-applications.sql).
 */
export const workList = pgTable('work_list', {
  caseId: caseId().primaryKey(),
  number: text().notNull(),
  kind: text({ enum: caseKinds }).notNull(),
  state: text().notNull(),
  /** The form of the website that it came in with; null of what is no form. */
  formId: text('form_id'),
  productType: text('product_type', { enum: productTypes }),
  organizationName: text('organization_name'),
  contactName: text('contact_name'),
  monthlyInCents: integer('monthly_in_cents'),
  assigneeId: uuid('assignee_id'),
  /** `infinity` where nothing is promised, which is no Date: read it with `dueAtOf`. */
  dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull(),
  openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
  isOpen: boolean('is_open').notNull(),
  hasKeys: boolean('has_keys').notNull().default(false),
  keysVersion: integer('keys_version').notNull().default(0),
  /** Whether the rules of assignment have still to look at it. */
  isToAssign: boolean('is_to_assign').notNull().default(true),
  /** Whether a test client made it: it is shown and not counted (src/platform/database/migrations/0186-keys-and-tests.sql). */
  isTest: boolean('is_test').notNull().default(false),
  /** The purpose of an order (src/platform/database/migrations/0364-ends-are-cases.sql). */
  purpose: text({ enum: orderPurposes }).notNull().default('new'),
})

export const caseKeys = pgTable('case_keys', { key: text().notNull(), caseId: caseId().notNull() }, table => [
  primaryKey({ columns: [table.key, table.caseId] }),
])

export const caseWords = pgTable('case_words', { word: text().primaryKey() })

export const savedViews = pgTable('saved_views', {
  id: uuid().primaryKey(),
  staffId: uuid('staff_id').notNull(),
  name: text().notNull(),
  /** Parsed when it is read. */
  filters: jsonb().$type<unknown>().notNull(),
  isShared: boolean('is_shared').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The view that the list begins with, of a colleague or of a role (src/platform/database/migrations/0183-many-cases-at-once.sql). */
export const defaultViews = pgTable('default_views', {
  staffId: uuid('staff_id'),
  role: text({ enum: staffRoles }),
  /** Parsed when it is read. */
  filters: jsonb().$type<unknown>().notNull(),
})

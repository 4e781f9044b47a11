import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { caseKinds } from '../../cases/case-kinds.ts'
import { orderPurposes } from '../../cases/order-purpose.ts'
import { productTypes } from '../../catalogue/product.ts'

/* Rules that assign cases (src/platform/database/migrations/0184-assignment-rules.sql, 0253-first-day-of-an-absence.sql). */

export const assignmentRules = pgTable('assignment_rules', {
  position: integer().primaryKey(),
  name: text().notNull(),
  kind: text({ enum: caseKinds }),
  purpose: text({ enum: orderPurposes }),
  productType: text('product_type', { enum: productTypes }),
  formId: text('form_id'),
  postcodeFrom: text('postcode_from'),
  postcodeTo: text('postcode_to'),
  resellerId: text('reseller_id'),
})

export const assignmentRuleMembers = pgTable(
  'assignment_rule_members',
  { position: integer().notNull(), staffId: uuid('staff_id').notNull() },
  table => [primaryKey({ columns: [table.position, table.staffId] })],
)

export const staffAbsences = pgTable('staff_absences', {
  staffId: uuid('staff_id').primaryKey(),
  since: date(),
  until: date().notNull(),
  replacementId: uuid('replacement_id'),
})

export const assignmentSettings = pgTable('assignment_settings', {
  isOnly: boolean('is_only').primaryKey().default(true),
  version: integer().notNull().default(1),
})

import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Prospects (src/platform/database/migrations/0193-prospects.sql says what each column is). */
export const prospects = pgTable('prospects', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: ['organization', 'individual'] }).notNull(),
  clientId: uuid('client_id').notNull(),
  resellerId: text('reseller_id'),
  isTest: boolean('is_test').notNull().default(false),
  resource: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  companyName: text('company_name').notNull().default(''),
  contactName: text('contact_name').notNull().default(''),
  email: text().notNull().default(''),
  phoneNumber: text('phone_number').notNull().default(''),
  kvkNumber: text('kvk_number').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().default(sql`moment_of_change()`),
})

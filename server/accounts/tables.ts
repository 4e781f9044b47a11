import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../database/column-types.ts'

/* Organisations with a login, and registrations that wait for a password (docs/decisions/0026-registrations-wait-apart.md). */

const registered = () => ({
  id: uuid().primaryKey(),
  /** The login name: as it was typed, and as it is compared. */
  email: text().notNull(),
  emailKey: text('email_key').notNull(),
  /** Parsed when it is read (stored-organization.ts). */
  organization: jsonb().$type<unknown>().notNull(),
  /** Encrypted, bound to the id. */
  ibanEncrypted: bytea('iban_encrypted').notNull(),
  kvkChecked: boolean('kvk_checked').notNull(),
  resellerId: text('reseller_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export const customers = pgTable('customers', {
  ...registered(),
  /** argon2id in the PHC string format. */
  passwordHash: text('password_hash'),
  contactDetails: jsonb('contact_details').$type<unknown>(),
  technicalPerson: jsonb('technical_person').$type<unknown>(),
  activatedAt: timestamp('activated_at', { withTimezone: true }),
})

export const registrations = pgTable('registrations', registered())

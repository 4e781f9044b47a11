import { sql } from 'drizzle-orm'
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
import { bytea } from '../../../platform/database/column-types.ts'
import { referenceColumns } from '../../details/server/reference-columns.ts'

/**
 * Organisations with a login, and registrations that wait for a password
 * (docs/decisions/accounts.md#registrations-wait-apart).
 */

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull()

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
  createdAt: moment('created_at').defaultNow(),
})

export const customers = pgTable('customers', {
  ...registered(),
  /** argon2id in the PHC string format. */
  passwordHash: text('password_hash'),
  contactDetails: jsonb('contact_details').$type<unknown>(),
  technicalPerson: jsonb('technical_person').$type<unknown>(),
  /** Those that the next order begins with. */
  ...referenceColumns(),
  activatedAt: timestamp('activated_at', { withTimezone: true }),
  /** Since when the account opens for nobody; why, and who of the staff did it. */
  blockedAt: timestamp('blocked_at', { withTimezone: true }),
  blockedReason: text('blocked_reason'),
  blockedBy: uuid('blocked_by'),
  /** When what others see of it last changed; null of an account that is older than that. */
  changedAt: timestamp('changed_at', { withTimezone: true }).default(sql`moment_of_change()`),
})

export const registrations = pgTable('registrations', {
  ...registered(),
  /** The order that the account will get; null for a registration without one. */
  caseId: bigint('case_id', { mode: 'number' }),
})

/** The address that a customer asked to log in with, by the link that was mailed there. */
export const loginEmailChanges = pgTable('login_email_changes', {
  mailedLinkId: uuid('mailed_link_id').primaryKey(),
  email: text().notNull(),
})

/** When a link was last asked for at an address, whether anybody has it or not. */
export const accountLinkRequests = pgTable(
  'account_link_requests',
  {
    purpose: text().notNull(),
    emailHash: bytea('email_hash').notNull(),
    requestedAt: moment('requested_at'),
    dayBeganAt: moment('day_began_at').defaultNow(),
    requests: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.purpose, table.emailHash] })],
)

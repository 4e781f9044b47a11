import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/column-types.ts'
import { staffRoles } from '../../desk/staff-roles.ts'

/* Accounts of the desk (columns: src/platform/database/migrations/0120-staff.sql). */

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const staff = pgTable('staff', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  emailKey: text('email_key').notNull(),
  name: text().notNull().default(''),
  role: text({ enum: staffRoles }).notNull(),
  passwordHash: text('password_hash'),
  blockedAt: moment('blocked_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  joinedAt: moment('joined_at'),
})

export const staffSessions = pgTable('staff_sessions', {
  idHash: bytea('id_hash').primaryKey(),
  number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  staffId: uuid('staff_id').notNull(),
  userAgent: text('user_agent').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  confirmedAt: moment('confirmed_at').notNull().defaultNow(),
})

export const staffSecondFactors = pgTable('staff_second_factors', {
  staffId: uuid('staff_id').primaryKey(),
  secretEncrypted: bytea('secret_encrypted').notNull(),
  confirmedAt: moment('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { staffId: uuid('staff_id').notNull(), codeHash: bytea('code_hash').notNull() },
  table => [primaryKey({ columns: [table.staffId, table.codeHash] })],
)

export const staffSettings = pgTable('staff_settings', {
  isOnly: boolean('is_only').primaryKey().default(true),
  secondFactorRequired: boolean('second_factor_required').notNull().default(false),
})

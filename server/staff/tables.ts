import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { staffRoles } from '../../domain/staff-roles.ts'
import { bytea } from '../database/column-types.ts'

/* Who works at the desk (server/database/migrations/0120-staff.sql says what each column is). */

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

import { bigint, boolean, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CausedBy } from './caused-by.ts'
import { channels } from './kinds.ts'

const id = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The delivery queue (columns: src/platform/database/migrations/0070-deliveries.sql). */
export const deliveries = pgTable('deliveries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  channel: text({ enum: channels }).notNull(),
  kind: text().notNull(),
  recipient: text(),
  messageId: text('message_id').notNull(),
  caseId: id('case_id'),
  customerId: uuid('customer_id'),
  eventId: id('event_id'),
  mailedLinkId: uuid('mailed_link_id'),
  priority: smallint().notNull(),
  state: text({ enum: ['queued', 'sent', 'kept', 'dead', 'overtaken'] })
    .notNull()
    .default('queued'),
  notBefore: moment('not_before').notNull().defaultNow(),
  dueAt: moment('due_at').notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  passedLimitAt: moment('passed_limit_at'),
  causedBy: text('caused_by').$type<CausedBy>(),
  isBulk: boolean('is_bulk').notNull().default(false),
  mailbox: text(),
  heldAt: moment('held_at'),
  limitLifted: boolean('limit_lifted').notNull().default(false),
  reportedIn: id('reported_in'),
  createdAt: moment('created_at').notNull().defaultNow(),
  toldAt: moment('told_at').notNull().defaultNow(),
  overtakenBy: id('overtaken_by'),
  endedAt: moment('ended_at'),
  bouncedAt: moment('bounced_at'),
})

/** Addresses that a mail server rejected a mail to (columns: src/platform/database/migrations/0179-case-files.sql). */
export const bouncedAddresses = pgTable('bounced_addresses', {
  emailKey: text('email_key').primaryKey(),
  caseId: id('case_id').notNull(),
  reason: text().notNull(),
  bouncedAt: moment('bounced_at').notNull().defaultNow(),
})
